import { SHELL_COPY } from './copy.ts';

/** First stop of the keyboard: past the menus to the content. */
export function SkipLink() {
  return (
    <a
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-bos-900 px-5 py-3 font-semibold text-white focus:translate-y-0"
      href="#inhoud"
    >
      {SHELL_COPY.skip}
    </a>
  );
}

import type { SubsidyKeepCode } from '@sens/engine';
import { KEEP_WORDS } from '../condition-words.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';

/** What to keep for the application, as a list to tick off on paper. */
export function KeepList({ codes }: { codes: readonly SubsidyKeepCode[] }) {
  return (
    <section aria-labelledby="bewaren" className="rounded-large bg-blad-100 p-6 sm:p-8" data-keep>
      <h2 className="text-h3" id="bewaren">
        {COPY.keep}
      </h2>
      <p className="mt-1 text-sm">{COPY.keepText}</p>
      <ul className="mt-4 grid gap-3">
        {codes.map((code) => (
          <li className="flex gap-3" key={code}>
            <span
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 rounded border-2 border-bos-600 bg-white"
            />
            <span>
              <b className="block leading-snug font-semibold">{KEEP_WORDS[code].title}</b>
              <span className="text-sm">{KEEP_WORDS[code].text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

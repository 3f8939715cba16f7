import { Icon } from '#components/ui/Icon.tsx';
import { TOOL_COPY as COPY } from './copy.ts';
import { RESULT_ID } from './tools.ts';

/**
 * The main figure at the bottom of a phone while the questions are in view, as a link to the whole
 * result. It stands at the end of the questions, so it makes room by itself when the result comes;
 * the page's scroll padding keeps it off what has focus.
 */
export function ResultBar({ label, value }: { label: string; value: string }) {
  return (
    <a
      className="result-bar on-dark only-script mt-6 min-h-14 items-center justify-between gap-4 rounded-full bg-bos-900 py-2 pr-3 pl-6 text-white shadow-float"
      data-result-bar
      href={`#${RESULT_ID}`}
    >
      <span>
        <span className="block text-xs text-blad-100">{label}</span>
        <b className="font-kop text-lg leading-tight font-bold tabular-nums">{value}</b>
      </span>
      <span className="flex items-center gap-1 rounded-full bg-white/10 px-3 py-1.5 text-sm font-semibold">
        {COPY.toResult} <Icon className="size-4" name="chevron" />
      </span>
    </a>
  );
}

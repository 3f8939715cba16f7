import { Icon } from '#components/ui/Icon.tsx';
import { TOOL_COPY as COPY } from './copy.ts';
import { RESULT_ID } from './tools.ts';
import { useRoomForBar } from './use-room-for-bar.ts';

/**
 * The main figure at the bottom of a phone while the questions are in view, as a link to the whole
 * result. It comes with the first change, and gives way to the result itself and to what has focus.
 * Its place at the end of the questions is always kept, so that nothing moves when it comes.
 */
export function ResultBar({
  label,
  value,
  isChanged,
}: {
  label: string;
  value: string;
  /** Whether anything was changed since the page came. */
  isChanged: boolean;
}) {
  const isShown = useRoomForBar(isChanged);
  return (
    <a
      className="result-bar on-dark only-script mt-4 min-h-11 items-center justify-between gap-4 rounded-full bg-bos-900 py-1.5 pr-2 pl-5 text-white shadow-float"
      data-result-bar={isShown ? 'shown' : 'hidden'}
      href={`#${RESULT_ID}`}
    >
      <span className="leading-tight">
        <span className="block text-xs leading-tight text-blad-100">{label}</span>
        <b className="font-kop text-base leading-tight font-bold tabular-nums">{value}</b>
      </span>
      <span className="flex items-center gap-1 rounded-full bg-white/10 px-3 py-1 text-sm font-semibold">
        {COPY.toResult} <Icon className="size-4" name="chevron" />
      </span>
    </a>
  );
}

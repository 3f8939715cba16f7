import { ADJUSTED_TAG, ORIGIN_TAGS } from '#words/house/question-copy.ts';
import type { ShownOrigin } from '#words/house/shown-origin.ts';

const LOOKS: Record<ShownOrigin, string> = {
  register: 'bg-lucht-100',
  visitor: 'bg-blad-200',
  assumption: 'bg-zand-100',
  'worked-out': 'bg-blad-200',
  report: 'bg-lucht-100',
};

/** Says where a value comes from: the register, the visitor, our assumption, the report, or us in place of the visitor. */
export function OriginTag({
  origin,
  isAdjusted = false,
}: {
  origin: ShownOrigin;
  isAdjusted?: boolean;
}) {
  const look = isAdjusted ? 'bg-lucht-100' : LOOKS[origin];
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${look}`}
      data-origin={isAdjusted ? 'adjusted' : origin}
    >
      {isAdjusted ? ADJUSTED_TAG : ORIGIN_TAGS[origin]}
    </span>
  );
}

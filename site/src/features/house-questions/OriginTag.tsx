import type { Origin } from '@sens/engine';
import { ADJUSTED_TAG, ORIGIN_TAGS, WORKED_OUT_TAG } from '#words/house/question-copy.ts';

const LOOKS: Record<Origin, string> = {
  register: 'bg-lucht-100',
  visitor: 'bg-blad-200',
  assumption: 'bg-zand-100',
};

/** Says where a value comes from: the register, the visitor, our assumption, or us in place of the visitor. */
export function OriginTag({
  origin,
  isAdjusted = false,
  isWorkedOut = false,
}: {
  origin: Origin;
  isAdjusted?: boolean;
  /** From what the visitor said of something else. */
  isWorkedOut?: boolean;
}) {
  const from = isWorkedOut ? 'visitor' : origin;
  const look = isAdjusted ? 'bg-lucht-100' : LOOKS[from];
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${look}`}
      data-origin={isAdjusted ? 'adjusted' : from}
    >
      {isAdjusted ? ADJUSTED_TAG : isWorkedOut ? WORKED_OUT_TAG : ORIGIN_TAGS[origin]}
    </span>
  );
}

import type { Origin } from '@sens/engine';
import { ORIGIN_TAGS } from './copy.ts';

const LOOKS: Record<Origin, string> = {
  register: 'bg-lucht-100',
  visitor: 'bg-blad-200',
  assumption: 'bg-zand-100',
};

/** Says where a value comes from: the register, the visitor, or our assumption. */
export function OriginTag({ origin }: { origin: Origin }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${LOOKS[origin]}`}
      data-origin={origin}
    >
      {ORIGIN_TAGS[origin]}
    </span>
  );
}

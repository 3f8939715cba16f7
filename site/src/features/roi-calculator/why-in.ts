import type { MeasureId, ReasonCode } from '@sens/engine';
import { ROI_COPY as COPY } from './copy.ts';
import type { HouseOffer } from './house-package.ts';

/** What another measure asks for, in words. */
const NEEDED: Partial<Record<ReasonCode, string>> = {
  'nodig-voor-warmtepomp': COPY.neededForPump,
  'nodig-voor-gasvrij': COPY.neededForGasFree,
};

const isPump = (id: MeasureId) => id.endsWith('warmtepomp');

/** Why our plan holds a measure that may not earn itself back, as long as what asks for it is on. */
export function whyIn(
  id: MeasureId,
  wished: readonly MeasureId[],
  { offered, advised }: Pick<HouseOffer, 'offered' | 'advised'>,
): string | undefined {
  if (!advised.includes(id) || !wished.includes(id) || !wished.some(isPump)) return undefined;
  const measure = offered.find((one) => one.id === id);
  const codes = measure?.reasons.map(({ code }) => code) ?? [];
  return codes.map((code) => NEEDED[code]).find((words) => words);
}

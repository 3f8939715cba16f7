import { isHeatPump, type MeasureId, type Offer } from '@sens/engine';
import { ROI_COPY as COPY } from './copy.ts';

/** Why our plan holds a measure that may not earn itself back, as long as what asks for it is on. */
export function whyIn(
  id: MeasureId,
  wished: readonly MeasureId[],
  { planned, required }: Pick<Offer, 'planned' | 'required'>,
): string | undefined {
  if (!planned.includes(id) || !wished.includes(id) || !wished.some(isHeatPump)) return undefined;
  if (!required.includes(id)) return undefined;
  return id === 'elektrisch-koken' ? COPY.neededForGasFree : COPY.neededForPump;
}

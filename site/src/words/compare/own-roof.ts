import type { Report } from '@sens/engine';
import { formatNumber, roundEstimate } from '#lib/format-nl.ts';
import { COMPARE_COPY as COPY } from './copy.ts';

/**
 * What the plan's panels, with a battery where there is one, make that need not be bought, in words;
 * nothing when the plan has none. The electricity that is compared is what is bought.
 */
export function ownRoofWords(plan: Report['plan']): string | undefined {
  const ownKwh = plan
    .filter(({ id }) => id === 'zonnepanelen' || id === 'thuisbatterij')
    .reduce((sum, step) => sum + step.electricitySavedKwhPerYear.mid, 0);
  const amount = roundEstimate(ownKwh);
  return amount > 0 ? COPY.ownRoof(`${formatNumber(amount)} kWh`) : undefined;
}

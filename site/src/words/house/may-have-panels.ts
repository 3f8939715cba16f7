import type { Choice, Report } from '@sens/engine';

/** Where a flat has a roof of its building above it. */
const BELOW_ROOF: readonly Choice<'flatPosition'>[] = ['dak', 'dak-hoek'];

/**
 * Whether a bill may be low for panels that nobody told of: while net metering lasts they take their whole year off
 * it. Of a flat only below the roof, as most have no panels on their own meter.
 */
export function mayHavePanels({
  billDoubt,
  dwelling: { solarPanels, woningtype, flatPosition },
  netMeteringEnded,
}: Pick<Report, 'billDoubt' | 'dwelling' | 'netMeteringEnded'>): boolean {
  const isLow = billDoubt === 'low' || billDoubt === 'least';
  const hasRoof = woningtype.value !== 'appartement' || BELOW_ROOF.includes(flatPosition.value);
  return isLow && hasRoof && solarPanels.origin === 'assumption' && !netMeteringEnded;
}

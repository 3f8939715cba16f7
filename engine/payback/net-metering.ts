import { solarRow } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { roundRange, spread } from '../ranges.ts';
import type { PlannedMeasure, Report } from '../report/report-types.ts';

/**
 * Saving of the plan's panels with net metering, by Milieu Centraal's rows (`pv.mc`), and after its
 * end: that of their step in the plan.
 */
export function netMeteringOf(
  plan: readonly PlannedMeasure[],
  savingShare: number,
  figures: Figures,
): Report['netMetering'] {
  const step = plan.find((measure) => measure.id === 'zonnepanelen');
  if (step === undefined) return null;
  const row = solarRow(step.quantity.value, figures);
  const cents = (eur: number) => roundRange(spread(eur * 100, savingShare));
  return {
    endsOn: figures.feedIn.end.value.endsOn,
    savingWithCentsPerYear: cents(row.saving2026Eur),
    savingAfterCentsPerYear: step.savingCentsPerYear,
  };
}

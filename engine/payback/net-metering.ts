import { solarRow } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { roundRange, spread } from '../ranges.ts';
import type { PlannedMeasure, Report } from '../report/report-types.ts';

/** Saving of the plan's panels with net metering and after its end: Milieu Centraal's rows (`pv.mc`). */
export function netMeteringOf(
  plan: readonly PlannedMeasure[],
  savingShare: number,
  figures: Figures,
): Report['netMetering'] {
  const panels = plan.find((measure) => measure.id === 'zonnepanelen')?.quantity.value;
  if (panels === undefined) return null;
  const row = solarRow(panels, figures);
  const cents = (eur: number) => roundRange(spread(eur * 100, savingShare));
  return {
    endsOn: figures.feedIn.end.value.endsOn,
    savingWithCentsPerYear: cents(row.saving2026Eur),
    savingAfterCentsPerYear: cents(row.savingFrom2027Eur),
  };
}

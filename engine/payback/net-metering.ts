import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { generatedKwhOf, solarRow } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { roundRange, spread } from '../ranges.ts';
import type { PlannedMeasure, Reason, Report } from '../report/report-types.ts';

/** Whether net metering has ended (`sald.end`) on a day (ISO). */
export function nettingEnded(today: string, figures: Figures): boolean {
  return today.slice(0, 10) >= figures.feedIn.end.value.endsOn;
}

/**
 * What a house's panels save with net metering, EUR a year: Milieu Centraal's row (`pv.mc`), made larger
 * or smaller by what this roof generates against what the row takes for granted. Only what the house
 * uses itself can be netted; the rest is fed in as after its end.
 */
export function nettedSavingEur(house: House, figures: Figures): number {
  if (house.panels === 0) return 0;
  const usualKwh = house.panels * figures.solar.yield.value.kwhPerPanelPerYear;
  const generatedKwh = generatedKwhOf(house, figures);
  const nettedKwh = Math.min(generatedKwh, energyUseOf(house, figures).usedKwh);
  const { meanEurPerKwh } = figures.feedIn.net.value;
  const rowEurPerKwh = solarRow(house.panels, figures).saving2026Eur / usualKwh;
  return nettedKwh * rowEurPerKwh + (generatedKwh - nettedKwh) * meanEurPerKwh;
}

/**
 * Saving of the plan's panels with net metering and after its end, which is that of their step; `after`
 * is the house with the plan done. Null without panels in the plan, or when it has ended.
 */
export function netMeteringOf(
  plan: readonly PlannedMeasure[],
  after: House,
  savingShare: number,
  today: string,
  figures: Figures,
): Report['netMetering'] {
  const step = plan.find((measure) => measure.id === 'zonnepanelen');
  if (step === undefined || nettingEnded(today, figures)) return null;
  return {
    endsOn: figures.feedIn.end.value.endsOn,
    savingWithCentsPerYear: roundRange(spread(nettedSavingEur(after, figures) * 100, savingShare)),
    savingAfterCentsPerYear: step.savingCentsPerYear,
  };
}

/** A measure with its reasons as they are on the day: net metering stops, or has stopped. */
export function datedReasons<M extends { reasons: Reason[] }>(measure: M, ended: boolean): M {
  if (!ended) return measure;
  const reasons = measure.reasons.map(
    (one): Reason => (one.code === 'saldering-stopt' ? { ...one, code: 'saldering-gestopt' } : one),
  );
  return { ...measure, reasons };
}

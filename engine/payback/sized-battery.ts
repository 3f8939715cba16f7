import { ownUseOf } from '../energy/own-use.ts';
import type { Figures } from '../figures/index.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import type { NewPanels } from '../plan/package-for.ts';
import { mapRange, type Range, roundRange } from '../terms/ranges.ts';
import type { PaybackWish } from './wish.ts';

/** A range about another middle, as wide as before in proportion. */
const about = (mid: number, range: Range): Range =>
  range.mid > 0
    ? roundRange(mapRange(range, (end) => (end * mid) / range.mid))
    : { low: 0, mid: Math.round(mid), high: Math.round(mid) };

/**
 * A battery beside new panels with what one of the wished size saves: a package works out one of the usual size,
 * whatever is wished.
 */
export function sizedBattery(
  battery: WorkedOutMeasure,
  { batteryKwh, ownUseShare: directShare }: PaybackWish,
  { generatedKwhPerYear: generatedKwh, usedKwhPerYear: usedKwh, hasHeatPump }: NewPanels,
  figures: Figures,
): WorkedOutMeasure {
  const useWith = (kwh = 0) =>
    ownUseOf({ generatedKwh, usedKwh, hasHeatPump, directShare, batteryKwh: kwh }, figures);
  const [without, beside] = [useWith(), useWith(batteryKwh)];
  const savedKwh = beside.ownKwh - without.ownKwh;
  const fedInKwhPerYear = beside.fedInKwh - without.fedInKwh;
  const { electricity } = figures.prices;
  const savingEur =
    savedKwh * electricity.value.eurPerKwh +
    fedInKwhPerYear * figures.feedIn.net.value.meanEurPerKwh;
  return {
    ...battery,
    savingCentsPerYear: about(savingEur * 100, battery.savingCentsPerYear),
    electricitySavedKwhPerYear: about(savedKwh, battery.electricitySavedKwhPerYear),
    fedInKwhPerYear,
  };
}

import type { Figures } from '../figures/index.ts';
import { CHOICES, type Woningtype } from '../terms/answers.ts';
import { type CalibrationRow, meanGasRows, savingRows, stockRows } from './calibration.ts';

/** The figures with another amount of heat left out (kWh a year per m2 of the shell). */
export function withLeftOut(figures: Figures, kwhPerM2: number): Figures {
  const { assumptions } = figures;
  const leftOutKwhPerM2 = { ...assumptions.leftOutKwhPerM2, value: kwhPerM2 };
  return { ...figures, assumptions: { ...assumptions, leftOutKwhPerM2 } } as Figures;
}

const meanSquare = (rows: readonly CalibrationRow[]) =>
  rows.reduce((sum, { deviation }) => sum + deviation ** 2, 0) / rows.length;

/**
 * How far the engine lies from what is fitted on, as a share: the use of each type and the savings of
 * each measure as a house is lived in today, as two groups that weigh the same. Heat that is left out
 * lowers both.
 */
export function fitError(figures: Figures): number {
  return Math.sqrt((meanSquare(meanGasRows(figures)) + meanSquare(savingRows(figures, true))) / 2);
}

/** Heat left out (kWh a year per m2 of the shell) at which the fitted rows lie nearest, to a whole kWh. */
export function fittedLeftOut(figures: Figures): number {
  const most = 40;
  const errors = Array.from({ length: most + 1 }, (_, kwh) => fitError(withLeftOut(figures, kwh)));
  return errors.indexOf(Math.min(...errors));
}

/** What the label takes for granted of untold parts: the factor of each row of `registeredStock`, in order. */
export type StockFactors = readonly number[];

const factorsOf = ({ assumptions }: Figures): StockFactors =>
  assumptions.registeredStock.value.flatMap(({ rows }) => rows.map(([, factor]) => factor));

/** The figures with other factors for untold parts. */
export function withStock(figures: Figures, factors: StockFactors): Figures {
  const { assumptions } = figures;
  const { registeredStock } = assumptions;
  const left = factors.values();
  const value = registeredStock.value.map(({ fromYear, rows }) => ({
    fromYear,
    rows: rows.map(([year, factor]) => [year, left.next().value ?? factor] as const),
  }));
  return {
    ...figures,
    assumptions: { ...assumptions, registeredStock: { ...registeredStock, value } },
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** By how much, as a logarithm, EP2 lies above the registered medians of a type, period by period. */
function stockOffs(figures: Figures, type: Woningtype): number[] {
  const rows = stockRows(figures).filter((row) => row.type === type);
  return rows.map(({ predicted, published }) => Math.log(predicted / published));
}

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => value * value)));

/** How far EP2 of a type goes from era to era with the registered medians, as a share: without what it is off as a whole. */
export function stockStepError(figures: Figures, type: Woningtype): number {
  const offs = stockOffs(figures, type);
  return rootMeanSquare(offs.map((off) => off - mean(offs)));
}

/**
 * The same over these types, and how far the mean of the types is off. What one type is off as a whole is left
 * out: not every type has every period, and no factor goes per type.
 */
export function stockError(figures: Figures, types: readonly Woningtype[]): number {
  const offs = types.map((type) => stockOffs(figures, type));
  const level = mean(offs.map(mean));
  return rootMeanSquare(offs.flatMap((own) => own.map((off) => off - mean(own) + level)));
}

/** The factors, to a hundredth, at which EP2 lies nearest the registered medians of these types. */
export function fittedStock(
  figures: Figures,
  types: readonly Woningtype[] = CHOICES.woningtype,
): StockFactors {
  let best: StockFactors = factorsOf(figures).map(() => 1);
  const errorOf = (factors: StockFactors) => stockError(withStock(figures, factors), types);
  // One factor at a time, until no step of a hundredth brings it nearer: the error has one lowest point.
  for (let least = errorOf(best), before = Number.POSITIVE_INFINITY; least < before; ) {
    before = least;
    for (const at of best.keys()) {
      for (const step of [-0.01, 0.01]) {
        for (;;) {
          const next = best.with(at, Math.round(((best[at] ?? 1) + step) * 100) / 100);
          const error = errorOf(next);
          if (error >= least) break;
          [best, least] = [next, error];
        }
      }
    }
  }
  return best;
}

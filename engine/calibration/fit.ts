import type { Figures } from '../figures/index.ts';
import { CHOICES, type Woningtype } from '../terms/answers.ts';
import { heatRows, meanGasRows, savingRows, stockRows } from './calibration.ts';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How people heat: the four figures that are fitted together. */
export interface RealUse {
  /** Use as a share of the norm at a mean U of 1 W/m2K, upside down. */
  perMeanU: number;
  /** How much less than the norm people heat as the mean U grows. */
  power: number;
  /** Share of the norm that is heated under the roof. */
  roof: number;
  /** Heat left out since 2022, kWh a year per m2 of the shell. */
  leftOutKwhPerM2: number;
}

/** To how fine each is fitted: hundredths, and whole kWh. */
const STEPS_PER_UNIT: RealUse = { perMeanU: 100, power: 100, roof: 100, leftOutKwhPerM2: 1 };
const KEYS = ['perMeanU', 'power', 'roof', 'leftOutKwhPerM2'] as const;

/** How people heat by the figures. */
export function realUseOf({ assumptions }: Figures): RealUse {
  return { ...assumptions.realUse.value, leftOutKwhPerM2: assumptions.leftOutKwhPerM2.value };
}

/** The figures with people who heat otherwise. */
export function withRealUse(figures: Figures, { leftOutKwhPerM2, ...value }: RealUse): Figures {
  const { assumptions } = figures;
  return {
    ...figures,
    assumptions: {
      ...assumptions,
      realUse: { ...assumptions.realUse, value },
      leftOutKwhPerM2: { ...assumptions.leftOutKwhPerM2, value: leftOutKwhPerM2 },
    },
  } as Figures;
}

/** Rows that are fitted on, as three groups that weigh the same. */
export const fittedOn = [heatRows, savingRows, meanGasRows];

/**
 * How far the engine lies from what is fitted on: the mean of the deviations as shares of what they are allowed,
 * to the fourth power, so that what is furthest off counts most: no row may be given up for the others.
 */
export function useError(figures: Figures): number {
  const groups = fittedOn.map((rowsOf) =>
    mean(rowsOf(figures).map(({ deviation, tolerance }) => (deviation / tolerance) ** 4)),
  );
  return mean(groups) ** (1 / 4);
}

/** All that lie one step away in one figure, or in two: `perMeanU` and `power` pull at one rope. */
function neighboursOf(use: RealUse): RealUse[] {
  const moved = (from: RealUse, key: keyof RealUse, by: number): RealUse => {
    const perUnit = STEPS_PER_UNIT[key];
    return { ...from, [key]: Math.round(from[key] * perUnit + by) / perUnit };
  };
  const one = KEYS.flatMap((key) => [1, -1].map((by) => ({ key, next: moved(use, key, by) })));
  const two = one.flatMap(({ key, next }) =>
    KEYS.filter((other) => other > key).flatMap((other) =>
      [1, -1].map((by) => moved(next, other, by)),
    ),
  );
  return [...one.map(({ next }) => next), ...two];
}

/** How people heat, to a step, where no step nearby brings the fitted rows nearer: downhill from the figures. */
export function fittedUse(figures: Figures): RealUse {
  const errorOf = (use: RealUse) => useError(withRealUse(figures, use));
  let best = realUseOf(figures);
  for (let least = errorOf(best); ; ) {
    const [next] = neighboursOf(best)
      .map((use) => ({ use, error: errorOf(use) }))
      .sort((a, b) => a.error - b.error);
    if (!next || next.error >= least) return best;
    [best, least] = [next.use, next.error];
  }
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

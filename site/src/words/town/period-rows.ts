import type { Town } from '../../town-schemas.ts';
import { PERIODS } from './town-values.ts';

type Periods = { figures: { periods: { value: readonly number[] } } };

/** The plain mean of the towns per build period: a large one counts as much as a small one. */
export const meanPeriods = (towns: readonly Periods[]): readonly number[] =>
  PERIODS.map((_, index) => {
    const all = towns.reduce((sum, { figures }) => sum + (figures.periods.value[index] ?? 0), 0);
    return Math.round(all / towns.length);
  });

/** The rows of a town's chart: period, its own share and the mean. */
export const periodRows = (
  { figures }: Pick<Town, 'figures'>,
  mean: readonly number[],
): readonly (readonly [string, number, number])[] =>
  PERIODS.map((period, index) => [
    period.replace('-', '–'),
    figures.periods.value[index] ?? 0,
    mean[index] ?? 0,
  ]);

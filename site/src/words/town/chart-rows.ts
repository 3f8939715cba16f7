import type { Town, TownRules } from '../../town-schemas.ts';
import { PERIODS, TYPES } from './town-values.ts';

/** What a chart of a town's homes shows. */
export type Charted = TownRules['chart'];

type Shares = { figures: Record<'periods' | 'types', { value: readonly number[] }> };

const NAMES: Record<Charted, readonly string[]> = {
  bouwjaren: PERIODS.map((period) => period.replace('-', '–')),
  soorten: TYPES,
};
const FIGURE = { bouwjaren: 'periods', soorten: 'types' } as const;

/** The plain mean of the towns per share: a large one counts as much as a small one. */
export const meanShares = (towns: readonly Shares[], charted: Charted): readonly number[] =>
  NAMES[charted].map((_, index) => {
    const all = towns.reduce(
      (sum, { figures }) => sum + (figures[FIGURE[charted]].value[index] ?? 0),
      0,
    );
    return Math.round(all / towns.length);
  });

/** The rows of a town's chart: the name of the share, the town's own and the mean. */
export const chartRows = (
  { figures }: Pick<Town, 'figures'>,
  charted: Charted,
  mean: readonly number[],
): readonly (readonly [string, number, number])[] =>
  NAMES[charted].map((name, index) => [
    name,
    figures[FIGURE[charted]].value[index] ?? 0,
    mean[index] ?? 0,
  ]);

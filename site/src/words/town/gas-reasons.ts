import type { Neighbourhood } from './neighbourhood-kinds.ts';
import { ages, type TownValues } from './town-values.ts';

/** From this difference on, in points of a per cent, how homes were built explains what they use. */
const TELLING = 15;

type Share = (each: Neighbourhood) => number | undefined;

/** What explains a high use, the strongest first: a share that is lower there, or one that is higher. */
const REASONS: readonly [name: string, of: Share, isLowWhereGasIsHigh: boolean][] = [
  ['flats', ({ types }) => types?.[4], true],
  ['oud', ({ periods }) => periods && ages(periods).old, false],
  ['jong', ({ periods }) => periods && ages(periods).young, true],
];

/**
 * Why one neighbourhood uses more gas than another, as the shares of both; those of one reason only. Nothing
 * where their homes are too much alike, for then a page would make up a reason.
 * @param most name of the one that uses most
 * @param least name of the one that uses least
 */
export function gasReasons(
  all: readonly Neighbourhood[],
  most: string | undefined,
  least: string | undefined,
): TownValues {
  const named = (name: string | undefined) => all.find((each) => each.name === name);
  const [high, low] = [named(most), named(least)];
  const shares = REASONS.map(([name, of, isLow]) => {
    const [there, elsewhere] = [high && of(high), low && of(low)];
    const isKnown = there !== undefined && elsewhere !== undefined;
    const more = isKnown ? (there - elsewhere) * (isLow ? -1 : 1) : 0;
    return { name, there, elsewhere, tells: more >= TELLING };
  });
  const told = shares.find(({ tells }) => tells);
  return Object.fromEntries(
    shares.flatMap((one) => {
      const words = (value = 0) => (one === told ? String(value) : undefined);
      return [
        [`${one.name}Gas`, words(one.there)],
        [`${one.name}Zuinig`, words(one.elsewhere)],
      ];
    }),
  );
}

import { calculate } from './calculate.ts';
import { doubtWords, isAssumedGood } from './doubts.ts';
import { measureName, nameWithin } from './measure-copy.ts';
import type { MeasureKey } from './measures.ts';
import type { SubsidyState } from './state.ts';

/** What many people do together. */
const EXAMPLES: readonly (readonly MeasureKey[])[] = [
  ['spouw', 'vloer'],
  ['dak', 'hrpp'],
  ['spouw', 'warmtepomp'],
  ['hrpp', 'warmtepomp'],
];

const MOST_EXAMPLES = 3;

const namesOf = (keys: readonly MeasureKey[]) =>
  keys.map((key, index) => (index > 0 ? nameWithin(key) : measureName(key))).join(' en ');

/** What goes with a house like this, each measure paid, with what it comes to. */
export function examplesFor(state: SubsidyState, today: string) {
  const isLikely = (key: MeasureKey) => !doubtWords(key, state) && !isAssumedGood(key, state);
  return EXAMPLES.filter((keys) => keys.every(isLikely))
    .map((chosen) => {
      const next = { ...state, chosen };
      return { next, names: namesOf(chosen), calculation: calculate(next, today) };
    })
    .filter(({ calculation: { lines } }) =>
      lines.every(({ line }) => line && line.amountCents.high > 0),
    )
    .slice(0, MOST_EXAMPLES);
}

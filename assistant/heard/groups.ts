import { PLACES } from './features.ts';
import { AT_A_TIME, type Vectors } from './vectors.ts';

/** Groups that are less like a question than the best of them hardly count: each by this power. */
const SHARPNESS = 8;

/** Of a question that is not for the assistant to answer. */
const NONE = -1;

/** How much speaks for each passage, by its number: all together 1, or nothing. */
export type Shares = Float64Array;

/**
 * Takes all questions of a passage as one: what each of them has a bit of counts, where none alone is near. How like
 * such a group is, is the sum of how like its questions are by the length of their sum, so nothing but that length is kept.
 * @param passageOf of each question that was heard, where it has one
 */
export function* learnGroups(
  passageOf: readonly (number | undefined)[],
  { starts, places, weights }: Vectors,
): Generator<undefined, (likeness: Float32Array) => Shares> {
  const members = Map.groupBy(passageOf.keys(), (at) => passageOf[at] ?? NONE);
  members.delete(NONE);
  const lengths = new Float64Array(Math.max(NONE, ...members.keys()) + 1);
  const sum = new Float32Array(PLACES);
  let read = 0;
  for (const [passage, list] of members) {
    let squares = 0;
    for (const at of list) {
      read += 1;
      if (read % AT_A_TIME === 0) yield;
      for (let each = starts[at] ?? 0; each < (starts[at + 1] ?? 0); each += 1) {
        const place = places[each] ?? 0;
        const weight = weights[each] ?? 0;
        const before = sum[place] ?? 0;
        squares += weight * (2 * before + weight);
        sum[place] = before + weight;
      }
    }
    lengths[passage] = Math.sqrt(squares);
    for (const at of list) {
      for (let each = starts[at] ?? 0; each < (starts[at + 1] ?? 0); each += 1)
        sum[places[each] ?? 0] = 0;
    }
  }
  return (likeness) => {
    const shares = new Float64Array(lengths.length);
    for (let at = 0; at < likeness.length; at += 1) {
      const passage = passageOf[at];
      if (passage !== undefined) shares[passage] = (shares[passage] ?? 0) + (likeness[at] ?? 0);
    }
    let all = 0;
    for (const [passage, length] of lengths.entries()) {
      const share = length > 0 ? ((shares[passage] ?? 0) / length) ** SHARPNESS : 0;
      shares[passage] = share;
      all += share;
    }
    return all > 0 ? shares.map((share) => share / all) : shares;
  };
}

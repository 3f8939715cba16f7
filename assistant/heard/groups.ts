import { PLACES } from './features.ts';
import type { Vectors } from './vectors.ts';

/** Groups that are less like a question than the best of them hardly count: each by this power. */
const SHARPNESS = 8;

/** The place of a passage where there is none. */
export const NO_PASSAGE = -1;

/** How much speaks for each passage, by its number: all together 1, or nothing. */
export type Shares = Float64Array;

/**
 * Takes all questions of a passage as one: what each of them has a bit of counts, where none alone is near. How like
 * such a group is, is the sum of how like its questions are by the length of their sum, so nothing but that length is kept.
 * @param passageOf of each question that was heard, or `NO_PASSAGE`
 * @returns the length of each passage's group, by its number
 */
export function groupLengths(
  passageOf: Int32Array,
  { starts, places, weights }: Vectors,
): Float64Array {
  const members = Map.groupBy(passageOf.keys(), (at) => passageOf[at] ?? NO_PASSAGE);
  members.delete(NO_PASSAGE);
  const lengths = new Float64Array(Math.max(NO_PASSAGE, ...members.keys()) + 1);
  const sum = new Float32Array(PLACES);
  for (const [passage, list] of members) {
    let squares = 0;
    for (const at of list) {
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
  return lengths;
}

/**
 * How much the groups speak for each passage.
 * @param likeness of each question that was heard
 */
export function groupShares(
  likeness: Float32Array,
  passageOf: Int32Array,
  lengths: Float64Array,
): Shares {
  const shares = new Float64Array(lengths.length);
  for (let at = 0; at < likeness.length; at += 1) {
    const passage = passageOf[at] ?? NO_PASSAGE;
    if (passage !== NO_PASSAGE) shares[passage] = (shares[passage] ?? 0) + (likeness[at] ?? 0);
  }
  let all = 0;
  for (const [passage, length] of lengths.entries()) {
    const share = length > 0 ? ((shares[passage] ?? 0) / length) ** SHARPNESS : 0;
    shares[passage] = share;
    all += share;
  }
  return all > 0 ? shares.map((share) => share / all) : shares;
}

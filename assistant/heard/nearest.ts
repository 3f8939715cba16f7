import { PLACES } from './features.ts';
import type { Vector, Vectors } from './vectors.ts';

/** A weight in a byte: none is over 1, and a likeness is the sum of many. */
const FULL = 255;

/** Likenesses below it say nothing. */
const FAINT = 0.05;

/** A question that was heard, by its place in the list, and how like it is: 1 for the same. */
export type Near = readonly [which: number, likeness: number];

/** By place which questions have it, and how much it counts there: of place P from `ends[P]` to `ends[P + 1]`. */
export interface Postings {
  ends: Uint32Array;
  questions: Uint16Array | Uint32Array;
  counts: Uint8Array;
}

/** The questions most like one, of equal ones the earlier; by looking once at each, as nearly all are far off. */
export function nearestOf(likeness: Float32Array, most: number): Near[] {
  const near: Near[] = [];
  let least = FAINT;
  for (let which = 0; which < likeness.length; which += 1) {
    const like = likeness[which] ?? 0;
    if (like <= least) continue;
    const behind = near.findLastIndex((other) => other[1] >= like);
    near.splice(behind + 1, 0, [which, like]);
    if (near.length > most) near.pop();
    if (near.length === most) least = near[most - 1]?.[1] ?? FAINT;
  }
  return near;
}

/** Turns vectors round. */
export function indexVectors({ count, starts, places, weights }: Vectors): Postings {
  const ends = new Uint32Array(PLACES + 1);
  for (const place of places) ends[place + 1] = (ends[place + 1] ?? 0) + 1;
  for (let place = 0; place < PLACES; place += 1)
    ends[place + 1] = (ends[place + 1] ?? 0) + (ends[place] ?? 0);
  const free = ends.slice();
  const questions =
    count < 1 << 16 ? new Uint16Array(places.length) : new Uint32Array(places.length);
  const counts = new Uint8Array(places.length);
  for (let at = 0; at < count; at += 1) {
    for (let each = starts[at] ?? 0; each < (starts[at + 1] ?? 0); each += 1) {
      const place = places[each] ?? 0;
      const to = free[place] ?? 0;
      free[place] = to + 1;
      questions[to] = at;
      counts[to] = Math.round((weights[each] ?? 0) * FULL);
    }
  }
  return { ends, questions, counts };
}

/**
 * How like each of the questions that were heard is, by its place in the list.
 * @param count how many they are
 */
export function likenessTo(
  vector: Vector,
  { ends, questions, counts }: Postings,
  count: number,
): Float32Array {
  const likeness = new Float32Array(count);
  vector.places.forEach((place, at) => {
    const weight = (vector.weights[at] ?? 0) / FULL;
    const end = ends[place + 1] ?? 0;
    for (let each = ends[place] ?? 0; each < end; each += 1) {
      const which = questions[each] ?? 0;
      likeness[which] = (likeness[which] ?? 0) + weight * (counts[each] ?? 0);
    }
  });
  return likeness;
}

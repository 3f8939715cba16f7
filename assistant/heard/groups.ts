import type { HeardQuestion } from '#terms/index-file.ts';
import { PLACES } from './features.ts';
import type { Likeness } from './nearest.ts';
import { AT_A_TIME, type Vectors } from './vectors.ts';

/** Groups that are less like a question than the best of them hardly count: each by this power. */
const SHARPNESS = 8;

/** How much speaks for each passage, all together 1. */
export type Shares = ReadonlyMap<number, number>;

/**
 * Takes all questions of a passage as one: what each of them has a bit of counts, where none alone is near. How like
 * such a group is, is the sum of how like its questions are by the length of their sum, so nothing but that length is kept.
 */
export function* learnGroups(
  heard: readonly HeardQuestion[],
  { starts, places, weights }: Vectors,
): Generator<undefined, (likeness: ReturnType<Likeness>) => Shares> {
  const members = new Map<number, number[]>();
  for (const [at, { passage }] of heard.entries()) {
    if (passage === undefined) continue;
    const list = members.get(passage);
    if (list) list.push(at);
    else members.set(passage, [at]);
  }
  const lengths = new Map<number, number>();
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
    lengths.set(passage, Math.sqrt(squares));
    for (const at of list) {
      for (let each = starts[at] ?? 0; each < (starts[at + 1] ?? 0); each += 1)
        sum[places[each] ?? 0] = 0;
    }
  }
  return (likeness) => {
    const likes = new Map<number, number>();
    for (const [at, { passage }] of heard.entries()) {
      const like = likeness[at] ?? 0;
      if (passage !== undefined && like > 0) likes.set(passage, (likes.get(passage) ?? 0) + like);
    }
    let all = 0;
    for (const [passage, like] of likes) {
      const share = (like / (lengths.get(passage) ?? 1)) ** SHARPNESS;
      likes.set(passage, share);
      all += share;
    }
    if (all > 0) for (const [passage, share] of likes) likes.set(passage, share / all);
    return likes;
  };
}

import type { HeardKind, HeardQuestion } from '#terms/index-file.ts';
import { PLACES } from './features.ts';
import type { Vector, Vectors } from './vectors.ts';

/** Rounds over all questions, and how far the first step of each weight goes. */
const ROUNDS = 10;
const STEP = 0.5;
/** How much a weight is taken to have moved before its first step: what comes first says no more than what comes last. */
const SLOWNESS = 1;

/** Prime numbers: steps of one that does not divide the count meet each question once, like ones apart. */
const STEPS = [7919, 7907, 7901];

/** By which places a message is of one kind. */
export interface LearnedKind {
  weights: Float32Array;
  bias: number;
}

/**
 * Learns by which words a message is of one kind: logistic regression by AdaGrad, in the same order each time,
 * that kind and all else counting for half.
 * @returns nothing where there is nothing to tell it by
 */
export function learnKind(
  heard: readonly HeardQuestion[],
  kind: HeardKind,
  { starts, places, weights }: Vectors,
): LearnedKind | undefined {
  const count = heard.length;
  const ofKind = heard.filter((each) => each.kind === kind).length;
  if (ofKind === 0 || ofKind === count) return undefined;
  const learned = new Float32Array(PLACES);
  const moved = new Float32Array(PLACES).fill(SLOWNESS);
  let bias = 0;
  let biasMoved = SLOWNESS;
  const step = STEPS.find((each) => count % each !== 0) ?? 1;
  for (let turn = 0; turn < ROUNDS * count; turn += 1) {
    const at = (turn * step) % count;
    const [start = 0, end = 0] = [starts[at], starts[at + 1]];
    let odds = bias;
    for (let each = start; each < end; each += 1)
      odds += (learned[places[each] ?? 0] ?? 0) * (weights[each] ?? 0);
    const isOfKind = heard[at]?.kind === kind;
    const miss = 1 / (1 + Math.exp(-odds)) - Number(isOfKind);
    const pull = (miss * count) / 2 / (isOfKind ? ofKind : count - ofKind);
    for (let each = start; each < end; each += 1) {
      const place = places[each] ?? 0;
      const slope = pull * (weights[each] ?? 0);
      const all = (moved[place] ?? 0) + slope * slope;
      moved[place] = all;
      learned[place] = (learned[place] ?? 0) - (STEP * slope) / Math.sqrt(all);
    }
    biasMoved += pull ** 2;
    bias -= (STEP * pull) / Math.sqrt(biasMoved);
  }
  return { weights: learned, bias };
}

/** The log-odds that a message is of a kind: 0 where there was nothing to tell it by. */
export function kindOdds(kind: LearnedKind | undefined, { places, weights }: Vector): number {
  if (!kind) return 0;
  return places.reduce(
    (sum, place, at) => sum + (kind.weights[place] ?? 0) * (weights[at] ?? 0),
    kind.bias,
  );
}

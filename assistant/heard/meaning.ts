import { NO_PASSAGE, type Shares } from './groups.ts';
import type { Vector, Vectors } from './vectors.ts';

/** Words and pieces of words stand in so many rows: fewer than places, as each row is as wide as this. */
const ROWS = 1 << 15;
const WIDTH = 32;
/** Rounds over all questions; of few each is looked at more often. */
const ROUNDS = 3;
const LEAST_STEPS = 2_000;
/** How far the first step goes, and how much a row is taken to have moved before it. */
const PACE = 0.2;
const SLOWNESS = 0.05;
/** Two are learned apart, each from another start and in another order: where one errs by chance the other may not. */
const SEEDS = [7, 11];
/** Prime numbers: steps of one that does not divide the count meet each question once, like ones apart. */
const STEPS = [7919, 7907, 7901, 7883];
/** A miss so small changes nothing. */
const FAINT = 1e-4;

/**
 * Words by what they lead to: those that lead to the same answers lie near each other, though no question has both. So a
 * question in words that nobody used together finds what each of them speaks for.
 */
export interface LearnedMeaning {
  /** What each place of a question adds, row by row. */
  rows: Float32Array;
  /** Where each answer lies, likewise. */
  answers: Float32Array;
  /** The passage of each answer; `NO_PASSAGE` for what is not for us, or of who is not content. */
  passages: Int32Array;
}

/** The same row of small numbers each time, that no two rows begin alike. */
function startRows(start: number): Float32Array {
  const rows = new Float32Array(ROWS * WIDTH);
  let seed = start;
  for (let at = 0; at < rows.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    rows[at] = (seed / 2 ** 32 - 0.5) * (2 / WIDTH);
  }
  return rows;
}

/** Where a question lies: the sum of what stands in it. */
function liesAt(rows: Float32Array, { places, weights }: Vector, start: number, end: number) {
  const place = new Float32Array(WIDTH);
  for (let each = start; each < end; each += 1) {
    const row = ((places[each] ?? 0) & (ROWS - 1)) * WIDTH;
    const weight = weights[each] ?? 0;
    for (let at = 0; at < WIDTH; at += 1)
      place[at] = (place[at] ?? 0) + weight * (rows[row + at] ?? 0);
  }
  return place;
}

/** How likely each answer is at a place: all together 1. */
function oddsAt(place: Float32Array, answers: Float32Array): Float64Array {
  const odds = new Float64Array(answers.length / WIDTH);
  let most = -Infinity;
  for (let answer = 0; answer < odds.length; answer += 1) {
    let sum = 0;
    for (let at = 0; at < WIDTH; at += 1)
      sum += (place[at] ?? 0) * (answers[answer * WIDTH + at] ?? 0);
    odds[answer] = sum;
    most = Math.max(most, sum);
  }
  let all = 0;
  for (let answer = 0; answer < odds.length; answer += 1) {
    const likely = Math.exp((odds[answer] ?? 0) - most);
    odds[answer] = likely;
    all += likely;
  }
  return odds.map((each) => each / all);
}

const squares = (place: Float32Array) => place.reduce((sum, each) => sum + each * each, 0);

/**
 * Learns where words and answers lie, by steps against each miss, always the same ones in the same order.
 * @param answerOf of each question its passage, or a kind of message that is no question for us
 * @returns nothing where all questions have one answer
 */
export function learnMeaning(
  answerOf: readonly (number | string)[],
  vectors: Vectors,
): LearnedMeaning[] {
  return new Set(answerOf).size < 2
    ? []
    : SEEDS.map((seed, which) => learnOne(answerOf, vectors, seed, which));
}

function learnOne(
  answerOf: readonly (number | string)[],
  vectors: Vectors,
  seed: number,
  which: number,
): LearnedMeaning {
  const names = [...new Set(answerOf)];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const rows = startRows(seed);
  const answers = new Float32Array(names.length * WIDTH);
  const moved = {
    rows: new Float32Array(ROWS).fill(SLOWNESS),
    answers: new Float32Array(names.length).fill(SLOWNESS),
  };
  const { starts, places, weights } = vectors;
  const count = answerOf.length;
  const rounds = Math.max(ROUNDS, Math.ceil(LEAST_STEPS / count));
  const step = STEPS.filter((each) => count % each !== 0)[which] ?? 1;
  for (let round = 0; round < rounds; round += 1) {
    const pace = PACE * (1 - round / rounds);
    for (let turn = 0; turn < count; turn += 1) {
      const asked = (turn * step) % count;
      const [start = 0, end = 0] = [starts[asked], starts[asked + 1]];
      const place = liesAt(rows, vectors, start, end);
      const odds = oddsAt(place, answers);
      const right = numbers.get(answerOf[asked] ?? '');
      const length = squares(place) / WIDTH;
      const pull = new Float32Array(WIDTH);
      for (let answer = 0; answer < odds.length; answer += 1) {
        const miss = (odds[answer] ?? 0) - Number(answer === right);
        if (Math.abs(miss) < FAINT) continue;
        const from = answer * WIDTH;
        for (let at = 0; at < WIDTH; at += 1)
          pull[at] = (pull[at] ?? 0) + miss * (answers[from + at] ?? 0);
        const all = (moved.answers[answer] ?? 0) + miss * miss * length;
        moved.answers[answer] = all;
        const far = (pace * miss) / Math.sqrt(all);
        for (let at = 0; at < WIDTH; at += 1)
          answers[from + at] = (answers[from + at] ?? 0) - far * (place[at] ?? 0);
      }
      const slope = squares(pull) / WIDTH;
      for (let each = start; each < end; each += 1) {
        const row = (places[each] ?? 0) & (ROWS - 1);
        const weight = weights[each] ?? 0;
        const all = (moved.rows[row] ?? 0) + weight * weight * slope;
        moved.rows[row] = all;
        const far = (pace * weight) / Math.sqrt(all);
        const from = row * WIDTH;
        for (let at = 0; at < WIDTH; at += 1)
          rows[from + at] = (rows[from + at] ?? 0) - far * (pull[at] ?? 0);
      }
    }
  }
  const passages = Int32Array.from(names, (name) => (typeof name === 'number' ? name : NO_PASSAGE));
  return { rows, answers, passages };
}

/**
 * How much the meaning of its words speaks for each passage, by all that was learned apart.
 * @param most one more than the number of the last passage
 */
export function meaningShares(
  learned: readonly LearnedMeaning[],
  vector: Vector,
  most: number,
): Shares {
  const shares = new Float64Array(most);
  for (const { rows, answers, passages } of learned) {
    const odds = oddsAt(liesAt(rows, vector, 0, vector.places.length), answers);
    for (const [answer, passage] of passages.entries())
      if (passage !== NO_PASSAGE)
        shares[passage] = (shares[passage] ?? 0) + (odds[answer] ?? 0) / learned.length;
  }
  return shares;
}

import { NO_PASSAGE, type Shares } from './groups.ts';
import type { Vector, Vectors } from './vectors.ts';

/** Words and pieces of words stand in so many rows: fewer than places, as each row is as wide as this. */
const ROWS = 1 << 15;
const WIDTH = 64;
/** Rounds over all questions; of few each is looked at more often. */
const ROUNDS = 2;
const LEAST_STEPS = 2_000;
/** How far the first step goes, and how much a row is taken to have moved before it. */
const PACE = 0.3;
const SLOWNESS = 0.05;
/** So much of a question is left out each time it is looked at, something else each time: that nothing hangs on one word. */
const LEFT_OUT = 0.2;
/** Two are learned apart, each from another start and in another order: where one errs by chance the other may not. */
const SEEDS = [7, 11];
/** Prime numbers: steps of one that does not divide the count meet each question once, like ones apart. */
const STEPS = [7919, 7907, 7901, 7883];
/** A miss so small changes nothing. */
const FAINT = 1e-4;
/** An answer that agrees so much less than the best one (`e ** -12`) is as good as impossible. */
const FAR = -12;

/** Rows of numbers: twice as exact while they are learned, as a processor adds to those without making them longer first. */
type Rows = Float32Array | Float64Array;

/** What is to be learned: of each question its answer, a passage or a kind of message, and what stands in it. */
export interface ToLearn {
  answerOf: readonly (number | string)[];
  vectors: Vectors;
}

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

/** Numbers from 0 to 1 as by chance, the same ones each time. */
function chancesFrom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** The same row of small numbers each time, that no two rows begin alike. */
function startRows(chance: () => number): Float64Array {
  const rows = new Float64Array(ROWS * WIDTH);
  for (let at = 0; at < rows.length; at += 1) rows[at] = (chance() - 0.5) * (2 / WIDTH);
  return rows;
}

/** A table of rows, and how far each has moved: a row that moved much takes smaller steps. */
interface Moving {
  table: Float64Array;
  moved: Float64Array;
}

const moving = (table: Float64Array): Moving => ({
  table,
  moved: new Float64Array(table.length / WIDTH).fill(SLOWNESS),
});

const rowOf = (place = 0) => place & (ROWS - 1);

/** Adds so much of a row to a sum. */
function addRow(sum: Float64Array, table: Rows, row: number, amount: number): void {
  const from = row * WIDTH;
  for (let at = 0; at < WIDTH; at += 1) sum[at] = (sum[at] ?? 0) + amount * (table[from + at] ?? 0);
}

/** Moves a row against so much of a slope. */
function moveRow({ table, moved }: Moving, row: number, amount: number, slope: Slope): void {
  const all = (moved[row] ?? 0) + amount * amount * slope.square;
  moved[row] = all;
  const far = (slope.pace * amount) / Math.sqrt(all);
  const from = row * WIDTH;
  for (let at = 0; at < WIDTH; at += 1)
    table[from + at] = (table[from + at] ?? 0) - far * (slope.along[at] ?? 0);
}

/** Along what a row moves, how steep that is, and how fast it goes. */
interface Slope {
  along: Float64Array;
  /** The mean of its squares. */
  square: number;
  pace: number;
}

const slopeOf = (along: Float64Array, pace: number): Slope => ({
  along,
  square: along.reduce((sum, each) => sum + each * each, 0) / WIDTH,
  pace,
});

/** Where a question lies: the sum of what stands in it. */
function liesAt(rows: Rows, { places, weights }: Vector): Float64Array {
  const place = new Float64Array(WIDTH);
  for (let each = 0; each < places.length; each += 1)
    addRow(place, rows, rowOf(places[each]), weights[each] ?? 0);
  return place;
}

/** Most of what stands in one question, as heavy together as all of it. */
function mostOf({ starts, places, weights }: Vectors, which: number, chance: () => number): Vector {
  const [start = 0, end = 0] = [starts[which], starts[which + 1]];
  const most = { places: new Uint32Array(end - start), weights: new Float32Array(end - start) };
  let kept = 0;
  for (let each = start; each < end; each += 1) {
    if (chance() < LEFT_OUT) continue;
    most.places[kept] = places[each] ?? 0;
    most.weights[kept] = (weights[each] ?? 0) / (1 - LEFT_OUT);
    kept += 1;
  }
  return { places: most.places.subarray(0, kept), weights: most.weights.subarray(0, kept) };
}

/**
 * How much each answer agrees with a place. Four sums side by side: a processor adds to one while it waits for another,
 * and here is where most of the time goes that learning takes.
 */
function agreements(place: Float64Array, answers: Rows): Float64Array {
  const agreed = new Float64Array(answers.length / WIDTH);
  for (let answer = 0, from = 0; answer < agreed.length; answer += 1, from += WIDTH) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < WIDTH; at += 4) {
      a += (place[at] ?? 0) * (answers[from + at] ?? 0);
      b += (place[at + 1] ?? 0) * (answers[from + at + 1] ?? 0);
      c += (place[at + 2] ?? 0) * (answers[from + at + 2] ?? 0);
      d += (place[at + 3] ?? 0) * (answers[from + at + 3] ?? 0);
    }
    agreed[answer] = a + b + (c + d);
  }
  return agreed;
}

/** How likely each answer is at a place: all together 1. */
function oddsAt(place: Float64Array, answers: Rows): Float64Array {
  const odds = agreements(place, answers);
  let most = -Infinity;
  for (const each of odds) if (each > most) most = each;
  let all = 0;
  for (let answer = 0; answer < odds.length; answer += 1) {
    const below = (odds[answer] ?? 0) - most;
    const likely = below < FAR ? 0 : Math.exp(below);
    odds[answer] = likely;
    all += likely;
  }
  for (let answer = 0; answer < odds.length; answer += 1) odds[answer] = (odds[answer] ?? 0) / all;
  return odds;
}

/** The times that all is learned, each apart from the others; none where all questions have one answer. */
export const timesToLearn = ({ answerOf }: ToLearn): number[] =>
  new Set(answerOf).size < 2 ? [] : [...SEEDS.keys()];

/**
 * Learns where words and answers lie, by steps against each miss, always the same ones in the same order.
 * @param which of the times that all is learned, from 0
 */
export function learnMeaning({ answerOf, vectors }: ToLearn, which: number): LearnedMeaning {
  const names = [...new Set(answerOf)];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const chance = chancesFrom(SEEDS[which] ?? 0);
  const rows = moving(startRows(chance));
  const answers = moving(new Float64Array(names.length * WIDTH));
  const count = answerOf.length;
  const rounds = Math.max(ROUNDS, Math.ceil(LEAST_STEPS / count));
  const step = STEPS.filter((each) => count % each !== 0)[which] ?? 1;
  for (let round = 0; round < rounds; round += 1) {
    const pace = PACE * (1 - round / rounds);
    for (let turn = 0; turn < count; turn += 1) {
      const asked = (turn * step) % count;
      const heard = mostOf(vectors, asked, chance);
      const place = liesAt(rows.table, heard);
      const odds = oddsAt(place, answers.table);
      const right = numbers.get(answerOf[asked] ?? '');
      const toPlace = slopeOf(place, pace);
      const pull = new Float64Array(WIDTH);
      for (let answer = 0; answer < odds.length; answer += 1) {
        const miss = (odds[answer] ?? 0) - Number(answer === right);
        if (Math.abs(miss) < FAINT) continue;
        addRow(pull, answers.table, answer, miss);
        moveRow(answers, answer, miss, toPlace);
      }
      const toAnswers = slopeOf(pull, pace);
      for (let each = 0; each < heard.places.length; each += 1)
        moveRow(rows, rowOf(heard.places[each]), heard.weights[each] ?? 0, toAnswers);
    }
  }
  const passages = Int32Array.from(names, (name) => (typeof name === 'number' ? name : NO_PASSAGE));
  return {
    rows: Float32Array.from(rows.table),
    answers: Float32Array.from(answers.table),
    passages,
  };
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
    const odds = oddsAt(liesAt(rows, vector), answers);
    for (const [answer, passage] of passages.entries())
      if (passage !== NO_PASSAGE)
        shares[passage] = (shares[passage] ?? 0) + (odds[answer] ?? 0) / learned.length;
  }
  return shares;
}

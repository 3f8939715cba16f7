import type { HeardQuestion } from '#terms/index-file.ts';
import { featuresOf, PLACES } from './features.ts';

/** So many questions are read before whatever else waits has its turn: a few milliseconds. */
export const AT_A_TIME = 200;

/** A question as weights at places, its length 1: words and pieces for half each. */
export interface Vector {
  places: Uint32Array;
  weights: Float32Array;
}

/** All questions that were heard, one after the other in flat arrays: a tenth of the room of lists. */
export interface Vectors extends Vector {
  /** Where each question begins, and the last ends. */
  starts: Uint32Array;
  /** The vector of another question, by what is rare among these. */
  of(text: string): Vector;
}

/** Reads questions, some at a time: first how often each place is used, then what each weighs. */
export function* makeVectors(heard: readonly HeardQuestion[]): Generator<undefined, Vectors> {
  const uses = new Uint32Array(PLACES);
  const starts = new Uint32Array(heard.length + 1);
  for (const [at, { text }] of heard.entries()) {
    if (at % AT_A_TIME === 0) yield;
    let length = 0;
    for (const counts of featuresOf(text)) {
      length += counts.size;
      for (const place of counts.keys()) uses[place] = (uses[place] ?? 0) + 1;
    }
    starts[at + 1] = (starts[at] ?? 0) + length;
  }
  /** What stands in few questions weighs more: tf-idf. */
  function weigh(text: string, places: Uint32Array, weights: Float32Array, start: number): void {
    let from = start;
    for (const counts of featuresOf(text)) {
      let squares = 0;
      let at = from;
      for (const [place, times] of counts) {
        const rarity = 1 + Math.log((1 + heard.length) / (1 + (uses[place] ?? 0)));
        const weight = (1 + Math.log(times)) * rarity;
        squares += weight ** 2;
        places[at] = place;
        weights[at] = weight;
        at += 1;
      }
      const length = Math.sqrt(2 * squares);
      for (let each = from; each < at; each += 1) weights[each] = (weights[each] ?? 0) / length;
      from = at;
    }
  }
  const total = starts[heard.length] ?? 0;
  const places = new Uint32Array(total);
  const weights = new Float32Array(total);
  for (const [at, { text }] of heard.entries()) {
    if (at % AT_A_TIME === 0) yield;
    weigh(text, places, weights, starts[at] ?? 0);
  }
  return {
    starts,
    places,
    weights,
    of(text) {
      const size = featuresOf(text).reduce((sum, counts) => sum + counts.size, 0);
      const one = { places: new Uint32Array(size), weights: new Float32Array(size) };
      weigh(text, one.places, one.weights, 0);
      return one;
    },
  };
}

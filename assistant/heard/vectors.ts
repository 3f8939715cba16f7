import type { HeardQuestion } from '#terms/index-file.ts';
import { featuresOf, PLACES } from './features.ts';

/** A question as weights at places, its length 1: words and pieces for half each. */
export interface Vector {
  places: Uint32Array;
  weights: Float32Array;
}

/** How often each place is used, by how many questions. */
export interface Uses {
  count: number;
  uses: Uint32Array;
}

/** All questions that were heard, one after the other in flat arrays: a tenth of the room of lists. */
export interface Vectors extends Vector, Uses {
  /** Where each question begins, and the last ends. */
  starts: Uint32Array;
}

/** Writes a question from a place on. What stands in few questions weighs more: tf-idf. */
function weigh(
  text: string,
  { count, uses }: Uses,
  { places, weights }: Vector,
  start: number,
): void {
  let from = start;
  for (const counts of featuresOf(text)) {
    let squares = 0;
    let at = from;
    for (const [place, times] of counts) {
      const rarity = 1 + Math.log((1 + count) / (1 + (uses[place] ?? 0)));
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

/** The vector of a question, by what is rare among those that were heard. */
export function vectorOf(text: string, uses: Uses): Vector {
  const size = featuresOf(text).reduce((sum, counts) => sum + counts.size, 0);
  const vector = { places: new Uint32Array(size), weights: new Float32Array(size) };
  weigh(text, uses, vector, 0);
  return vector;
}

/** Reads questions: first how often each place is used, then what each weighs. */
export function makeVectors(heard: readonly HeardQuestion[]): Vectors {
  const count = heard.length;
  const uses = new Uint32Array(PLACES);
  const starts = new Uint32Array(count + 1);
  for (const [at, { text }] of heard.entries()) {
    let length = 0;
    for (const counts of featuresOf(text)) {
      length += counts.size;
      for (const place of counts.keys()) uses[place] = (uses[place] ?? 0) + 1;
    }
    starts[at + 1] = (starts[at] ?? 0) + length;
  }
  const total = starts[count] ?? 0;
  const vectors = {
    count,
    uses,
    starts,
    places: new Uint32Array(total),
    weights: new Float32Array(total),
  };
  for (const [at, { text }] of heard.entries()) weigh(text, vectors, vectors, starts[at] ?? 0);
  return vectors;
}

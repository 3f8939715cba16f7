import { expect, it } from 'vitest';
import { mutantsOf, sampleOf, withMutant } from './lib/mutants.ts';

const faults = (text: string) => mutantsOf(text).map((mutant) => withMutant(text, mutant));

it('puts one fault at a time in a sum, a comparison, a condition and a list', () => {
  expect(faults('a - b')).toEqual(['a + b']);
  expect(faults('a < 2')).toEqual(['a >= 2', 'a < 3']);
  expect(faults('if (a) b();')).toEqual(['if (true) b();', 'if (false) b();']);
  expect(faults('f([a], Math.min(b))')).toEqual(['f([], Math.min(b))', 'f([a], Math.max(b))']);
  expect(faults('!a')).toEqual(['a']);
});

it('leaves types, imports and joined texts as they are', () => {
  expect(faults("import a from './a.ts'; type B = -1 | true; const c: [1] = d as 2;")).toEqual([]);
  expect(faults("'a' + b")).toEqual([]);
});

it('takes the same sample for the same seed, each place once', () => {
  const list = Array.from({ length: 50 }, (_, at) => at);
  const taken = sampleOf(list, 20, 7);
  expect(sampleOf(list, 20, 7)).toEqual(taken);
  expect(sampleOf(list, 20, 8)).not.toEqual(taken);
  expect(new Set(taken).size).toBe(20);
  expect(sampleOf(list, 99, 1)).toHaveLength(50);
});

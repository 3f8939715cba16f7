import { expect, test } from 'vitest';
import { parseDutchNumber } from './typed-number.ts';

test.each([
  ['1.200', 1200],
  ['19,5', 19.5],
  ['19.5', 19.5],
  ['1 200', 1200],
  ['-5', -5],
  ['1e9', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('"%s" reads as %s', (text, value) => {
  expect(parseDutchNumber(text)).toBe(value);
});

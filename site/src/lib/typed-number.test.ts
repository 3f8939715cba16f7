import { expect, test } from 'vitest';
import { parseDutchNumber, withUnit } from './typed-number.ts';

test.each([
  ['1.200', 1200],
  ['19,5', 19.5],
  ['19.5', 19.5],
  ['1 200', 1200],
  ['-5', -5],
  ['€ 1.250,-', 1250],
  ['€1250', 1250],
  ['60 m2', 60],
  ['61,5 m²', 61.5],
  ['9.000 kWh', 9000],
  ['15 jaar', 15],
  ['2%', 2],
  ['190 euro', 190],
  ['EUR 1.250,=', 1250],
  ['20 °C', 20],
  ['−2,5 ct', -2.5],
  ['60 meter', undefined],
  ['m2', undefined],
  ['1e9', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('"%s" reads as %s', (text, value) => {
  expect(parseDutchNumber(text)).toBe(value);
});

test.each([
  [3750, '€', '€\u00a03.750'],
  [1.379, '€', '€\u00a01,379'],
  [0.2, '€', '€\u00a00,20'],
  [12, 'jaar', '12\u00a0jaar'],
  [1974, undefined, '1.974'],
])('%s with unit %s is told as "%s"', (value, unit, words) => {
  expect(withUnit(value, unit)).toBe(words);
});

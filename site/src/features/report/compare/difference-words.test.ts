import { expect, test } from 'vitest';
import { differenceWords, labelWords } from './difference-words.ts';

const about = (mid: number) => ({ low: mid * 0.9, mid, high: mid * 1.1 });
const m3 = (amount: number) => `${amount} m³`;

test('a difference is said as an estimate, less or more', () => {
  expect(differenceWords(about(1_232), about(180), m3)).toBe('Ongeveer 1050 m³ minder');
  expect(differenceWords(about(1_800), about(3_100), m3)).toBe('Ongeveer 1300 m³ meer');
});

test('a difference too small to notice is none', () => {
  expect(differenceWords(about(1_000), about(1_010), m3)).toBe('Blijft ongeveer gelijk');
  expect(differenceWords(about(0), about(0), m3)).toBe('Blijft ongeveer gelijk');
});

test('classes are counted on the official scale, plusses included', () => {
  expect(labelWords('E', 'A+++')).toBe('7 klassen beter');
  expect(labelWords('B', 'A')).toBe('Eén klasse beter');
  expect(labelWords('C', 'C')).toBe('Blijft ongeveer gelijk');
});

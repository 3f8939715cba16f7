import type { LabelClass, LabelEstimate } from '@sens/engine';
import { expect, test } from 'vitest';
import { differenceWords, heatDifferenceWords, labelWords } from './difference-words.ts';

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

test('heat of a network is told by the GJ', () => {
  expect(heatDifferenceWords(about(31), about(24))).toBe('Ongeveer 7 GJ minder');
  expect(heatDifferenceWords(about(31), about(0))).toBe('Ongeveer 31 GJ minder');
  expect(heatDifferenceWords(about(31), about(31))).toBe('Blijft ongeveer gelijk');
});

const label = (likely: LabelClass, best = likely, worst = likely): LabelEstimate => ({
  likely,
  best,
  worst,
  ep2KwhPerM2: about(100),
});

test('classes are counted on the official scale, plusses included, as an estimate', () => {
  expect(labelWords(label('E'), label('A+++'))).toBe('Naar schatting 7 klassen beter');
  expect(labelWords(label('B', 'A', 'B'), label('A'))).toBe('Naar schatting één klasse beter');
  expect(labelWords(label('C'), label('C'))).toBe('Naar schatting dezelfde klasse');
});

test('classes are not counted where the estimate is wide, before or after', () => {
  expect(labelWords(label('D', 'A', 'F'), label('A+'))).toBe('Van klasse D naar A+ (schatting)');
  expect(labelWords(label('D'), label('A+', 'A++', 'A'))).toBe('Van klasse D naar A+ (schatting)');
});

import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { answerWords } from './answer-words.ts';
import { factWords, houseFactWords } from './fact-words.ts';

test('an assumption about a size or a use is not said more exactly than it is known', () => {
  const assumed = (value: number) => ({ value, origin: 'assumption' as const });
  expect(factWords('floorAreaM2', assumed(100.9))).toBe('100\u00a0m²');
  expect(factWords('gasM3PerYear', assumed(1273))).toBe('1.300\u00a0m³');
  expect(factWords('electricityKwhPerYear', assumed(1918))).toBe('1.900\u00a0kWh');
  expect(factWords('monthlyCostEur', assumed(187))).toBe('€\u00a0190');
});

test('what is counted or chosen stays what it is', () => {
  const assumed = (value: number) => ({ value, origin: 'assumption' as const });
  expect(factWords('thermostatC', assumed(19.5))).toBe('19,5\u00a0°C');
  expect(factWords('bouwjaar', assumed(1972))).toBe('1972');
  expect(factWords('solarPanels', assumed(12))).toContain('12');
});

test('an answer inside a line begins small, but for what is an abbreviation', () => {
  expect(answerWords('heating', 'cv-ketel')).toBe('cv-ketel op gas');
  expect(answerWords('glazing', 'dubbel')).toBe('dubbel glas');
  expect(answerWords('glazing', 'hr++')).toMatch(/^HR\+\+/);
});

test('what the visitor typed stays exact', () => {
  expect(factWords('floorAreaM2', { value: 100.9, origin: 'visitor' })).toBe('100,9\u00a0m²');
  expect(factWords('gasM3PerYear', { value: 1273, origin: 'visitor' })).toBe('1.273\u00a0m³');
});

test('the average that is assumed of an old house is told as no answer, one that was given is', () => {
  const wordsOf = (answers: DwellingAnswers) =>
    houseFactWords('wall', makeReport(answers, figures2026, '2026-11-20').dwelling);
  const old = { woningtype: 'hoekwoning', bouwjaar: 1962 } as const;
  expect(wordsOf(old)).toMatch(/^weten wij niet .*gemiddelde/);
  expect(wordsOf({ ...old, wall: 'matig' })).toBe('matig');
  expect(wordsOf({ ...old, bouwjaar: 1978 })).toBe('matig');
});

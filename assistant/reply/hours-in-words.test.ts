import { expect, test } from 'vitest';
import { betweenInWords, daysInWords, hoursInWords, timesInWords } from './hours-in-words.ts';

const LUNCH = [
  { from: 8 * 60, to: 12 * 60 },
  { from: 13 * 60 + 30, to: 17 * 60 },
];

test('hours read as a sentence, however they are written', () => {
  const saturday = { days: 'Zaterdag', hours: 'Op afspraak' };
  expect(
    hoursInWords({ lines: [{ days: 'Werkdagen', hours: '8:00 tot 18:00 uur' }, saturday] }),
  ).toBe('maandag tot en met vrijdag van 8.00 tot 18.00 uur, zaterdag op afspraak');
});

test('several spans of a day read as such', () => {
  expect(timesInWords(LUNCH)).toBe('8.00 tot 12.00 uur en 13.30 tot 17.00 uur');
  expect(`tussen ${betweenInWords(LUNCH)}`).toBe(
    'tussen 8.00 en 12.00 uur en tussen 13.30 en 17.00 uur',
  );
});

test.each([
  [[1], 'dinsdag'],
  [[5, 6], 'zaterdag en zondag'],
  [[0, 2, 4], 'maandag, woensdag en vrijdag'],
  [[0, 1, 2, 3, 5], 'maandag tot en met donderdag en zaterdag'],
])('days that are one row read as one: %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

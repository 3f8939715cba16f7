import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { netMeteringWords } from './net-metering-words.ts';

const wordsOf = (answers: DwellingAnswers, today = '2026-11-20') =>
  netMeteringWords(makeReport(answers, figures2026, today));
const terraced: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1970 };

test('who has no panels yet reads only what they save without net metering', () => {
  const words = wordsOf(terraced);
  expect(words?.forYou).toContain('U heeft nog geen zonnepanelen');
  expect(words?.forYou.match(/€/g)).toHaveLength(2);
  expect(Object.values(words ?? {}).join(' ')).not.toMatch(/in 2026|minder/);
});

test('who has panels reads that the cost will rise', () => {
  expect(wordsOf({ ...terraced, solarPanels: 8 })?.forYou).toContain('U heeft al 8 panelen');
});

test('once it has ended, it is explained to who has panels and to nobody else', () => {
  expect(wordsOf({ ...terraced, solarPanels: 8 }, '2027-01-01')).toMatchObject({ forYou: '' });
  expect(wordsOf(terraced, '2027-01-01')).toBeNull();
});

test('without panels now or in the plan there is nothing to say', () => {
  expect(wordsOf({ woningtype: 'appartement', bouwjaar: 1970 })).toBeNull();
});

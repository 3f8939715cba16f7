import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { netMeteringWords } from './net-metering-words.ts';

const wordsOf = (answers: DwellingAnswers, today = '2026-11-20') =>
  netMeteringWords(makeReport(answers, figures2026, today));
const terraced: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1970 };
const rowsOf = (words: ReturnType<typeof wordsOf>) =>
  words?.cards
    .flatMap(({ table }) => table?.rows ?? [])
    .map(({ name, words: said }) => `${name}: ${said}`.replaceAll('\u00a0', ' ')) ?? [];

test('who has no panels yet reads only what they save without net metering', () => {
  const words = wordsOf(terraced);
  expect(words?.lead).toMatch(/^Salderen stopt\. De 6 panelen van uw plan besparen dan €/);
  expect(words?.lead.match(/€/g)).toHaveLength(2);
  expect(rowsOf(words).some((row) => row.startsWith('Besparing zonder salderen: €'))).toBe(true);
  expect(JSON.stringify(words)).not.toMatch(/Hogere kosten|vast contract/);
});

test('who has panels reads by how much the cost will rise', () => {
  const words = wordsOf({ ...terraced, solarPanels: 8 });
  expect(words?.lead).toMatch(/betaalt u dan waarschijnlijk €\s\d+ tot €\s\d+ per jaar meer/);
  expect(rowsOf(words)).toContain('Opbrengst van 8 panelen: 3.000 kWh');
  expect(JSON.stringify(words)).toContain('vast contract');
});

test('who uses nearly all of it is not frightened', () => {
  expect(wordsOf({ ...terraced, solarPanels: 1, batteryKwh: 40 })?.lead).toContain('weinig van');
});

test('a kWh from the roof is worth its price, less, or next to nothing', () => {
  expect(rowsOf(wordsOf(terraced)).slice(0, 3)).toEqual([
    'Een kWh meteen zelf gebruikt: € 0,26',
    'Een kWh teruggeleverd vóór 2027: € 0,11 tot € 0,13',
    'Een kWh teruggeleverd vanaf 2027: € 0,00 tot € 0,04',
  ]);
  expect(JSON.stringify(wordsOf(terraced))).toContain('uit de contracten van 5 oktober 2026');
});

test('once it has ended, it is explained to who has panels and to nobody else', () => {
  const words = wordsOf({ ...terraced, solarPanels: 8 }, '2027-01-01');
  expect(words?.title).toBe('Zonnestroom zonder salderen');
  expect(JSON.stringify(words)).not.toMatch(/\bstopt\b|vóór 2027|Hogere kosten/);
  expect(wordsOf(terraced, '2027-01-01')).toBeNull();
});

test('without panels now or in the plan there is nothing to say', () => {
  expect(wordsOf({ woningtype: 'appartement', bouwjaar: 1970 })).toBeNull();
});

test('the day that it ends is the one of the figures', () => {
  const { panelYear, ...report } = makeReport(terraced, figures2026, '2026-11-20');
  const words = netMeteringWords({
    ...report,
    panelYear: panelYear && { ...panelYear, nettedUntil: '2028-07-01' },
  });
  expect(words).toMatchObject({ title: 'Wat er op 1 juli 2028 verandert', year: '2028' });
  expect(JSON.stringify(words)).not.toContain('2027');
});

import { type DwellingAnswers, figures2026, makeReport, type Woningtype } from '@sens/engine';
import { expect, test } from 'vitest';
import { groundWords } from './ground-words.ts';

/** What a line of a table holds on paper. */
const MOST = 40;

const TYPES: Woningtype[] = ['tussenwoning', 'hoekwoning', 'vrijstaand', 'appartement'];
const groundsOf = (answers: DwellingAnswers) => {
  const { considered, dwelling } = makeReport(answers, figures2026, '2026-11-24');
  return considered.map((one) => groundWords(one, dwelling).replaceAll('\u00a0', ' '));
};
const grounds = TYPES.flatMap((woningtype) =>
  [1930, 1955, 1965, 1978, 1990, 2005].flatMap((bouwjaar) =>
    [120, 190, 260, 400].flatMap((monthlyCostEur) =>
      groundsOf({ woningtype, bouwjaar, monthlyCostEur }),
    ),
  ),
);

test('each measure that was worked out and not chosen has a ground of one line', () => {
  expect(grounds.length).toBeGreaterThan(500);
  // Only what a way of heating costs more takes a second line: it says what is in that sum and what is not.
  const lines = (words: string) => (words.includes(' meer dan ') ? 2 : 1);
  expect(grounds.filter((words) => words === '' || words.length > MOST * lines(words))).toEqual([]);
});

test('a way of heating says what it costs more than the one that was chosen', () => {
  // The sum beside it is that of the pump alone, so the ground says what is in this one.
  expect(grounds.find((words) => words.includes(' meer dan '))).toMatch(
    /^Kost met isolatie en zonder zonnepanelen € [\d.]+ meer dan (hybride|nu)\.$/,
  );
});

test('what is insulated already is so by the reader or by us, whoever said it', () => {
  const house = { woningtype: 'tussenwoning', gasM3PerYear: 740, bouwjaar: 2012 } as const;
  expect(groundsOf(house)).toContain('Is volgens ons al geïsoleerd.');
  const told = groundsOf({
    ...house,
    roof: 'goed',
    floor: 'goed',
    wall: 'goed',
    glazing: 'triple',
  });
  expect(told).toContain('Is volgens u al geïsoleerd.');
  expect(told).not.toContain('Is volgens ons al geïsoleerd.');
});

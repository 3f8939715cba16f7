import { formHouseAnswers, type HouseFields } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { givenNotes } from './given-notes.ts';

const notesOf = (answers: DwellingAnswers) =>
  givenNotes(makeReport(answers, figures2026, '2026-11-20')).map((note) =>
    note.replaceAll('\u00a0', ' '),
  );
const notesOfForm = (fields: HouseFields) => notesOf(formHouseAnswers(fields));

test('a form with a year and a bill out of bounds: the report says what it made of them', () => {
  expect(notesOfForm({ bouwjaar: '1500', monthlyBill: '1800' })).toEqual([
    'Bouwjaar: u vulde 1500 in. Wij rekenen met 1600, het vroegste jaar dat wij kennen.',
    'Energiekosten per maand: u vulde € 1.800 in. Wij rekenen met hoogstens € 1.500.',
  ]);
});

test('a year to come counts as a house of this year', () => {
  const words = (year: number) =>
    `Bouwjaar: u vulde ${year} in. Wij rekenen met 2026, als een huis dat nu wordt gebouwd.`;
  expect(notesOfForm({ bouwjaar: '3000', monthlyBill: '20' })).toEqual([
    words(3000),
    'Energiekosten per maand: u vulde € 20 in. Wij rekenen met ten minste € 25.',
  ]);
  expect(notesOfForm({ bouwjaar: '2028' })).toEqual([words(2028)]);
  expect(notesOf({ woningtype: 'hoekwoning', bouwjaar: 2100 })).toEqual([words(2100)]);
});

test('a form keeps no bill above its own maximum, so what was typed may have been more', () => {
  expect(notesOfForm({ monthlyBill: 2000 })).toEqual([
    'Energiekosten per maand: u vulde € 2.000 of meer in. Wij rekenen met hoogstens € 1.500.',
  ]);
});

test('answers that are taken as they stand need no words', () => {
  expect(notesOfForm({ bouwjaar: '1974', monthlyBill: '210' })).toEqual([]);
  expect(notesOf({ woningtype: 'hoekwoning', monthlyCostEur: 150, gasM3PerYear: 2000 })).toEqual(
    [],
  );
});

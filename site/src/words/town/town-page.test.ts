import { expect, test } from 'vitest';
import { neighbourhoodTable } from './neighbourhood-table.ts';
import { phrasesFor } from './phrases.ts';
import { townHouse } from './town-example.ts';
import { eraOf } from './town-values.ts';

const figure = <Value>(value: Value) =>
  ({ value, year: 2024, source: 'CBS', confidence: 'A' }) as const;
const figures = {
  homes: figure(1000),
  periods: figure([10, 20, 30, 10, 10, 10, 5, 5]),
  types: figure([30, 10, 5, 5, 50]),
  owned: figure(60),
  gas: figure(800),
  power: figure(2500),
  panels: figure(30),
};

test('the building years of a town decide its era', () => {
  expect(eraOf([29, 16, 10, 12, 12, 8, 7, 4])).toBe('vooroorlogs');
  expect(eraOf([11, 16, 25, 16, 11, 6, 8, 7])).toBe('naoorlogs');
  expect(eraOf([1, 10, 12, 36, 18, 12, 7, 4])).toBe('jaren-zeventig-tachtig');
  expect(eraOf([7, 12, 9, 13, 12, 24, 18, 5])).toBe('jong');
  expect(eraOf([9, 8, 18, 23, 11, 15, 7, 8])).toBe('gemengd');
});

test('a sentence that names what is not known of a town is not said', () => {
  const phrases = phrasesFor({ town: 'Dorp', gas: undefined }, [], 1);
  expect(phrases.choose(['{gas} m³ in {town}'], 0)).toBeUndefined();
  expect(phrases.choose(['{gas} m³ in {town}', 'Wel over {town}'], 0)).toBe('Wel over Dorp');
});

test('a fact is told with its source and year, and kept for the foot of the page', () => {
  const fact = {
    topic: 'bodem',
    text: 'De grond is veen.',
    source: 'Gemeente Dorp',
    year: 2021,
    confidence: 'A',
  } as const;
  const phrases = phrasesFor({}, [fact], 1);
  expect(phrases.choose(['{fact:bodem} Kijk dus eerst.'], 0)).toBe(
    'De grond is veen (Gemeente Dorp, 2021). Kijk dus eerst.',
  );
  expect(phrases.told).toEqual([fact]);
});

test('insulation, panels and pumps take a house with a roof of its own', () => {
  expect(townHouse({ figures }, 'advies')).toEqual({ woningtype: 'appartement', bouwjaar: 1970 });
  expect(townHouse({ figures }, 'isolatie')).toEqual({
    woningtype: 'tussenwoning',
    bouwjaar: 1970,
  });
});

test('insulation takes a house that was built with little of it', () => {
  const young = { ...figures, periods: figure([5, 5, 5, 15, 10, 40, 10, 10]) };
  expect(townHouse({ figures: young }, 'isolatie').bouwjaar).toBe(1980);
  expect(townHouse({ figures: young }, 'warmtepompen').bouwjaar).toBe(2000);
});

test('the neighbourhoods stand in a table where two or more are known', () => {
  const known = { year: 2024, source: 'CBS', confidence: 'A', gas: 700 } as const;
  const one = { name: 'Noord', homes: 10, ...known };
  expect(neighbourhoodTable({ neighbourhoods: [one] }, 'warmtepompen')).toBeNull();
  const two = { ...one, name: 'Zuid', homes: 20 };
  expect(neighbourhoodTable({ neighbourhoods: [one, two] }, 'warmtepompen')).toMatchObject({
    heads: ['Gas (m³)'],
    rows: [
      ['Zuid', '700'],
      ['Noord', '700'],
    ],
  });
});

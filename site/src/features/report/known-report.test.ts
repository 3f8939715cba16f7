import { expect, test } from 'vitest';
import { houseName } from '#words/house/house-name.ts';
import { registeredWords } from '#words/house/registered-words.ts';
import { knownReport } from './known-report.ts';

const TODAY = '2026-11-22';
const REGISTERED = {
  bouwjaar: 1974,
  floorAreaM2: 118,
  label: { labelClass: 'C', validUntil: '2031-05-03' },
};

test('a report reckons with what the registers know, and says from where it is', () => {
  const report = knownReport({ woningtype: 'hoekwoning' }, REGISTERED, TODAY);
  expect(report.dwelling.bouwjaar).toEqual({ value: 1974, origin: 'register' });
  expect(report.dwelling.floorAreaM2).toEqual({ value: 118, origin: 'register' });
  expect(houseName(report)).toBe('Hoekwoning uit 1974');
  expect(registeredWords(report, REGISTERED)).toEqual([
    'Volgens de BAG van het Kadaster: bouwjaar 1974 en 118\u00a0m² woonoppervlakte.',
    'Geregistreerd energielabel: C, geldig tot en met 3 mei 2031 (EP-Online). Onze schatting kan daarvan afwijken.',
  ]);
});

test('what the visitor said goes before it, and is then said to be the visitor’s', () => {
  const said = { woningtype: 'hoekwoning', bouwjaar: 1980, floorAreaM2: 140 } as const;
  const report = knownReport(said, REGISTERED, TODAY);
  expect(report.dwelling.bouwjaar).toEqual({ value: 1980, origin: 'visitor' });
  expect(report.dwelling.floorAreaM2).toEqual({ value: 140, origin: 'visitor' });
  expect(registeredWords(report, REGISTERED)).toHaveLength(1);
});

test('nothing is said of registers that told nothing', () => {
  const report = knownReport({ woningtype: 'hoekwoning' }, undefined, TODAY);
  expect(report.dwelling.bouwjaar.origin).toBe('assumption');
  expect(registeredWords(report)).toEqual([]);
});

import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { freeWords } from './free-words.ts';

const words = (more: Partial<DwellingAnswers> = {}) =>
  freeWords(
    makeReport({ woningtype: 'tussenwoning', bouwjaar: 1972, ...more }, figures2026, '2026-11-20'),
  );

test('a house with a boiler is told what it can do today for nothing, and what stays as it is', () => {
  expect(words()).toMatch(
    /^Dit kan vandaag al, gratis: zet alleen het verwarmingswater .* op 60 graden/,
  );
  expect(words()).toMatch(/stel de radiatoren bij\. Dat scheelt €.* per jaar\.$/);
});

test('on a hybrid the control of the pump sets the water: no boiler to set, and no amount for it', () => {
  const told = words({ heating: 'hybride' });
  expect(told).toContain('stooklijn zo laag mogelijk zetten (hoogstens 55 graden)');
  expect(told).not.toMatch(/ketel|€/);
});

test('without a boiler there is no boiler to set', () => {
  for (const heating of ['warmtepomp', 'warmtenet'] as const) {
    expect(words({ heating })).toMatch(/gratis: stel de radiatoren/);
  }
});

test('where it saves little no amount of nil is told, and where it saves nothing it is no advice', () => {
  const free = [40, 50, 60, 70].flatMap((monthlyCostEur) =>
    [1965, 1985, 2005].flatMap((bouwjaar) =>
      (['tussenwoning', 'hoekwoning', 'appartement'] as const).map((woningtype) =>
        words({ woningtype, bouwjaar, monthlyCostEur }),
      ),
    ),
  );
  expect(free.filter((told) => /€\s0/.test(told))).toEqual([]);
  expect(free.filter((told) => /scheelt hoogstens €\s\d+ per jaar\.$/.test(told))).not.toEqual([]);
  expect(words({ gasM3PerYear: 50, electricityKwhPerYear: 2000 })).toBe('');
});

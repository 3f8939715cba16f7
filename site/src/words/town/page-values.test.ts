import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures2026 } from '@sens/engine';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { provinceSchema, townRulesSchema, townSchema } from '../../town-schemas.ts';
import { pageValues } from './page-values.ts';
import { exampleValues } from './town-example.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const read = (file: string) => parse(readFileSync(join(CONTENT, file), 'utf8'));

test('every town has the same names, known or not, whichever service its page is about', () => {
  const towns = globSync('towns/*.yaml', { cwd: CONTENT }).map((file) =>
    townSchema.parse(read(file)),
  );
  const province = provinceSchema.parse(read('landing.yaml').province);
  const lists = towns.flatMap((town) =>
    ['advies', 'isolatie', 'warmtepompen'].map((service) => {
      const all = { province, towns };
      const values = pageValues(town, service, [], all, figures2026, '2026-11-28');
      return Object.keys(values).sort().join(' ');
    }),
  );
  expect(lists.length).toBeGreaterThan(3);
  expect(new Set(lists).size).toBe(1);
});

test('a fact of an unknown year counts nothing, but may name years', () => {
  const town = read('towns/sliedrecht.yaml');
  const isTaken = (text: string, year: number | 'onbekend') =>
    townSchema.safeParse({
      ...town,
      facts: [{ topic: 'erfgoed', text, source: 'Gemeente', year, confidence: 'A' }],
    }).success;
  expect(isTaken('Er zijn 43 gemeentelijke monumenten.', 'onbekend')).toBe(false);
  expect(isTaken('Er staan 12000 woningen op palen.', 'onbekend')).toBe(false);
  expect(isTaken('Er zijn 43 gemeentelijke monumenten.', 2023)).toBe(true);
  expect(isTaken('Het dorp is beschermd sinds 1993.', 'onbekend')).toBe(true);
});

test('the grant of a heat pump is told to the euro, as in its tool; that of insulation as an estimate', () => {
  const grantOf = (service: string, bouwjaar: number) =>
    exampleValues({ woningtype: 'tussenwoning', bouwjaar }, service, figures2026, '2026-11-28')
      .isde;
  expect(grantOf('warmtepompen', 1990)).toBe('€\u00a01.925 tot €\u00a02.125');
  expect(grantOf('isolatie', 1970)).toBe('€\u00a0360 tot €\u00a0440');
  expect(grantOf('zonnepanelen', 1990)).toBeUndefined();
});

test('what a table says to begin with is what the engine plans first for a house of those years', () => {
  const { cells } = townRulesSchema.parse(read('town-rules/isolatie.yaml')).table.advice;
  const firstOf = (bouwjaar: number) =>
    exampleValues({ woningtype: 'tussenwoning', bouwjaar }, 'isolatie', figures2026, '2026-11-28')
      .stap;
  expect([firstOf(1970), cells.kaal]).toEqual(['spouwmuurisolatie', 'spouw en vloer']);
  expect([firstOf(1980), cells['dun-vroeg']]).toEqual(['vloerisolatie', 'vloer, dan glas of dak']);
  expect([firstOf(1990), cells.dun]).toEqual(['zonnepanelen', 'kijken wat er al is']);
});

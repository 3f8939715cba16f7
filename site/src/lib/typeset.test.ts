import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typeset, typesetText } from './typeset.ts';

test.each([
  ['€ 1.200 voor 20 m²', '€\u00a01.200 voor 20\u00a0m²'],
  ['tot € 4.500, in 15 jaar', 'tot €\u00a04.500, in 15\u00a0jaar'],
  ['5 kWh, 8 kW, 3 km en 12 m3', '5\u00a0kWh, 8\u00a0kW, 3\u00a0km en 12\u00a0m3'],
  ['2026 jaarlijks', '2026 jaarlijks'],
  ['de € in 2026', 'de € in 2026'],
])('an amount and a measure stay on one line: %s', (text, set) => {
  expect(typesetText(text)).toBe(set);
});

test.each([
  ['tot 1 januari 2027, en 31 december', 'tot 1\u00a0januari 2027, en 31\u00a0december'],
  ['in 2026 mei en juni', 'in 2026 mei en juni'],
])('a day stays with its month: %s', (text, set) => {
  expect(typesetText(text)).toBe(set);
});

test.each([
  ["foto's van VvE's", 'foto’s van VvE’s'],
  ["'s nachts en 's avonds", '’s nachts en ’s avonds'],
  ['vink "Weet ik niet" aan', 'vink "Weet ik niet" aan'],
])('there is one kind of apostrophe: %s', (text, set) => {
  expect(typesetText(text)).toBe(set);
});

test.each([
  ['minder CO2, in kg CO2-uitstoot', 'minder CO₂, in kg CO₂-uitstoot'],
  ['#toelichting-warmtepomp-co2', '#toelichting-warmtepomp-co2'],
])('CO₂ has its small figure: %s', (text, set) => {
  expect(typesetText(text)).toBe(set);
});

test('texts are set at any depth, and everything else stays', () => {
  const day = new Date('2026-11-20');
  const value = { faq: [{ answer: "€ 5 voor foto's", order: 2 }], updated: day, sample: false };
  expect(typeset(value)).toEqual({
    faq: [{ answer: '€\u00a05 voor foto’s', order: 2 }],
    updated: day,
    sample: false,
  });
});

test('content writes square and cubic metres as they are read', () => {
  const content = new URL('../../../content/', import.meta.url).pathname;
  // What people ask stands there as they typed it.
  const files = globSync('**/*.{md,yaml}', { cwd: content }).filter(
    (name) => !name.startsWith('gehoord/'),
  );
  expect(files.length).toBeGreaterThan(20);
  const typed = files.filter((name) =>
    /(?<![/=?&-])\bm[23]\b/.test(readFileSync(content + name, 'utf8')),
  );
  expect(typed).toEqual([]);
});

import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { doubtWords, outsideWords } from './doubt-words.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the two largest causes of doubt are named, each with what narrows it', () => {
  expect(
    doubtWords(report({ woningtype: 'hoekwoning', bouwjaar: 1955, monthlyCostEur: 200 })),
  ).toEqual([
    'de prijs van het werk (vraag een offerte)',
    'uw buitenmuur (Is de buitenmuur geïsoleerd?)',
  ]);
  expect(doubtWords(report({ woningtype: 'vrijstaand', bouwjaar: 1955 }))).toEqual([
    'uw buitenmuur (Is de buitenmuur geïsoleerd?)',
    'hoeveel energie u gebruikt (Wat betaalt u per maand aan energie?)',
  ]);
});

test('a likely case outside the range is told with what the plan saves then', () => {
  const corner = report({ woningtype: 'hoekwoning', bouwjaar: 1955, monthlyCostEur: 200 });
  expect(plain(outsideWords(corner))).toMatch(
    /^Is uw buitenmuur al goed geïsoleerd, dan bespaart het plan maar ongeveer € 3\d0 per jaar\.$/,
  );
});

test('nothing is told of a case within the range, or of a house that is known', () => {
  const { outside, totals } = report({
    woningtype: 'hoekwoning',
    bouwjaar: 1955,
    monthlyCostEur: 200,
  });
  const eur = Math.round(totals.savingCentsPerYear.low / 100);
  expect(
    outsideWords({ outside: outside && { ...outside, besparingEurPerJaar: eur }, totals }),
  ).toBe('');
  expect(
    outsideWords(
      report({ woningtype: 'hoekwoning', bouwjaar: 1955, wall: 'niet', monthlyCostEur: 200 }),
    ),
  ).toBe('');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FEATURES = join(import.meta.dirname, '..');
const FOLDERS = [
  'tool',
  'heat-pump-check',
  'roi-calculator',
  'subsidy-calculator',
  'energy-label-simulator',
  'report',
  'report-pdf',
  'house-questions',
  'citations',
];

/** Every line of the tools and the report that may hold words for a visitor: no comments, no tests. */
const lines = FOLDERS.flatMap((folder) =>
  readdirSync(join(FEATURES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(join(FEATURES, folder, path), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${folder}/${path}: ${line.trim()}`),
    ),
);

const found = (pattern: RegExp) => lines.filter((line) => pattern.test(line));

test('a month is said in full, and CO₂ has its small figure', () => {
  expect(found(/\bp\/m\b|CO2/)).toEqual([]);
});

test('one term for one thing', () => {
  expect(found(/all-electric|energienota|nota\b|factuur\b(?!-)|HR\+\+[- ]?beglazing/i)).toEqual([]);
  expect(found(/niet zeker (terug|binnen)/)).toEqual([]);
});

test('a word of the trade stands beside what it means', () => {
  const alone = (word: RegExp, meaning: RegExp) =>
    found(word).filter((line) => !meaning.test(line.replace(word, '')));
  expect(alone(/Rd-waarde/, /isoleert/)).toEqual([]);
  expect(alone(/U-waarde/, /warmte|isoleert/)).toEqual([]);
  expect(alone(/[^'-]meldcode[^':]/, /nummer/)).toEqual([]);
  expect(alone(/verzamelinkomen/, /belastingaanslag/)).toEqual([]);
  expect(found(/knieschot|geattesteerd/i)).toEqual([]);
});

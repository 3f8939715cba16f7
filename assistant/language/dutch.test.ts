import { expect, test } from 'vitest';
import { compoundParts, stem, stemsOf, wordsOf } from './dutch.ts';

test.each([
  ['paneel', 'panelen'],
  ['isolatie', 'isoleren', 'isoleer', 'geisoleerd'],
  ['ventilatie', 'ventileren'],
  ['huis', 'huizen', 'huisje'],
  ['glas', 'glazen'],
  ['raam', 'ramen'],
  ['muur', 'muren'],
  ['kozijn', 'kozijnen'],
  ['warmtepomp', 'warmtepompen'],
  ['subsidie', 'subsidies'],
  ['label', 'labels'],
  ['vloer', 'vloeren'],
  ['lening', 'leningen'],
  ['salderen', 'saldering'],
])('forms of one word have one stem: %s', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['dak', 'dag'],
  ['spouw', 'bouw'],
  ['gas', 'glas'],
  ['vloer', 'vlo'],
])('%s and %s stay two words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('accents, capitals and words that say nothing make no difference', () => {
  expect(stemsOf('Hoe geïsoleerd is mijn HUIS?')).toEqual(stemsOf('isolatie huizen'));
});

test('what is more of a word is that word, also after an apostrophe', () => {
  expect(wordsOf("doen jullie ook VvE's of auto’s")).toEqual(
    wordsOf('doen jullie ook vve of auto'),
  );
  expect(wordsOf("'s-Gravendeel, 's avonds")).toEqual(['s', 'gravendeel', 's', 'avonds']);
});

test('a label better than A is a word of its own', () => {
  expect(stemsOf('A++')).toEqual(stemsOf('label a+').slice(1));
  expect(wordsOf('tussen A++ en A')).toEqual(['tussen', 'aplus', 'en', 'a']);
  expect(wordsOf('HR++-glas')).toEqual(['hr', 'glas']);
});

test('what is like something is not about the sun', () => {
  expect(stemsOf("zo’n ketel, zo'n dak")).toEqual(stemsOf('ketel dak'));
});

test('a word without end costs no time without end', () => {
  let asked = 0;
  const isKnown = (each: string) => {
    asked += 1;
    return ['zonnepanel', 'zon', 'panel', 'pan', 'ne', 'nepan'].includes(each);
  };
  // Each end of the word may begin with several parts, and none of them ends well: 3,131 without a memory.
  expect(compoundParts(`${'zonnepanelen'.repeat(4)}qx`, isKnown)).toEqual([]);
  expect(asked).toBeLessThan(1_500);
  asked = 0;
  expect(compoundParts('zonnepanelen'.repeat(40), isKnown)).toEqual([]);
  expect(asked).toBe(0);
});

const KNOWN = new Set(
  [
    'spouw',
    'muur',
    'isolatie',
    'dak',
    'kapel',
    'warmte',
    'pomp',
    'advies',
    'verduurzaming',
    'ver',
    'eigen',
    'lijk',
  ].map(stem),
);

test.each([
  ['spouwmuurisolatie', ['spouw', 'muur', 'isolatie']],
  ['dakisolatie', ['dak', 'isolatie']],
  ['dakkapel', ['dak', 'kapel']],
  ['verduurzamingsadvies', ['verduurzaming', 'advies']],
  ['kruipluik', []],
  ['dak', []],
  ['verpomp', []],
  ['eigenlijk', []],
])('the known parts of %s are %j', (word, parts) => {
  expect(compoundParts(word, (each) => KNOWN.has(each))).toEqual(parts.map(stem));
});

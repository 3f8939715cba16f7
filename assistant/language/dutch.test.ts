import { expect, test } from 'vitest';
import { compoundParts, stem, stemsOf } from './dutch.ts';

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

test('what is like something is not about the sun', () => {
  expect(stemsOf("zo’n ketel, zo'n dak")).toEqual(stemsOf('ketel dak'));
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

import { expect, test } from 'vitest';
import { withoutArticles } from './points-back.ts';

test.each([
  ['moet ik van het gas af', 'moet ik van gas af'],
  ['ik heb het verkeerde adres ingevuld', 'ik heb verkeerde adres ingevuld'],
  ['is het slim om nu nog te wachten', 'is slim om nu nog te wachten'],
  ['wat is het verschil tussen die twee', 'wat is verschil tussen die twee'],
  ['wie komt er langs', 'wie komt langs'],
  ['is er deze week nog plek', 'is er week nog plek'],
])('"%s" points to nothing by its article', (text, left) => {
  expect(withoutArticles(text)).toBe(left);
});

test.each([
  'wat kost het',
  'hoe lang duurt het',
  'waar kan ik het beste mee beginnen',
  'is het duur',
])('"%s" stays as it is', (text) => {
  expect(withoutArticles(text)).toBe(text);
});

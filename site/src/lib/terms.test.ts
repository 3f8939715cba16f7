import { expect, it } from 'vitest';
import { mayStandIn, type Term, termFinder, termsIn } from './terms.ts';

const TERMS: Term[] = [
  { term: 'spouw', forms: ['spouwmuur', 'spouw'], explanation: 'De luchtlaag in een muur.' },
  { term: 'Rd-waarde', forms: ['Rd-waarde', 'Rd'], explanation: 'Hoe goed een laag isoleert.' },
  { term: 'EP-adviseur', forms: ['EP-adviseur'], explanation: 'Wie een label opmaakt.' },
  {
    term: 'volledig elektrische warmtepomp',
    forms: ['volledig elektrisch'],
    explanation: 'Zonder ketel.',
  },
];
const found = (html: string, most?: number) => termsIn(html, TERMS, most).map(({ term }) => term);

it('finds a term in any of its forms, with its plural', () => {
  expect(found('<p>Twee <b>EP-adviseurs</b>.</p>')).toEqual(['EP-adviseur']);
  expect(found('<p>Een Spouw, of een spouwmuur.</p>')).toEqual(['spouw']);
  expect(found('<p>Volledig elektrische pompen.</p>')).toEqual(['volledig elektrische warmtepomp']);
});

it('does not take a part of a word for a term', () => {
  expect(found('<p>Een woord over Rdam, eerder en spouwankers.</p>')).toEqual([]);
});

it('reads through tags, soft hyphens and special blanks', () => {
  expect(found('<p>Een Rd\u2011waarde</p><p>volle\u00addig&nbsp;elektrisch</p>')).toEqual([
    'Rd-waarde',
    'volledig elektrische warmtepomp',
  ]);
});

it('keeps those that stand first, and shows them by name', () => {
  expect(found('<p>spouw, Rd, EP-adviseur</p>', 2)).toEqual(['Rd-waarde', 'spouw']);
});

it('does not look inside a tag', () => {
  expect(found('<a href="/spouw">muur</a>')).toEqual([]);
});

it.each([
  ['HR++-glas', 'Met HR++\u2011glas.'],
  ['hybride warmtepomp', 'Een Hybride\n  warmtepomp.'],
  ['ISDE', 'De ISDE helpt.'],
])('a form that its finder finds may stand in the text: %s', (form, text) => {
  expect(termFinder(form).test(text)).toBe(true);
  expect(mayStandIn(text)(form)).toBe(true);
  expect(mayStandIn('Een ander woord.')(form)).toBe(false);
});

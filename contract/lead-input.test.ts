import { expect, test } from 'vitest';
import { normalizePostedForm, normalizeTelefoon, splitHuisnummer } from './lead-input.ts';

test.each(['06 12345678', '+31 6 12345678', '0031612345678', '+31 (0)6-12345678', '612345678'])(
  'the telefoon field leaves the bare number of "%s"',
  (typed) => {
    expect(normalizeTelefoon(typed)).toBe('612345678');
  },
);

test('an area code that starts with 31 is not mistaken for the country code', () => {
  expect(normalizeTelefoon('0313 123 456')).toBe('313123456');
});

test.each([
  ['12a', { huisnummer: '12', toevoeging: 'a' }],
  ['12-2', { huisnummer: '12', toevoeging: '2' }],
  ['12 hs', { huisnummer: '12', toevoeging: 'hs' }],
  [' 12 - a ', { huisnummer: '12', toevoeging: 'a' }],
  ['12/1', { huisnummer: '12', toevoeging: '1' }],
  ['12  bis', { huisnummer: '12', toevoeging: 'bis' }],
  ['12', { huisnummer: '12' }],
  [' 12 ', { huisnummer: ' 12 ' }],
  ['12--a', { huisnummer: '12--a' }],
  ['abc', { huisnummer: 'abc' }],
])('house number "%s" is split into number and suffix', (typed, parts) => {
  expect(splitHuisnummer(typed)).toEqual(parts);
});

test('a figure ticked as "Weet ik niet" is not sent, also without script', () => {
  expect(normalizePostedForm({ bouwjaar: '2000', bouwjaarOnbekend: 'on' })).not.toHaveProperty(
    'bouwjaar',
  );
});

test.each(['2991\u00a0AB', '2991\tAB'])('a pasted postcode %j has a usual space', (postcode) => {
  expect(normalizePostedForm({ postcode })).toEqual({ postcode: '2991 AB' });
});

test('a suffix typed in its own field is never overwritten', () => {
  expect(normalizePostedForm({ huisnummer: '12a', toevoeging: 'b' })).toEqual({
    huisnummer: '12a',
    toevoeging: 'b',
  });
});

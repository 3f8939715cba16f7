import { expect, test } from 'vitest';
import { PHONE_WORD, phoneIn, withoutPhone } from './phone-in.ts';

const OURS = '+31180123456';

test.each([
  ['bel me maar terug op 06 12 34 56 78 na vijven', '06 12 34 56 78'],
  ['mijn nummer is 06-12345678, graag even bellen over isolatie', '06-12345678'],
  ['bel mij terug 0612345678', '0612345678'],
  ['ik ben bereikbaar op +31 6 12345678', '+31 6 12345678'],
  ['0031612345678 graag', '0031612345678'],
  ['bel +31 (0)6 1234 5678', '+31 (0)6 1234 5678'],
  ['vaste lijn: 010-4567890.', '010-4567890'],
  ['(0180) 65 43 21', '(0180) 65 43 21'],
  ['06-12-34-56-78', '06-12-34-56-78'],
])('%s leaves a number', (text, number) => {
  expect(phoneIn(text, OURS)).toBe(number);
  expect(withoutPhone(text, OURS)).toBe(text.replace(number, PHONE_WORD));
});

test.each([
  'wat kost een label voor 120 m2 uit 1978',
  'is 0180 12 34 56 jullie nummer',
  'ik betaalde 12000 euro in 2019',
  'kunt u op 06-12-2026 10:30 komen',
  'mijn rekening is NL91 ABNA 0417 1643 00',
  'NL91ABNA0417164300',
  'mijn bsn is 123456782',
  'ik belde 0800-9009 en 112',
  'bestelling 00312345',
])('%s leaves none', (text) => {
  expect(phoneIn(text, OURS)).toBeUndefined();
});

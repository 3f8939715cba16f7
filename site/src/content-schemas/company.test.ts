import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from './company.ts';

const COMPANY = parse(
  readFileSync(join(import.meta.dirname, '../../../content/company.yaml'), 'utf8'),
);

/** What is wrong with our company when some of it is otherwise: where, and what is said. */
const wrongWith = (changed: object) =>
  companySchema
    .safeParse({ ...COMPANY, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each([
  ['0180 123 456', '+31180123456'],
  ['06 - 12 34 56 78', '+31612345678'],
])('a number may be written as people do: %s', (display, e164) => {
  expect(wrongWith({ phone: { display, e164 } })).toBeUndefined();
});

it.each([
  [
    { whatsapp: { number: '06 12345678', greeting: 'Hallo' } },
    "whatsapp.number: Schrijf het nummer met 31 in plaats van de eerste 0, zonder + en spaties: '31612345678'",
  ],
  [{ kvk: '1234' }, 'kvk: Een KvK-nummer heeft acht cijfers'],
  [{ btw: 'NL123' }, 'btw: Schrijf het btw-nummer als NL123456789B01'],
  [
    { postalAddress: { street: 'Postbus 1', postcode: '2990AA99', city: 'Barendrecht' } },
    'postalAddress.postcode: Schrijf de postcode als 1234 AB',
  ],
])('a number is written as it is everywhere: %o', (changed, told) => {
  expect(wrongWith(changed)).toEqual([told]);
});

const telephone = (hours: string) => ({
  openingHours: [
    { id: 'telefonisch', title: 'Telefonisch', lines: [{ days: 'Werkdagen', hours }] },
  ],
});

it.each(['8.00 tot 18.00 uur', '8.00 tot 12.00 uur en 12.30 tot 17.00 uur'])(
  'hours are written as texts do: %s',
  (hours) => {
    expect(wrongWith(telephone(hours))).toBeUndefined();
  },
);

it.each(['8:00 - 18:00', '08.00 tot 18.00 uur', '8 tot 18 uur', '18.00 tot 8.00 uur'])(
  'hours in another form are refused: %s',
  (hours) => {
    expect(wrongWith(telephone(hours))).toEqual([
      expect.stringMatching(/^openingHours\.0\.lines\.0\.hours: Schrijf tijden als "8\.00 tot/),
    ]);
  },
);

it.each([
  [
    { display: '0180 123 456', e164: '+31180000000' },
    "phone.e164: De bezoeker leest 0180 123 456, maar zijn telefoon belt +31180000000: schrijf '+31180123456', of verbeter display",
  ],
  [
    { display: '0180 12345', e164: '+31180012345' },
    'phone.display: Schrijf het nummer zoals u het belt, met tien cijfers: 0180 123 456',
  ],
  [
    { display: '0180 123 456', e164: '0180123456' },
    "phone.e164: Schrijf het nummer met +31 in plaats van de eerste 0, zonder spaties: '+31180123456'",
  ],
])('what one reads is what a telephone dials: %o', (phone, told) => {
  expect(wrongWith({ phone })).toEqual([told]);
});

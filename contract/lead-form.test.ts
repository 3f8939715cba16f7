import { MEASURE_IDS } from '@sens/engine';
import { expect, test } from 'vitest';
import { houseTold } from './house-told.ts';
import { checkLeadForm, type LeadField } from './lead-form.ts';

const GOOD = {
  naam: 'Jan de Vries',
  email: 'jan@voorbeeld.example',
  telefoon: '612345678',
  postcode: '2991 ab',
  huisnummer: '12',
  straat: 'Dorpsstraat',
  woonplaats: 'Barendrecht',
  woningtype: 'hoekwoning',
};

const EMAIL_TOO_LONG = 'E-mailadres mag maximaal 254 karakters bevatten';

/** The message of one field when it holds a value, or "goed". */
function messageFor(field: LeadField, value: unknown): string {
  const result = checkLeadForm({ ...GOOD, [field]: value });
  return result.ok ? 'goed' : (result.fields[field] ?? 'andere velden');
}

test.each([
  ['naam', 'A', 'Naam moet minimaal 2 karakters bevatten'],
  ['naam', ' A ', 'Naam moet minimaal 2 karakters bevatten'],
  ['naam', '😀', 'Naam moet minimaal 2 karakters bevatten'],
  ['naam', 'Al', 'goed'],
  ['naam', 'a'.repeat(100), 'goed'],
  ['naam', '😀'.repeat(100), 'goed'],
  ['naam', 'a'.repeat(101), 'Naam mag maximaal 100 karakters bevatten'],
  ['naam', undefined, 'Naam moet minimaal 2 karakters bevatten'],
  ['email', 'jan', 'Voer een geldig e-mailadres in'],
  ['email', 'jan@', 'Voer een geldig e-mailadres in'],
  ['email', 'jan@voorbeeld', 'Voer een geldig e-mailadres in'],
  ['email', 'jan@voorbeeld.example', 'goed'],
  ['telefoon', '12345678', 'Telefoonnummer moet minimaal 9 cijfers bevatten'],
  ['telefoon', '', 'Telefoonnummer moet minimaal 9 cijfers bevatten'],
  ['telefoon', '123456789', 'goed'],
  ['telefoon', '0612345678', 'Voer een geldig Nederlands telefoonnummer in (zonder 0)'],
  ['telefoon', '+31612345678', 'Voer een geldig Nederlands telefoonnummer in (zonder 0)'],
  ['telefoon', '6 12 34 56 78', 'Voer een geldig Nederlands telefoonnummer in (zonder 0)'],
  ['straat', 'A', 'Straat is verplicht'],
  ['straat', 'Au', 'goed'],
  ['postcode', '1234A', 'Postcode moet minimaal 6 karakters bevatten'],
  ['postcode', '1234  AB', 'Postcode mag maximaal 7 karakters bevatten'],
  ['postcode', '0123AB', 'Voer een geldige postcode in (bijv. 1234AB)'],
  ['postcode', '12345AB', 'Voer een geldige postcode in (bijv. 1234AB)'],
  ['postcode', '1234 ab', 'goed'],
  ['postcode', '1234SA', 'goed'],
  ['huisnummer', '0', 'Huisnummer moet minimaal 1 zijn'],
  ['huisnummer', 'twaalf', 'Huisnummer moet minimaal 1 zijn'],
  ['huisnummer', '1.5', 'Huisnummer moet minimaal 1 zijn'],
  ['huisnummer', '99999', 'goed'],
  ['huisnummer', 99_999, 'goed'],
  ['huisnummer', '100000', 'Huisnummer mag maximaal 99999 zijn'],
  ['woonplaats', 'A', 'Woonplaats is verplicht'],
  ['woningtype', '', 'Woningtype is verplicht'],
  ['woningtype', 'kasteel', 'Woningtype is verplicht'],
  ['email', `${'a'.repeat(64)}@${'a.'.repeat(91)}example`, 'goed'],
  ['email', `${'a'.repeat(64)}@${'a.'.repeat(92)}example`, EMAIL_TOO_LONG],
  ['email', `${'a'.repeat(8000)}@b.nl`, EMAIL_TOO_LONG],
  ['telefoon', '612345678901234', 'goed'],
  ['telefoon', '6123456789012345', 'Voer een geldig Nederlands telefoonnummer in (zonder 0)'],
  ['telefoon', '6'.repeat(9000), 'Voer een geldig Nederlands telefoonnummer in (zonder 0)'],
  ['straat', 'é'.repeat(100), 'goed'],
  ['straat', 'x'.repeat(101), 'Straat mag maximaal 100 karakters bevatten'],
  ['woonplaats', 'x'.repeat(80), 'goed'],
  ['woonplaats', 'x'.repeat(12_000), 'Woonplaats mag maximaal 80 karakters bevatten'],
  ['toevoeging', 'x'.repeat(20), 'goed'],
  ['toevoeging', 'x'.repeat(21), 'Toevoeging mag maximaal 20 karakters bevatten'],
  ['huisnummer', '9'.repeat(9000), 'Huisnummer mag maximaal 99999 zijn'],
  ['huisnummer', 1e300, 'Huisnummer mag maximaal 99999 zijn'],
  ['postcode', '1'.repeat(9000), 'Postcode mag maximaal 7 karakters bevatten'],
  ['naam', '\u200b\u202e\u0000', 'Naam moet minimaal 2 karakters bevatten'],
  ['straat', 'A\u0000', 'Straat is verplicht'],
] as const)('%s "%s" gives: %s', (field, value, message) => {
  expect(messageFor(field, value)).toBe(message);
});

test('an empty form names every wrong field once, in page order', () => {
  const result = checkLeadForm({});
  expect(result.ok ? [] : Object.keys(result.fields)).toEqual([
    'naam',
    'email',
    'telefoon',
    'postcode',
    'huisnummer',
    'straat',
    'woonplaats',
    'woningtype',
  ]);
});

test('a postcode is kept in one form and unknown fields are dropped', () => {
  const result = checkLeadForm({ ...GOOD, extra: 'x' });
  expect(result).toEqual({
    ok: true,
    values: { ...GOOD, postcode: '2991AB', huisnummer: 12 },
  });
});

test('an unreadable monthly cost is left out instead of refused', () => {
  const result = checkLeadForm({ ...GOOD, monthlyBill: 'veel' });
  expect(result.ok && result.values.monthlyBill).toBeUndefined();
});

test('what cannot be seen is taken out of a text, and a line end becomes a space', () => {
  const result = checkLeadForm({
    ...GOOD,
    naam: '\u202eJan\r\nde\u0000 Vries\u200f',
    email: 'jan\u200b@voorbeeld.example\u0007',
    straat: 'Dorps\u2066straat\ud800',
    woonplaats: 'Barendrecht\u2028Noord',
    toevoeging: '\u0000',
    bouwjaar: '19\u061c74',
  });
  expect(result.ok && result.values).toMatchObject({
    naam: 'Jan de Vries',
    email: 'jan@voorbeeld.example',
    straat: 'Dorpsstraat',
    woonplaats: 'Barendrecht Noord',
    toevoeging: undefined,
    bouwjaar: '1974',
  });
});

test('letters that belong to a name stay: accents, joiners, other scripts', () => {
  for (const naam of ['Zoë D’Angelo', 'علی رضا', 'می\u200cخواهم', '山田太郎', '👩\u200d🔧 Jo']) {
    expect(checkLeadForm({ ...GOOD, naam })).toMatchObject({ ok: true, values: { naam } });
  }
});

test.each([
  ['bouwjaar', 'x'.repeat(41)],
  ['bouwjaar', Number.POSITIVE_INFINITY],
  ['bouwjaar', { jaar: 1974 }],
  ['monthlyBill', '1'.repeat(21)],
  ['woning', `{"woningtype":"${'x'.repeat(4000)}"}`],
  ['woning', '['.repeat(3000)],
  ['woning', { a: { b: { c: 1 } } }],
  ['woning', { unwanted: [['zonnepanelen']] }],
  ['woning', { unwanted: ['x'.repeat(41)] }],
  ['woning', { unwanted: Array.from({ length: 41 }, () => 'dak') }],
  ['woning', { unwanted: null }],
])('an odd %s is left out, as it has no message of its own', (field, value) => {
  const result = checkLeadForm({ ...GOOD, [field]: value });
  expect(result).toMatchObject({ ok: true, values: { [field]: undefined } });
});

test('what the people of a house do not want goes along with the rest that is known of it', () => {
  const woning = {
    woningtype: 'hoekwoning',
    roof: 'goed',
    unwanted: ['zonnepanelen', 'warmtepomp'],
  };
  for (const given of [woning, JSON.stringify(woning)]) {
    const result = checkLeadForm({ ...GOOD, woning: given });
    expect(result).toMatchObject({ ok: true, values: { woning } });
    expect(result.ok && houseTold(result.values.woning, result.values)).toEqual(woning);
  }
  const most = { unwanted: MEASURE_IDS };
  expect(checkLeadForm({ ...GOOD, woning: most })).toMatchObject({ values: { woning: most } });
});

import { expect, test } from 'vitest';
import { checkLeadForm } from './lead-form.ts';

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

/** The message of one field when it holds a value, or "goed". */
function messageFor(field: keyof typeof GOOD, value: unknown): string {
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

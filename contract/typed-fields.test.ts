import { expect, test } from 'vitest';
import { checkLeadForm, type LeadField } from './lead-form.ts';
import { normalizePostedForm } from './lead-input.ts';

const TOO_SHORT = 'Naam moet minimaal 2 karakters bevatten';
const TOO_LONG = 'Naam mag maximaal 100 karakters bevatten';
const EMAIL = 'Voer een geldig e-mailadres in';
const PHONE = 'Telefoonnummer moet minimaal 9 cijfers bevatten';
const STREET = 'Straat is verplicht';
const POSTCODE_SHORT = 'Postcode moet minimaal 6 karakters bevatten';
const POSTCODE_LONG = 'Postcode mag maximaal 7 karakters bevatten';
const POSTCODE = 'Voer een geldige postcode in (bijv. 1234AB)';
const NUMBER_LOW = 'Huisnummer moet minimaal 1 zijn';
const NUMBER_HIGH = 'Huisnummer mag maximaal 99999 zijn';
const TOWN = 'Woonplaats is verplicht';

/** What is typed at the edges of the spec's rules, and what browser and server say of it; nothing when it is right. */
const CASES: Partial<Record<LeadField, [typed: string, message: string | undefined][]>> = {
  naam: [
    ['', TOO_SHORT],
    ['   ', TOO_SHORT],
    ['J', TOO_SHORT],
    ['😀', TOO_SHORT],
    ['Jo', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), TOO_LONG],
    ['😀'.repeat(100), undefined],
  ],
  email: [
    ['', EMAIL],
    ['jan', EMAIL],
    ['jan@', EMAIL],
    ['jan@voorbeeld', EMAIL],
    ['@voorbeeld.example', EMAIL],
    ['jan@voorbeeld.example', undefined],
    ['jan.de+huis@mail.voorbeeld.example', undefined],
  ],
  telefoon: [
    ['', PHONE],
    ['12345678', PHONE],
    ['geen', PHONE],
    ['0000000000', PHONE],
    ['612345678', undefined],
    ['0612345678', undefined],
    ['+31 6 12345678', undefined],
    ['(0180) 612-111', undefined],
  ],
  straat: [
    ['', STREET],
    ['A', STREET],
    ['Aa', undefined],
  ],
  postcode: [
    ['', POSTCODE_SHORT],
    ['1234A', POSTCODE_SHORT],
    ['1234  AB', POSTCODE_LONG],
    ['0123AB', POSTCODE],
    ['12345A', POSTCODE],
    ['1234-AB', POSTCODE],
    ['1234AB', undefined],
    ['1234 ab', undefined],
    ['1234SA', undefined],
  ],
  huisnummer: [
    ['', NUMBER_LOW],
    ['0', NUMBER_LOW],
    ['-1', NUMBER_LOW],
    ['1,5', NUMBER_LOW],
    ['huis', NUMBER_LOW],
    ['1', undefined],
    ['99999', undefined],
    ['100000', NUMBER_HIGH],
  ],
  woonplaats: [
    ['', TOWN],
    ['A', TOWN],
    ['Ee', undefined],
  ],
};

const GOOD = {
  naam: 'Jan de Vries',
  email: 'jan@voorbeeld.example',
  telefoon: '612345678',
  postcode: '2991AB',
  huisnummer: '12',
  straat: 'Dorpsstraat',
  woonplaats: 'Barendrecht',
};

const ROWS = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map(([typed, message]) => [name, typed, message] as const),
);

test.each(ROWS)('%s, typed as "%s", is judged by the exact rule: %s', (name, typed, message) => {
  // The dwelling type is not there, so that no case is right as a whole.
  const result = checkLeadForm(normalizePostedForm({ ...GOOD, [name]: typed }));
  const fields = result.ok ? {} : result.fields;
  expect(fields).toEqual({
    ...(message ? { [name]: message } : {}),
    woningtype: 'Woningtype is verplicht',
  });
});

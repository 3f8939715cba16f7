import { expect, test } from 'vitest';
import { checkLeadForm, type LeadForm } from './lead-form.ts';
import { fullName, splitName, toFormFields, toSubmission } from './lead-submission.ts';
import { readReportQuery, reportUrl } from './report-query.ts';

const FORM: LeadForm = {
  naam: 'Jan de Vries',
  email: 'jan@voorbeeld.example',
  telefoon: '612345678',
  postcode: '2991AB',
  huisnummer: 12,
  toevoeging: 'a',
  straat: 'Dorpsstraat',
  woonplaats: 'Barendrecht',
  woningtype: 'hoekwoning',
  bouwjaar: '1974',
  monthlyBill: 210,
  woning: undefined,
  rekenhulp: undefined,
  consent_version: undefined,
};

test('what a tool knew of the house goes along, and back into the form', () => {
  const woning = { woningtype: 'hoekwoning', glazing: 'dubbel' };
  const submission = toSubmission({ ...FORM, woning }, 'tool:warmtepomp-check');
  expect(submission.energy_data).toEqual({ current_energy_costs: 210, house_answers: woning });
  expect(toFormFields({ ...submission })).toMatchObject({ woning });
});

test('the address of a tool goes along as it was left, and back into the form', () => {
  const rekenhulp = '/tools/roi-calculator?woningtype=hoekwoning&prijs-zonnepanelen=4200';
  const submission = toSubmission({ ...FORM, rekenhulp }, 'tool:roi-calculator');
  expect(submission.energy_data).toEqual({ current_energy_costs: 210, tool_path: rekenhulp });
  expect(toFormFields({ ...submission })).toMatchObject({ rekenhulp });
});

test.each(['', 'geen json', '[1]', 'null', 7])(
  'a house that is no object (%s) is left out',
  (woning) => {
    const result = checkLeadForm({ ...FORM, woning });
    expect(result.ok && result.values.woning).toBe(undefined);
  },
);

test('the first word is the first name and the rest the last name', () => {
  expect(splitName('Jan  de Vries')).toEqual({ first_name: 'Jan', last_name: 'de Vries' });
});

test('a single word serves as first and last name', () => {
  expect(splitName('Jan')).toEqual({ first_name: 'Jan', last_name: 'Jan' });
});

test('which text was shown goes along and back; a version that there is none of is left out', () => {
  const submission = toSubmission({ ...FORM, consent_version: '2026-11' }, 'homepage');
  expect(submission.consent_version).toBe('2026-11');
  const read = (fields: object) => {
    const result = checkLeadForm(toFormFields({ ...submission, ...fields }));
    return result.ok && result.values.consent_version;
  };
  expect(read({})).toBe('2026-11');
  expect(read({ consent_version: 'van ooit' })).toBe(undefined);
});

test.each(['Ali', 'Ali Ali', 'Jan  de Vries', 'Jan Jan Jan', 'J', 'a'.repeat(100)])(
  'the name %j comes through the payload as it was typed',
  (naam) => {
    const submission = toSubmission({ ...FORM, naam }, 'homepage');
    expect(fullName(submission)).toBe(naam);
    expect(toFormFields({ ...submission }).naam).toBe(naam);
  },
);

test('the whole name goes along only when its parts do not give it back', () => {
  const names = (naam: string) => {
    const { first_name, last_name, full_name } = toSubmission({ ...FORM, naam }, 'homepage');
    return { first_name, last_name, full_name };
  };
  expect(names('Ali')).toEqual({ first_name: 'Ali', last_name: 'Ali' });
  expect(names('Ali Ali')).toEqual({ first_name: 'Ali', last_name: 'Ali', full_name: 'Ali Ali' });
});

test.each([
  [{ first_name: 'Ali', last_name: 'Ali' }, 'Ali'],
  [{ first_name: 'Ali', last_name: 'Reza' }, 'Ali Reza'],
  [{ first_name: 'Ali' }, 'Ali'],
  [{ last_name: 'Reza' }, 'Reza'],
  [{ first_name: 'Ali', last_name: 'Reza', full_name: 7 }, 'Ali Reza'],
  [{ first_name: 'Ali', last_name: 'Reza', full_name: ' ' }, 'Ali Reza'],
  [{ full_name: 'Ali Reza' }, 'Ali Reza'],
])('a payload with the names %j is of %s', (names, naam) => {
  expect(toFormFields(names).naam).toBe(naam);
});

test('the payload is the one the spec prescribes, field for field', () => {
  expect(toSubmission(FORM, 'homepage')).toEqual({
    first_name: 'Jan',
    last_name: 'de Vries',
    email: 'jan@voorbeeld.example',
    phone: '+31612345678',
    postcode: '2991AB',
    huisnummer: 12,
    huisnummer_toevoeging: 'a',
    straat: 'Dorpsstraat',
    woonplaats: 'Barendrecht',
    woningtype: 'hoekwoning',
    bouwjaar: '1974',
    source: 'homepage',
    form_type: 'energy_report',
    energy_data: { current_energy_costs: 210 },
  });
});

test('a payload read back is the form it was made of', () => {
  const result = checkLeadForm(toFormFields({ ...toSubmission(FORM, 'isolatie') }));
  expect(result).toEqual({ ok: true, values: FORM });
});

test('the report page is reached with the parameters of the spec', () => {
  const query = new URL(reportUrl(FORM), 'http://x').searchParams;
  expect([...query.keys()]).toEqual([
    'naam',
    'email',
    'telefoon',
    'straat',
    'postcode',
    'huisnummer',
    'woonplaats',
    'woningtype',
    'bouwjaar',
    'monthlyBill',
    'toevoeging',
    'autoSubmit',
  ]);
  expect(readReportQuery(query)).toMatchObject({
    autoSubmit: true,
    fields: { naam: 'Jan de Vries', huisnummer: '12', bouwjaar: '1974' },
  });
});

test('what was not answered is left out of the address of the report', () => {
  const { bouwjaar: _year, monthlyBill: _bill, ...known } = FORM;
  const unanswered = { ...known, bouwjaar: undefined, monthlyBill: undefined };
  const query = new URL(reportUrl(unanswered), 'http://x').searchParams;
  expect([query.has('bouwjaar'), query.has('monthlyBill')]).toEqual([false, false]);
  expect(readReportQuery(query).fields).not.toHaveProperty('bouwjaar');
});

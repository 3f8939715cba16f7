import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { loadCompany } from './company.ts';

test('the company’s own file has what the mails need', () => {
  const company = loadCompany();
  expect(company.name).not.toBe('');
  expect(company.email).toContain('@');
  expect(company.phone.e164).toMatch(/^\+\d+$/);
  expect(company.callHours[0].spans).not.toEqual([]);
});

test('a missing field stops with its name', () => {
  const folder = tempFolder();
  writeFiles(folder, {
    'company.yaml': 'name: SENS\nemail: a@b.example\nphone: { display: "1" }\n',
  });
  expect(() => loadCompany(join(folder, 'company.yaml'))).toThrow(
    /company\.yaml: phone\.e164 is wrong or missing/,
  );
});

test('telephone hours that are all by appointment stop with what is missing', () => {
  const folder = tempFolder();
  writeFiles(folder, {
    'company.yaml':
      'name: SENS\nemail: a@b.example\nphone: { display: "1", e164: "1" }\n' +
      'openingHours: [{ id: telefonisch, lines: [{ days: Maandag, hours: op afspraak }] }]\n',
  });
  expect(() => loadCompany(join(folder, 'company.yaml'))).toThrow(
    /company\.yaml: openingHours is wrong .*8\.00 tot 18\.00/,
  );
});

test.each([
  [
    'overdag',
    /openingHours\.0\.lines\.0\.hours is wrong .*Schrijf tijden als "8\.00 tot 17\.00 uur"/,
  ],
  ['13.00 tot 17.00 uur', /openingHours is wrong .*voor 12\.00 beginnen en na 12\.00 eindigen/],
])('the telephone hours "%s" stop with what to write', (hours, told) => {
  const folder = tempFolder();
  writeFiles(folder, {
    'company.yaml':
      'name: SENS\nemail: a@b.example\nphone: { display: "1", e164: "1" }\n' +
      `openingHours: [{ id: telefonisch, lines: [{ days: Maandag, hours: ${hours} }] }]\n`,
  });
  expect(() => loadCompany(join(folder, 'company.yaml'))).toThrow(told);
});

test('a slip in the file stops with the file and the line, in one sentence', () => {
  const folder = tempFolder();
  writeFiles(folder, { 'company.yaml': 'name: SENS\nname: SENS\n' });
  expect(() => loadCompany(join(folder, 'company.yaml'))).toThrow(/company\.yaml: .*line 2.*$/);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { loadCompany } from './company.ts';

test('the company’s own file has what the mails need', () => {
  const company = loadCompany();
  expect(company.name).not.toBe('');
  expect(company.email).toContain('@');
  expect(company.phone.e164).toMatch(/^\+\d+$/);
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

test('a slip in the file stops with the file and the line, in one sentence', () => {
  const folder = tempFolder();
  writeFiles(folder, { 'company.yaml': 'name: SENS\nname: SENS\n' });
  expect(() => loadCompany(join(folder, 'company.yaml'))).toThrow(/company\.yaml: .*line 2.*$/);
});

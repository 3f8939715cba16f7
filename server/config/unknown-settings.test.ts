import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '#testing/process.ts';
import { unknownSettings } from './unknown-settings.ts';

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['PROT', 'PORT'],
  ['MAIL_TOO', 'MAIL_TO'],
  ['DATABSE_ULR', 'DATABASE_URL'],
  ['RATE_LIMITS_SUBMITS', 'RATE_LIMIT_SUBMIT'],
])('%s is no setting, %s was meant', (name, meant) => {
  expect(unknownSettings([name])).toEqual([{ name, meant }]);
});

/** What an environment is full of. */
const OTHERS =
  'PATH HOME HOSTNAME HOSTTYPE PWD OLDPWD USER SHELL TERM LANG MAIL LOGNAME _ TZ ' +
  'TMPDIR NODE_ENV NODE_OPTIONS NODE_VERSION HTTP_PROXY SITE_HOST POSTGRES_PASSWORD INVOCATION_ID ' +
  'STATE_DIRECTORY MALLOC_ARENA_MAX DEV_SERVER_URL XDG_DATA_DIRS PGPORT PGHOST';

test.each(OTHERS.split(' '))('%s is no setting, and none was meant', (name) => {
  expect(unknownSettings([name])).toEqual([{ name }]);
});

test('what a setting is called is none of them', () => {
  expect(unknownSettings(['PORT', 'SMTP_URL', 'PUBLIC_ANON_KEY'])).toEqual([]);
});

test('a server says at its start what is nearly a setting, never its value, and that mails become files', async () => {
  const { output, dataDir } = await startServer({ SMTP_ULR: 'smtps://u:geheim@mail.example' });
  expect(output()).toContain('"SMTP_ULR is no setting: did you mean SMTP_URL?"');
  expect(output()).toContain(
    `"mails become files in ${join(dataDir, 'outbox')}: SMTP_URL is not set"`,
  );
  expect(output()).not.toMatch(/geheim|(?:HOME|PATH) is no setting/);
});

test('a server that has all it needs says nothing of settings', async () => {
  const { output } = await startServer({ SMTP_URL: 'smtps://u:geheim@mail.example' });
  expect(output()).not.toMatch(/setting|become files/);
});

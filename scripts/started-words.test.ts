import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { settingsSchema } from '../server/config/settings.ts';
import { addressOf, startedWords, unknownInFile } from './lib/started-words.ts';

it.each([
  [{}, 'http://localhost:3000'],
  [{ HOST: '', PORT: ' ' }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: '192.0.2.1' }, 'http://192.0.2.1:3000'],
])('a server with %j can be opened at %s', (env, address) => {
  expect(addressOf(env)).toBe(address);
});

it('says where requests and mails go, and shows no password', () => {
  const embedded = startedWords({ DATA_DIR: '/var/sens', SMTP_URL: '' }, [], []);
  expect(embedded).toContain('Aanvragen: SQLite in /var/sens\n');
  expect(embedded).toContain('als .eml-bestanden in /var/sens/outbox\n');
  const outside = startedWords(
    { DATABASE_URL: 'postgres://u:geheim@db/sens', SMTP_URL: 'smtps://u:geheim@mail' },
    ['telefoon'],
    [],
  );
  expect(outside).toMatch(/Aanvragen: PostgreSQL, via DATABASE_URL\n.*via SMTP_URL\n/);
  expect(outside).toContain('\n  - telefoon\n');
  expect(outside).not.toMatch(/geheim|SQLite|outbox/);
});

it('names what the file of settings holds in vain, each with what was meant, and no value', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sens-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, '# Mail\nSMTP_ULR=smtps://u:geheim@mail\nPORT=3000\n#HOST=x\nKLEUR=geheim\n');
  const words = startedWords({}, [], unknownInFile(file));
  expect(words.match(/^ {2}Let op: .*$/gm)).toEqual([
    '  Let op: KLEUR in .env is geen instelling; alle staan in .env.example.',
    '  Let op: SMTP_ULR in .env is geen instelling; bedoelde u SMTP_URL?',
  ]);
  expect(words).not.toContain('geheim');
});

it('every setting stands in the example', () => {
  const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
  expect(Object.keys(parseEnv(example)).sort()).toEqual(Object.keys(settingsSchema.shape).sort());
});

it('says nothing of a file of settings that is right, or not there', () => {
  expect(unknownInFile(join(import.meta.dirname, '../.env.example'))).toEqual([]);
  expect(unknownInFile('/nowhere/.env')).toEqual([]);
});

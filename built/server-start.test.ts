import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../server/testing/process.ts';
import { tempFolder } from '../server/testing/test-app.ts';

/** As `deploy/sens.service` has it: systemd does not try again. */
const FOR_A_PERSON = 78;

test('a taken port ends the start with a sentence', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void other.close());
  const port = String((other.address() as AddressInfo).port);
  const { exitCode, output } = run('server.ts', [], {
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: tempFolder(),
  });
  expect(await exitCode()).toBe(1);
  expect(output()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(output()).not.toContain('    at ');
});

test('wrong settings end the start with their sentences, and no secret is shown', async () => {
  const { exitCode, output } = run('server.ts', [], {
    PORT: 'x',
    DATABASE_URL: 'mysql://u:geheim@db/x',
  });
  expect(await exitCode()).toBe(FOR_A_PERSON);
  expect(output()).toContain('PORT is wrong');
  expect(output()).toContain('DATABASE_URL is wrong: expected postgres://');
  expect(output()).not.toMatch(/geheim| {4}at /);
});

test('a database that is away ends the start so that it is tried again', async () => {
  const { exitCode, output } = run('server.ts', [], {
    PORT: '0',
    DATA_DIR: tempFolder(),
    DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/x',
  });
  expect(await exitCode()).toBe(1);
  expect(output()).toContain('the database cannot be used (ECONNREFUSED)');
  expect(output()).not.toContain('geheim');
});

test('a database that a newer version wrote ends the start for a person to look at', async () => {
  const dataDir = tempFolder();
  const database = new DatabaseSync(join(dataDir, 'sens.sqlite'));
  database.exec('pragma user_version = 9999');
  database.close();
  const { exitCode, output } = run('server.ts', [], { PORT: '0', DATA_DIR: dataDir });
  expect(await exitCode()).toBe(FOR_A_PERSON);
  expect(output()).toContain('written by a newer version');
});

test('a data folder that cannot be used ends the start with a sentence', async () => {
  const { exitCode, output } = run('server.ts', [], { PORT: '0', DATA_DIR: '/dev/null/x' });
  expect(await exitCode()).toBe(1);
  expect(output()).toContain('Cannot start with DATA_DIR /dev/null/x');
});

test('beside a PostgreSQL too, mails that cannot become files end the start with a sentence', async () => {
  const { exitCode, output } = run('server.ts', [], {
    PORT: '0',
    DATA_DIR: '/dev/null/x',
    DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/x',
  });
  expect(await exitCode()).toBe(1);
  expect(output()).toContain(
    'Cannot start: SMTP_URL is not set, and mails cannot become files in /dev/null/x/outbox: that is a file',
  );
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outboxFolder } from '#leads/delivery/create-mailer.ts';
import { createOutbox } from '#leads/delivery/outbox.ts';
import { openSqlite } from '#leads/store/sqlite-database.ts';
import { createSqliteStore } from '#leads/store/store-sqlite.ts';
import { startTestApp, tempFolder } from '#testing/test-app.ts';

const ALL = { store: true, deliveries: true, disk: true, outbox: true };

async function ask(...how: Parameters<typeof startTestApp>) {
  const { app } = await startTestApp(...how);
  const answer = await app.inject('/readyz');
  await app.close();
  return { status: answer.statusCode, ...answer.json() };
}

test('a server that can take leads and write is ready, also before its first mail', async () => {
  expect(await ask()).toEqual({ status: 200, ok: true, checks: ALL });
});

test('a balancer is told that mails cannot be written, where they become files', async () => {
  const dataDir = tempFolder();
  const folder = outboxFolder(dataDir);
  // At the start the folder was in order.
  const mailer = createOutbox(folder);
  writeFileSync(folder, 'no folder');
  expect(await ask({ dataDir }, { mailer })).toEqual({
    status: 503,
    ok: false,
    checks: { ...ALL, outbox: false },
  });
  const smtpUrl = 'smtp://127.0.0.1:9';
  expect(await ask({ dataDir, smtpUrl })).toEqual({ status: 200, ok: true, checks: ALL });
});

test('a balancer is told that leads cannot be kept', async () => {
  const database = openSqlite(join(tempFolder(), 'x.sqlite'));
  const store = createSqliteStore(database, 100);
  database.exec('alter table leads rename to gone');
  expect(await ask({}, { store })).toMatchObject({ status: 503, checks: { ...ALL, store: false } });
});

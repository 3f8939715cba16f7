import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { storeFile } from '#app.ts';
import { query } from '#testing/open-store.ts';
import { submitForm, submitJson } from '#testing/submit.ts';
import { startTestApp, tempFolder } from '#testing/test-app.ts';
import { FORM, PAYLOAD } from '#testing/test-lead.ts';
import { readRendered } from '#testing/test-site.ts';
import { openSqlite } from './store/sqlite-database.ts';
import { createSqliteStore } from './store/store-sqlite.ts';

/** Holds the database's lock from another connection until told otherwise. */
function lock(config: { dataDir: string }): () => void {
  const other = new DatabaseSync(storeFile(config));
  other.exec('begin immediate');
  let held = true;
  const release = () => {
    if (held) other.close();
    held = false;
  };
  onTestFinished(release);
  return release;
}

test('a locked database is answered 503, and nothing is half stored', async () => {
  const { app, config } = await startTestApp();
  const release = lock(config);
  const answer = await submitJson(app, PAYLOAD, { 'idempotency-key': 'k' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error).toEqual({
    code: 'store_unavailable',
    message: 'Wij kunnen uw aanvraag nu even niet bewaren. Probeer het zo opnieuw.',
  });
  release();
  expect(query(config, 'select * from leads')).toEqual([]);
  expect(query(config, 'select * from deliveries')).toEqual([]);
  expect((await submitJson(app, PAYLOAD, { 'idempotency-key': 'k' })).statusCode).toBe(200);
});

test('a lock that goes in time only makes the visitor wait, and others are answered meanwhile', async () => {
  const { app, config } = await startTestApp({ storeBusyMs: 5_000 });
  const release = lock(config);
  const submission = submitJson(app, PAYLOAD);
  const started = performance.now();
  expect((await app.inject('/contact')).statusCode).toBe(200);
  expect(performance.now() - started).toBeLessThan(500);
  setTimeout(release, 300);
  expect((await submission).statusCode).toBe(200);
});

test('a visitor without script keeps what was typed while the store is away', async () => {
  const { app, config } = await startTestApp();
  lock(config);
  const answer = await submitForm(app);
  expect(answer.statusCode).toBe(503);
  expect(readRendered(answer.body).locals).toMatchObject({
    leadForm: { values: FORM, fields: {}, problem: expect.stringContaining('niet bewaren') },
  });
});

test('a full disk is answered 503, and nothing is half stored', async () => {
  const folder = tempFolder();
  const database = openSqlite(`${folder}/full.sqlite`);
  const { page_count: pages } = database.prepare('pragma page_count').get() as {
    page_count: number;
  };
  // SQLite itself then reports that the disk is full, in the middle of a transaction.
  database.exec(`pragma max_page_count = ${pages}`);
  const store = createSqliteStore(database, 200);
  const { app } = await startTestApp({}, { store });
  const long = { ...FORM, straat: 'x'.repeat(9_000) };
  const answer = await submitJson(app, long);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error.code).toBe('store_unavailable');
  expect(await store.list()).toEqual([]);
  database.exec('pragma max_page_count = 100000');
  expect((await submitJson(app, long)).statusCode).toBe(200);
  expect(await store.list()).toHaveLength(1);
});

test('health says so while the store is away, in the error shape', async () => {
  const folder = tempFolder();
  const database = openSqlite(`${folder}/x.sqlite`);
  const { app } = await startTestApp({}, { store: createSqliteStore(database, 100) });
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true });
  database.exec('alter table leads rename to gone');
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error.code).toBe('store_unavailable');
});

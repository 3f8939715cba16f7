import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { storeFile } from '#leads/store/sqlite-database.ts';
import { damagePage } from '#testing/damage.ts';
import { leadsCommand } from '#testing/leads-command.ts';
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
  const { app, config } = await startTestApp({ storeBusyMs: 20_000 });
  const release = lock(config);
  const answered: string[] = [];
  const submission = submitJson(app, PAYLOAD).then((answer) => {
    answered.push('request');
    return answer;
  });
  expect((await app.inject('/contact')).statusCode).toBe(200);
  answered.push('page');
  // By then it has met the lock more than once.
  setTimeout(release, 300);
  expect((await submission).statusCode).toBe(200);
  expect(answered).toEqual(['page', 'request']);
});

test('a visitor without script keeps what was typed while the store is away', async () => {
  const { app, config } = await startTestApp();
  lock(config);
  const answer = await submitForm(app);
  expect(answer.statusCode).toBe(503);
  expect(readRendered(answer.body)).toMatchObject({
    form: { values: FORM, fields: {}, problem: expect.stringContaining('niet bewaren') },
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
  const submit = (count: number) => submitJson(app, { ...FORM, naam: `Bezoeker ${count}` });
  let kept = 0;
  let answer = await submit(kept);
  while (answer.statusCode === 200) answer = await submit(++kept);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error.code).toBe('store_unavailable');
  expect(await store.list(1_000)).toHaveLength(kept);
  database.exec('pragma max_page_count = 100000');
  expect((await submit(kept)).statusCode).toBe(200);
  expect(await store.list(1_000)).toHaveLength(kept + 1);
});

test('a broken page of an index is answered 503, and all that was kept can still be read', async () => {
  const first = await startTestApp();
  for (let house = 1; house <= 3; house += 1) {
    const answer = await submitJson(first.app, { ...PAYLOAD, huisnummer: house });
    expect(answer.statusCode).toBe(200);
  }
  await first.app.close();
  const file = storeFile(first.config);
  damagePage(file, 'leads_by_date');
  const store = createSqliteStore(openSqlite(file), 200);
  const { app, log } = await startTestApp(first.config, { store });
  expect((await submitJson(app, { ...PAYLOAD, huisnummer: 4 })).statusCode).toBe(503);
  expect(log()).toMatch(/"errcode":11\b/);
  expect((await app.inject('/healthz')).statusCode).toBe(503);
  const { dataDir } = first.config;
  const csv = join(dataDir, 'alle.csv');
  expect(await leadsCommand({ DATA_DIR: dataDir }, 'export', csv)).toMatchObject({ code: 0 });
  expect(readFileSync(csv, 'utf8').match(/SR-\w{6}/g)).toHaveLength(3);
});

/** The server, whose clock can be moved on: what /healthz says is up to a second old. */
async function startWithClock(...[settings, overrides]: Parameters<typeof startTestApp>) {
  let now = Date.now();
  const started = await startTestApp(settings, { now: () => new Date(now), ...overrides });
  const health = () => {
    now += 1_000;
    return started.app.inject('/healthz');
  };
  return { ...started, health };
}

test('health says so while the store is away, in the error shape', async () => {
  const database = openSqlite(`${tempFolder()}/x.sqlite`);
  const { health } = await startWithClock({}, { store: createSqliteStore(database, 100) });
  expect((await health()).json()).toEqual({ ok: true });
  database.exec('alter table leads rename to gone');
  const answer = await health();
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error.code).toBe('store_unavailable');
});

test('health says so while leads can be read but not kept: locked, and read-only', async () => {
  const { health, config } = await startWithClock();
  const release = lock(config);
  expect((await health()).statusCode).toBe(503);
  release();
  expect((await health()).statusCode).toBe(200);
  const readOnly = createSqliteStore(new DatabaseSync(storeFile(config), { readOnly: true }), 100);
  const other = await startWithClock({}, { store: readOnly });
  expect(await readOnly.list(100)).toEqual([]);
  expect((await other.health()).statusCode).toBe(503);
});

test('health writes once a second at most, however many ask', async () => {
  const store = createSqliteStore(openSqlite(`${tempFolder()}/x.sqlite`), 100);
  let pings = 0;
  const ping = () => {
    pings += 1;
    return store.ping();
  };
  const { app, health } = await startWithClock({}, { store: { ...store, ping } });
  await health();
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/healthz')));
  expect(pings).toBe(1);
  await health();
  expect(pings).toBe(2);
});

test('the log says which trouble of the database it was, by its number', async () => {
  const { app, config, log } = await startTestApp();
  lock(config);
  await submitJson(app, PAYLOAD);
  // SQLITE_BUSY.
  expect(log()).toMatch(/"errcode":5\b/);
});

import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { describeLeadStore, makeLead } from '#testing/store-contract.ts';
import { tempFolder } from '#testing/test-app.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openSqlite } from './sqlite-database.ts';
import { StoreUnavailableError } from './store.ts';
import { createSqliteStore } from './store-sqlite.ts';

describeLeadStore('the SQLite store', async () =>
  createSqliteStore(openSqlite(join(tempFolder(), 'sens.sqlite')), 1_000),
);

test('the database keeps every commit through a power cut and checks its references', () => {
  const database = openSqlite(join(tempFolder(), 'data', 'sens.sqlite'));
  const read = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  expect(read('journal_mode')).toBe('wal');
  expect(read('synchronous')).toBe(2);
  expect(read('foreign_keys')).toBe(1);
  database.close();
});

test('the database and its folder are for the server’s own account only', () => {
  const folder = join(tempFolder(), 'data');
  const file = join(folder, 'sens.sqlite');
  openSqlite(file).close();
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a database of the first version gains the columns and keeps its leads', () => {
  const file = join(tempFolder(), 'sens.sqlite');
  const old = new DatabaseSync(file);
  old.exec(`${MIGRATIONS[0]}; pragma user_version = 1`);
  const insert = (id: string, names: string) => {
    const values = `'${id}','SR-${id}','${id}','f','2026-11-20T12:00:00.000Z',${names}`;
    const rest = "'c','d','e',1,null,'s','w','hoekwoning',null,'home','energy_report',null";
    old.exec(`insert into leads values (${values},${rest},'t${id}','{}')`);
  };
  insert('1', "'Jan','de Vries'");
  insert('2', "'Ali','Ali'");
  old.close();
  const database = openSqlite(file);
  const columns = 'reference, house_answers, full_name, consent_version';
  expect(database.prepare(`select ${columns} from leads`).all()).toEqual([
    { reference: 'SR-1', house_answers: null, full_name: 'Jan de Vries', consent_version: null },
    { reference: 'SR-2', house_answers: null, full_name: 'Ali', consent_version: null },
  ]);
  database.close();
  // As it was, for whoever has to go back.
  const before = new DatabaseSync(join(dirname(file), 'backups', 'sens-before-version-2.sqlite'));
  expect(before.prepare('select count(*) as number from leads').get()).toEqual({ number: 2 });
  expect(before.prepare('pragma user_version').get()).toEqual({ user_version: 1 });
  before.close();
});

test('opening an existing database changes nothing, and a newer one is refused', () => {
  const file = join(tempFolder(), 'sens.sqlite');
  openSqlite(file).close();
  openSqlite(file).close();
  expect(existsSync(file)).toBe(true);
  const database = new DatabaseSync(file);
  database.exec('pragma user_version = 999');
  database.close();
  expect(() => openSqlite(file)).toThrow('newer version of this server: start that one');
});

/** A database that has no room for anything new. */
function openFull() {
  const database = openSqlite(join(tempFolder(), 'full.sqlite'));
  // Migrations leave pages behind that are free.
  database.exec('vacuum');
  const pages = Number(database.prepare('pragma page_count').get()?.page_count);
  database.exec(`pragma max_page_count = ${pages}`);
  const store = createSqliteStore(database, 100);
  onTestFinished(() => store.close());
  return store;
}

test('keeps a text with a NUL in it as it is', async () => {
  const store = createSqliteStore(openSqlite(join(tempFolder(), 'sens.sqlite')), 100);
  onTestFinished(() => store.close());
  const { submission } = makeLead();
  const lead = makeLead({ submission: { ...submission, last_name: 'a\u0000b' } });
  await store.save(lead);
  const found = await store.findByReference(lead.reference);
  expect(found?.lead.submission.last_name).toBe('a\u0000b');
});

test('a full disk is told as such, not as the failure to roll back what SQLite rolled back itself', async () => {
  const { submission } = makeLead();
  const long = makeLead({ submission: { ...submission, straat: 'x'.repeat(9_000) } });
  // 13 is SQLITE_FULL.
  await expect(openFull().save(long)).rejects.toThrow(new StoreUnavailableError('sqlite 13'));
});

test('who opens a database of this version writes nothing: it goes beside whoever writes, as on a full disk', () => {
  const file = join(tempFolder(), 'sens.sqlite');
  const writing = openSqlite(file);
  writing.exec('begin immediate');
  openSqlite(file).close();
  writing.exec('rollback');
  writing.close();
});

test('a ping leaves no trace: neither the version of the tables nor a lead changes', async () => {
  const database = openSqlite(join(tempFolder(), 'sens.sqlite'));
  const store = createSqliteStore(database, 100);
  onTestFinished(() => store.close());
  await store.ping();
  expect(database.prepare('pragma user_version').get()?.user_version).toBe(MIGRATIONS.length);
  expect(await store.list(100)).toEqual([]);
});

test('what a server was delivering when it died is handed out at its next start', async () => {
  const file = join(tempFolder(), 'sens.sqlite');
  const claim = { of: 'fresh', leaseMs: 300_000 } as const;
  const died = createSqliteStore(openSqlite(file), 100);
  await died.save(makeLead());
  expect(await died.claim(new Date(), claim)).toBeDefined();
  await died.close();
  const next = createSqliteStore(openSqlite(file), 100);
  onTestFinished(() => next.close());
  expect(await next.claim(new Date(), claim)).toBeDefined();
});

test('a lead that is deleted by hand takes its deliveries along, and one left behind stops no other', async () => {
  const file = join(tempFolder(), 'sens.sqlite');
  const store = createSqliteStore(openSqlite(file), 100);
  onTestFinished(() => store.close());
  const [first, second, third] = [0, 1, 2].map((second) =>
    makeLead({ createdAt: new Date(second * 1_000), deliveries: ['company-mail'] }),
  );
  for (const lead of [first, second, third]) if (lead) await store.save(lead);
  for (const { id } of await store.troubles(new Date(), 3))
    await store.markAttemptFailed(id, new Date(), 'E', new Date());
  // As the sqlite3 of the command line opens it.
  const byHand = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  onTestFinished(() => byHand.close());
  const left = () => byHand.prepare('select count(*) as number from deliveries').get()?.number;
  const events = () => byHand.prepare('select count(*) as number from lead_events').get()?.number;
  byHand.prepare('delete from leads where reference = ?').run(first?.reference ?? '');
  expect([left(), events()]).toEqual([2, 2]);
  byHand.exec('drop trigger leads_take_deliveries');
  byHand.prepare('delete from leads where reference = ?').run(second?.reference ?? '');
  expect(left()).toBe(2);
  const due = await store.claim(new Date(), { of: 'other', leaseMs: 1_000 });
  expect(due?.lead.reference).toBe(third?.reference);
  expect(await store.claim(new Date(), { of: 'other', leaseMs: 1_000 })).toBeUndefined();
  await store.markAttemptFailed(due?.delivery.id ?? '', new Date(), 'E');
  expect(await store.redeliver(new Date())).toBe(1);
});

test('deliveries that an earlier version left behind go with the change of tables', () => {
  const file = join(tempFolder(), 'sens.sqlite');
  const database = openSqlite(file);
  database.exec(`pragma foreign_keys = off; drop trigger leads_take_deliveries; drop table lead_events;
    drop trigger leads_take_events; alter table leads drop column tool_path;
    insert into deliveries (id, lead_id, kind, next_attempt_at) values ('1', 'gone', 'webhook', '');
    pragma user_version = 14`);
  database.close();
  const opened = openSqlite(file);
  expect(opened.prepare('select * from deliveries').all()).toEqual([]);
  opened.close();
});

test('of a request from before there were events it is told that it came, and all that follows', async () => {
  const file = join(tempFolder(), 'sens.sqlite');
  const old = openSqlite(file);
  const lead = makeLead({ deliveries: ['company-mail'] });
  const before = createSqliteStore(old, 100);
  await before.save(lead);
  old.exec(`drop table lead_events; drop trigger leads_take_events;
    alter table leads drop column tool_path;
    update deliveries set attempts = 1, last_error = 'E', status = 'parked'; pragma user_version = 15`);
  await before.close();
  const store = createSqliteStore(openSqlite(file), 100);
  onTestFinished(() => store.close());
  await store.redeliver(new Date());
  const found = await store.findByReference(lead.reference);
  expect(found?.history).toMatchObject([{ what: 'received' }, { what: 'redelivered' }]);
});

test('what is done by hand to more deliveries than a statement takes is told of each', async () => {
  const database = openSqlite(join(tempFolder(), 'sens.sqlite'));
  const store = createSqliteStore(database, 100);
  onTestFinished(() => store.close());
  await Promise.all(Array.from({ length: 501 }, () => store.save(makeLead())));
  database.exec("update deliveries set status = 'parked'");
  expect(await store.redeliver(new Date())).toBe(1_002);
  const told = database.prepare(
    'select count(distinct lead_id) as leads, count(*) as events from lead_events',
  );
  expect(told.get()).toEqual({ leads: 501, events: 1_002 });
});

test('a delivery whose lead could not be read is handed out once it can', async () => {
  const database = openSqlite(join(tempFolder(), 'sens.sqlite'));
  const store = createSqliteStore(database, 100);
  onTestFinished(() => store.close());
  await store.save(makeLead());
  const claim = () => store.claim(new Date(), { of: 'fresh', leaseMs: 300_000 });
  database.exec('alter table leads rename to away');
  await expect(claim()).rejects.toThrow(StoreUnavailableError);
  database.exec('alter table away rename to leads');
  expect(await claim()).toBeDefined();
});

// @module-tag long

import { existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rowsOfPostgres, rowsOfSqlite } from '#testing/all-rows.ts';
import { leadsCommand } from '#testing/leads-command.ts';
import { HAS_POSTGRES, type PostgresServer, startPostgres } from '#testing/postgres.ts';
import { makeLead } from '#testing/store-contract.ts';
import { tempFolder } from '#testing/test-app.ts';
import { waitFor } from '#testing/wait-for.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openStore } from './open-store.ts';
import { backUpPostgres } from './postgres-backup.ts';
import { openPostgres } from './postgres-database.ts';
import { restorePostgres } from './postgres-restore.ts';
import { withoutServers } from './postgres-servers.ts';
import { backUp } from './sqlite-backup.ts';
import { openSqlite, storeFile } from './sqlite-database.ts';
import { restore } from './sqlite-restore.ts';
import type { LeadStore } from './store.ts';
import { createPostgresStore } from './store-postgres.ts';
import { createSqliteStore } from './store-sqlite.ts';
import { NUMBERED, TABLE_NAMES } from './tables.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
const nobody = () => undefined;
const log = { error: nobody };

/** Puts something into every column of every table. */
async function fill(store: LeadStore): Promise<void> {
  const whole = makeLead({
    consentAt: AT,
    spam: ['letters', 'rush'],
    registered: { bouwjaar: 1974 },
  });
  await store.save({
    ...whole,
    submission: {
      ...whole.submission,
      first_name: 'Zoë "de" \\ O\'Neill;\r\n',
      full_name: 'Zoë 🏠 de O’Neill',
      huisnummer_toevoeging: 'bis',
      bouwjaar: '1974',
      energy_data: { ...whole.submission.energy_data, tool_path: '/tools/roi-calculator?a=1' },
      consent_version: '2026-11',
      moment: 'ochtend',
      transcript: 'Wat kost een warmtepomp?\n\tDat hangt ervan af.\u0001',
    },
  });
  await store.keepAnswers(whole.reportToken, AT, { woningtype: 'hoekwoning', roof: 'goed' }, AT);
  await store.keepNote(whole.reportToken, AT, 'Vraag tante Truus');
  const [forgotten, pending] = [makeLead(), makeLead({ deliveries: ['company-mail', 'webhook'] })];
  for (const lead of [forgotten, pending]) await store.save(lead);
  await store.anonymise([forgotten.reference], AT);
  await store.noteForgotten({ at: AT, act: 'erase', leads: 1, files: 2 });
  const [mail, other] = (await store.findByReference(whole.reference))?.deliveries ?? [];
  await store.markDelivered(mail?.id ?? '', AT);
  await store.markAttemptFailed(other?.id ?? '', AT, 'EENVELOPE 550');
  await store.setMark('webhook', 'off');
  const count = { day: '2026-11-20', template: 'home', name: 'LCP', bucket: 3 };
  await store.addCounts([{ ...count, count: 2_000_000_000 }]);
}

/** A SQLite store with something in every column. */
async function fullSqlite(): Promise<string> {
  const dataDir = tempFolder();
  const database = openSqlite(storeFile({ dataDir }));
  const store = createSqliteStore(database, 1_000);
  await fill(store);
  database.exec(
    "update deliveries set lease_until = '2026-11-20T12:05:00.000Z' where attempts > 0",
  );
  const file = join(dataDir, 'kopie.sqlite');
  backUp(database, file);
  await store.close();
  const empty = Object.entries(rowsOfSqlite(file)).flatMap(([table, rows]) =>
    Object.keys(rows[0] ?? { rows: null })
      .filter((column) => rows.every((row) => (row[column] ?? null) === null))
      .map((column) => `${table}.${column}`),
  );
  expect(empty, 'columns that no row of this test fills').toEqual([]);
  return file;
}

describe.skipIf(!HAS_POSTGRES)('with a PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop(), 60_000);

  const before = () => join(tempFolder(), 'backups', 'sens-before-restore.sqlite');

  /** A database with something in every column. */
  async function fullPostgres(): Promise<string> {
    const url = await server.newDatabase();
    await restorePostgres(await fullSqlite(), url, before(), nobody);
    return url;
  }

  test('both stores have the same tables and columns, of kinds that travel as text', async () => {
    const url = await server.newDatabase();
    const pool = await openPostgres(url);
    onTestFinished(() => pool.end());
    const { rows } = await pool.query(
      `select table_name as table, column_name as name, data_type as kind, is_identity = 'YES'
          or is_generated = 'ALWAYS' or coalesce(column_default, '') like 'nextval%' as counts
        from information_schema.columns
        where table_schema = 'public' and table_name <> 'schema_version'`,
    );
    const database = openSqlite(join(tempFolder(), 'sens.sqlite'));
    const columns = database
      .prepare(
        `select tables.name as "table", columns.name, lower(columns.type) as kind,
            columns.pk = 1 and columns.type = 'INTEGER' as counts
          from sqlite_master as tables, pragma_table_info(tables.name) as columns
          where tables.type = 'table'`,
      )
      .all();
    database.close();
    const inOrder = (all: Record<string, unknown>[]) =>
      all
        .map(
          ({ table, name, kind, counts }) => `${table}.${name} ${kind}${counts ? ' counts' : ''}`,
        )
        .toSorted();
    const counted = rows.filter(({ counts }) => counts).map(({ table, name }) => [table, name]);
    expect(Object.fromEntries(counted)).toEqual(NUMBERED);
    // A column of another kind has to be carried over in its own way.
    expect(inOrder(rows)).toEqual(inOrder(columns));
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['text', 'integer']));
    expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(TABLE_NAMES));
  });

  test('what SQLite held goes into PostgreSQL, every column', async () => {
    const file = await fullSqlite();
    const rows = rowsOfSqlite(file);
    const DATABASE_URL = await server.newDatabase();
    const env = { DATABASE_URL, DATA_DIR: tempFolder() };
    const there = await leadsCommand(env, 'restore', file);
    expect(there).toMatchObject({ code: 0, output: expect.stringMatching(/^3 aanvragen terug/m) });
    expect(there.output).not.toContain('staat nu in');
    expect(await rowsOfPostgres(DATABASE_URL)).toEqual(rows);
  });

  test('what PostgreSQL holds goes into a file, and into SQLite, every column', async () => {
    const DATABASE_URL = await fullPostgres();
    const rows = await rowsOfPostgres(DATABASE_URL);
    const env = { DATABASE_URL, DATA_DIR: tempFolder() };
    const copy = join(tempFolder(), 'kopie.sqlite');
    const backup = await leadsCommand(env, 'backup', copy);
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Reservekopie gemaakt: ${copy}\nDaar staan`),
    });
    expect(statSync(copy).mode & 0o077).toBe(0);
    expect(rowsOfSqlite(copy)).toEqual(rows);
    const again = backUpPostgres(DATABASE_URL, copy, nobody);
    await expect(again).rejects.toMatchObject({ code: 'EEXIST' });
    expect(rowsOfSqlite(copy)).toEqual(rows);
    const dataDir = tempFolder();
    expect(restore(copy, { dataDir }, before())).toBe(3);
    expect(rowsOfSqlite(storeFile({ dataDir }))).toEqual(rows);
  });

  test('a restore replaces all there is, keeps what was there, and has pending mails go out again', async () => {
    const DATABASE_URL = await fullPostgres();
    const env = { DATABASE_URL, DATA_DIR: tempFolder() };
    const file = join(tempFolder(), 'kopie.sqlite');
    await backUpPostgres(DATABASE_URL, file, nobody);
    const rows = rowsOfSqlite(file);
    const store = await openStore({ dataDir: '', databaseUrl: DATABASE_URL, storeBusyMs: 1 }, log);
    const later = makeLead();
    await store.save(later);
    for (const of of ['fresh', 'other', 'webhook'] as const) {
      for (;;) {
        const due = await store.claim(AT, { of, leaseMs: 1 });
        if (!due) break;
        await store.markDelivered(due.delivery.id, AT);
      }
    }
    const changed = await rowsOfPostgres(DATABASE_URL);
    expect(await leadsCommand(env, 'restore', file)).toEqual({
      code: 1,
      output: expect.stringContaining(
        'is niet teruggezet: de site draait nog op deze database (127.0.0.1). Zet eerst alle',
      ),
    });
    expect(await rowsOfPostgres(DATABASE_URL)).toEqual(changed);
    await store.close();

    const { code, output } = await leadsCommand(env, 'restore', file);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^3 aanv/m) });
    expect(await rowsOfPostgres(DATABASE_URL)).toEqual(rows);
    const kept = /staat nu in (\S+)\.$/m.exec(output)?.[1] ?? '';
    expect(rowsOfSqlite(kept)).toEqual(changed);
    expect(statSync(kept).mode & 0o077).toBe(0);
    expect(readdirSync(join(env.DATA_DIR, 'backups'))).toHaveLength(1);
    const restored = createPostgresStore(await openPostgres(DATABASE_URL));
    onTestFinished(() => restored.close());
    const due = await restored.claim(AT, { of: 'fresh', leaseMs: 1 });
    expect(due?.delivery).toMatchObject({ kind: 'company-mail', status: 'pending' });
  });

  test('a file that is no sound back-up of ours changes nothing', async () => {
    const url = await fullPostgres();
    const rows = await rowsOfPostgres(url);
    const folder = tempFolder();
    writeFileSync(join(folder, 'tekst.sqlite'), 'geen database');
    new DatabaseSync(join(folder, 'leeg.sqlite')).close();
    const [half, newer] = [join(folder, 'half.sqlite'), join(folder, 'nieuwer.sqlite')];
    for (const file of [half, newer]) await backUpPostgres(url, file, nobody);
    truncateSync(half, 20_000);
    const later = new DatabaseSync(newer);
    later.exec(`pragma user_version = ${MIGRATIONS.length + 1}`);
    later.close();
    const DATA_DIR = tempFolder();
    for (const name of ['tekst', 'leeg', 'half', 'nieuwer', 'nergens']) {
      const file = join(folder, `${name}.sqlite`);
      await expect(restorePostgres(file, url, before(), nobody)).rejects.toThrow(/^het (is|besta)/);
    }
    expect(await leadsCommand({ DATABASE_URL: url, DATA_DIR }, 'restore', half)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is niet teruggezet: het is geen goede reservekopie'),
    });
    expect(await rowsOfPostgres(url)).toEqual(rows);
  });

  test('a restore that PostgreSQL refuses halfway, or that is broken off, changes nothing', async () => {
    const url = await fullPostgres();
    const rows = await rowsOfPostgres(url);
    const file = await fullSqlite();
    const kept = before();
    const broken = restorePostgres(file, url, kept, (step) => {
      if (step === 'copying') throw new Error('afgebroken.');
    });
    await expect(broken).rejects.toThrow('afgebroken.');
    expect(await rowsOfPostgres(url)).toEqual(rows);
    const odd = new DatabaseSync(file);
    odd.exec('update daily_counts set count = 3000000000');
    odd.close();
    const refused = restorePostgres(file, url, before(), nobody);
    await expect(refused).rejects.toThrow('out of range');
    expect(await rowsOfPostgres(url)).toEqual(rows);
    expect(readdirSync(join(kept, '..'))).toEqual(['sens-before-restore.sqlite']);
  });

  test('a back-up that is broken off leaves no half a file', async () => {
    const url = await fullPostgres();
    const file = join(tempFolder(), 'kopie.sqlite');
    const broken = backUpPostgres(url, file, () => {
      throw new Error('afgebroken.');
    });
    await expect(broken).rejects.toThrow('afgebroken.');
    expect(existsSync(file)).toBe(false);
  });

  test('a back-up of the first version is brought up to date on its way, without what PostgreSQL does not take', async () => {
    const file = join(tempFolder(), 'oud.sqlite');
    const old = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    old.exec(`${MIGRATIONS[0]}; pragma user_version = 1`);
    old.exec(
      `insert into leads values ('1','SR-1','1','f','2026-11-20T12:00:00.000Z','Jan' || char(0),'de Vries',
        'c','d','e',1,null,'s','w','hoekwoning',null,'home','energy_report',null,'t1','{}')`,
    );
    old.close();
    const url = await server.newDatabase();
    expect(await restorePostgres(file, url, before(), nobody)).toBe(1);
    const { leads: all } = await rowsOfPostgres(url);
    expect(all).toMatchObject([
      { reference: 'SR-1', first_name: 'Jan', huisnummer: 1, spam: null },
    ]);
    // The file itself is left as it was.
    expect(
      Object.values(new DatabaseSync(file).prepare('pragma user_version').get() ?? {}),
    ).toEqual([1]);

    const today = await fullSqlite();
    const orphaned = new DatabaseSync(today, { enableForeignKeyConstraints: false });
    orphaned.exec(
      "insert into deliveries (id, lead_id, kind, next_attempt_at) values ('x', 'weg', 'webhook', '')",
    );
    orphaned.close();
    expect(await restorePostgres(today, url, before(), nobody)).toBe(3);
  });

  test('a server that starts during a restore waits for its end, and no second restore begins', async () => {
    const url = await server.newDatabase();
    const settings = { dataDir: '', databaseUrl: url, storeBusyMs: 1 };
    const lines: string[] = [];
    let store: Promise<LeadStore> | undefined;
    await withoutServers(url, async () => {
      await expect(withoutServers(url, async () => undefined)).rejects.toThrow('al een reserve');
      store = openStore(settings, { error: (_about, message) => lines.push(message) });
      await waitFor(() => lines.length > 0);
    });
    expect(lines).toEqual([expect.stringContaining('being put back')]);
    await (await store)?.close();
  });

  test('a server is seen again after the database was restarted, until it stops', async () => {
    const url = await server.newDatabase();
    const settings = { dataDir: '', databaseUrl: url, storeBusyMs: 1 };
    const stores = [await openStore(settings, log), await openStore(settings, log)];
    server.restart();
    const isServed = () =>
      withoutServers(url, async () => false).catch(({ message }: Error) =>
        message.includes('draait'),
      );
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    await waitFor(async () => {
      const { rows } = await client.query(
        "select 1 from pg_stat_activity where application_name = 'sens-server'",
      );
      return rows.length === 2;
    });
    await waitFor(isServed);
    await stores[0]?.close();
    expect(await isServed()).toBe(true);
    await stores[1]?.close();
    await waitFor(async () => !(await isServed()));
  });
});

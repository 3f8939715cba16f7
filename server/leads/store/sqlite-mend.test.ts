// @module-tag long

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { damagePage } from '#testing/damage.ts';
import { makeLead } from '#testing/store-contract.ts';
import { tempFolder } from '#testing/test-app.ts';
import { openSqlite } from './sqlite-database.ts';
import { mendSqlite } from './sqlite-mend.ts';
import { createSqliteStore } from './store-sqlite.ts';

const LEADS = 60;

/** A closed database with leads, of which one page is overwritten. */
async function makeDamaged(name?: string) {
  const file = join(tempFolder(), 'sens.sqlite');
  const store = createSqliteStore(openSqlite(file), 500);
  for (let number = 0; number < LEADS; number += 1) await store.save(makeLead());
  await store.close();
  if (name) damagePage(file, name);
  return file;
}

async function mend(file: string) {
  const lines: unknown[] = [];
  await mendSqlite(file, { error: (about, message) => lines.push({ ...about, message }) });
  return lines;
}

const backups = (file: string) => {
  const folder = join(dirname(file), 'backups');
  return existsSync(folder) ? readdirSync(folder) : [];
};

test.each([
  'deliveries_due',
  'leads_by_mailbox',
  'sqlite_autoindex_leads_1',
  'sqlite_autoindex_deliveries_2',
  'lead_events_by_lead',
])('a damaged %s is made anew from its table, and what was there is kept', async (name) => {
  const file = await makeDamaged(name);
  const damaged = readFileSync(file);
  expect(await mend(file)).toMatchObject([
    { kept: expect.stringContaining('sens-damaged-'), message: expect.stringContaining('anew') },
  ]);
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  const store = createSqliteStore(openSqlite(file), 500);
  expect(await store.list(100)).toHaveLength(LEADS);
  expect(await store.countUndelivered()).toMatchObject([{ count: LEADS }, { count: LEADS }]);
  expect(await store.claim(new Date(), { of: 'fresh', leaseMs: 1 })).toBeDefined();
  await store.ping();
  await store.close();
  const kept = join(
    dirname(file),
    'backups',
    backups(file).find((each) => !/-wal/.test(each)) ?? '',
  );
  expect(readFileSync(kept).equals(damaged)).toBe(true);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(kept).mode & 0o077).toBe(0);
  expect(readdirSync(dirname(file)).filter((each) => each.includes('mending'))).toEqual([]);
  expect(await mend(file)).toEqual([]);
});

test.each(['leads', 'deliveries', 'lead_events'])(
  'a damaged table %s stays as it is, with advice',
  async (name) => {
    const file = await makeDamaged(name);
    const damaged = readFileSync(file);
    await expect(mend(file)).rejects.toThrow(`damaged (table ${name}), and was left as it is`);
    expect(readFileSync(file).equals(damaged)).toBe(true);
    expect(backups(file)).toEqual([]);
  },
);

test('a file that is no database at all is refused with the same advice', async () => {
  const file = await makeDamaged('sqlite_schema');
  await expect(mend(file)).rejects.toThrow('leads -- export');
});

test('a sound database is left alone, and one that is not there is not made', async () => {
  const file = await makeDamaged();
  const before = readFileSync(file);
  expect(await mend(file)).toEqual([]);
  expect(readFileSync(file).equals(before)).toBe(true);
  const nothing = join(tempFolder(), 'sens.sqlite');
  expect(await mend(nothing)).toEqual([]);
  expect(existsSync(nothing)).toBe(false);
});

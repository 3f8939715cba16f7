import { chmodSync, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type pg from 'pg';
import { checkBackup } from './check-backup.ts';
import { backUpPostgres } from './postgres-backup.ts';
import { openPostgres } from './postgres-database.ts';
import { withoutServers } from './postgres-servers.ts';
import { migrate } from './sqlite-database.ts';
import { countRows } from './sqlite-facts.ts';
import type { OnStep } from './step.ts';
import { NUMBERED, TABLE_NAMES, type Tables } from './tables.ts';

/** So many rows go in with one statement. */
const AT_A_TIME = 500;

/** Whoever looks into a table, with `psql` say, is waited for no longer. */
const LOCK_WITHIN = '1min';

/**
 * Puts a back-up, of either store, in the place of all that PostgreSQL holds: all of it or nothing.
 * @param backup is read to its end before anything changes, and stays
 * @param before a back-up that is made of what was there, where there was something; its folder also holds, for as long
 * as it is at work, a copy of the back-up of which the tables are brought up to date
 * @returns how many leads there are now
 * @throws Error with a sentence when a server uses the database, or the file is no sound back-up of ours
 */
export async function restorePostgres(
  backup: string,
  url: string,
  before: string,
  onStep: OnStep,
): Promise<number> {
  onStep('checking');
  checkBackup(backup);
  mkdirSync(dirname(before), { recursive: true, mode: 0o700 });
  // Brings the tables up to date, as a start does.
  await openPostgres(url).then((pool) => pool.end());
  return withoutServers(url, async (client) => {
    if (await holdsAnything(client)) {
      onStep('setting-aside');
      await backUpPostgres(url, before, (step, rows) =>
        onStep(step === 'copying' ? 'setting-aside' : step, rows),
      );
    }
    // The name is that of a back-up: what is left of it after a crash goes with time.
    const copied = join(dirname(before), `sens-restoring-${process.pid}.sqlite`);
    try {
      return await replaceAll(client, openCopy(backup, copied), onStep);
    } finally {
      for (const rest of ['', '-wal', '-shm', '-journal'])
        rmSync(`${copied}${rest}`, { force: true });
    }
  });
}

async function holdsAnything(client: pg.Client): Promise<boolean> {
  const each = TABLE_NAMES.map((table) => `exists (select from ${table})`);
  const { rows } = await client.query<{ any: boolean }>(`select ${each.join(' or ')} as any`);
  return rows[0]?.any === true;
}

/** A back-up with the tables of today. What points to a lead that is not there PostgreSQL would not take. */
function openCopy(backup: string, copied: string): DatabaseSync {
  copyFileSync(backup, copied);
  chmodSync(copied, 0o600);
  const copy = new DatabaseSync(copied);
  migrate(copy);
  for (const { table, rowid } of copy.prepare('pragma foreign_key_check').all())
    copy.prepare(`delete from ${table} where rowid = ?`).run(Number(rowid));
  return copy;
}

async function replaceAll(client: pg.Client, copy: DatabaseSync, onStep: OnStep): Promise<number> {
  try {
    const counts = TABLE_NAMES.map((table) => countRows(copy, table));
    const all = counts.reduce((sum, rows) => sum + rows, 0);
    let done = 0;
    await client.query('begin');
    await client.query(`set local lock_timeout = '${LOCK_WITHIN}'`);
    await client.query(`truncate ${TABLE_NAMES.join(', ')} restart identity`);
    for (const table of TABLE_NAMES) {
      for (const rows of partsOf(copy, table)) {
        await insert(client, table, rows);
        done += rows.length;
        onStep('copying', { done, all });
        // A signal is heard in between.
        await afterOthers();
      }
    }
    const { rows } = await client.query<{ leads: string }>('select count(*) as leads from leads');
    await client.query('commit');
    return Number(rows[0]?.leads);
  } finally {
    copy.close();
  }
}

type Row = Record<string, string | null>;

/** The rows of a table, so many at a time; all values as text, whatever their kind. */
function* partsOf(copy: DatabaseSync, table: keyof Tables): Generator<Row[]> {
  const number = NUMBERED[table];
  const columns = copy
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .flatMap(({ name }) => (name === number ? [] : `cast("${name}" as text) as "${name}"`));
  const inOrder = number ? ` order by ${number}` : '';
  const rows = copy.prepare(`select ${columns.join(', ')} from ${table}${inOrder}`);
  let part: Row[] = [];
  for (const row of rows.iterate()) {
    part.push(withoutNul(row as Row));
    if (part.length < AT_A_TIME) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** PostgreSQL takes every sign but that one, which no request of today holds. */
const withoutNul = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name, text?.replaceAll('\u0000', '') ?? null]),
  );

/** PostgreSQL makes of each text what its column holds. */
async function insert(client: pg.Client, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

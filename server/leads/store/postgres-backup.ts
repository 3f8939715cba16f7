import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { newFile } from './new-file.ts';
import { patientClient } from './postgres-database.ts';
import { readBack } from './sqlite-backup.ts';
import { migrate } from './sqlite-database.ts';
import { countRows } from './sqlite-facts.ts';
import type { OnStep } from './step.ts';
import { NUMBERED, TABLE_NAMES, type Tables } from './tables.ts';

/** So many rows are in memory at once. */
const AT_A_TIME = 1_000;

/** All values travel as text, whatever their kind: SQLite makes a number of it where a column holds numbers. */
const AS_TEXT: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value };

/**
 * Copies all tables of PostgreSQL as they are at this moment into a back-up as that of SQLite is, while servers read
 * and write; either store takes it back.
 * @param url of a database with the tables of this version
 * @param file made, readable for this account only; on the disk for good once the promise resolves
 * @param onStep what it throws breaks the work off
 * @throws Error when the file is there already (EEXIST), cannot be written, or reads back wrong
 */
export async function backUpPostgres(url: string, file: string, onStep: OnStep): Promise<void> {
  const made = newFile(file);
  try {
    const counts = await copyInto(file, url, onStep);
    onStep('reading-back');
    readBack(file);
    compare(file, counts);
    made.keep();
  } finally {
    made.end();
  }
}

/** How many rows each table has. */
type Counts = ReadonlyMap<keyof Tables, number>;

async function copyInto(file: string, url: string, onStep: OnStep): Promise<Counts> {
  const client = patientClient(url);
  const copy = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    await client.connect();
    // Nobody needs half of it after a crash: the whole is written to the disk at its end.
    copy.exec('pragma journal_mode = off; pragma synchronous = off');
    // 64 MB: rows come in any order into the indexes, which takes twice as long when they do not fit.
    copy.exec('pragma cache_size = -65536');
    migrate(copy);
    await client.query('begin isolation level repeatable read, read only');
    // A restore empties tables for those too who read what was there before: it has to wait.
    await client.query(`lock table ${TABLE_NAMES.join(', ')} in access share mode`);
    const counts = await countAll(client);
    const all = [...counts.values()].reduce((sum, rows) => sum + rows, 0);
    let done = 0;
    copy.exec('begin');
    for (const table of TABLE_NAMES) {
      for await (const rows of copyTable(client, table, copy)) {
        done += rows;
        onStep('copying', { done, all });
      }
    }
    copy.exec('commit');
    return counts;
  } finally {
    copy.close();
    await client.end().catch(() => undefined);
  }
}

async function countAll(client: pg.Client): Promise<Counts> {
  const counts = new Map<keyof Tables, number>();
  for (const table of TABLE_NAMES) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${table}`);
    counts.set(table, Number(rows[0]?.rows));
  }
  return counts;
}

/** Copies a table; tells of each part how many rows it were. A column that only one of both has is an error. */
async function* copyTable(
  client: pg.Client,
  table: keyof Tables,
  copy: DatabaseSync,
): AsyncGenerator<number> {
  const { rows: known } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const number = NUMBERED[table];
  const names = known.flatMap(({ name }) => (name === number ? [] : `"${name}"`));
  const inOrder = number ? ` order by ${number}` : '';
  const insert = copy.prepare(
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  );
  await client.query(
    `declare part no scroll cursor for select ${names.join(', ')} from ${table}${inOrder}`,
  );
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${AT_A_TIME} from part`,
      rowMode: 'array',
      types: AS_TEXT,
    });
    for (const row of rows) insert.run(...row);
    if (rows.length > 0) yield rows.length;
    if (rows.length < AT_A_TIME) break;
  }
  await client.query('close part');
}

function compare(file: string, counts: Counts): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    for (const [table, rows] of counts) {
      const held = countRows(copy, table);
      if (held !== rows) throw new Error(`${table}: ${held} van ${rows} rijen`);
    }
  } finally {
    copy.close();
  }
}

import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { TABLE_NAMES } from '#leads/store/tables.ts';

type Rows = Record<string, Record<string, unknown>[]>;

/** All that stands in the tables of a SQLite file, in an order that does not depend on how it lies there. */
export function rowsOfSqlite(file: string): Rows {
  const database = new DatabaseSync(file);
  try {
    return Object.fromEntries(
      TABLE_NAMES.map((table) => [
        table,
        inOrder(database.prepare(`select * from ${table}`).all()),
      ]),
    );
  } finally {
    database.close();
  }
}

/** The same of a PostgreSQL. */
export async function rowsOfPostgres(url: string): Promise<Rows> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const rows: Rows = {};
    for (const table of TABLE_NAMES)
      rows[table] = inOrder((await client.query(`select * from ${table}`)).rows);
    return rows;
  } finally {
    await client.end();
  }
}

/** Columns by their names, and rows by what stands in them. */
const inOrder = (rows: readonly Record<string, unknown>[]) =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted()
    .map((row) => Object.fromEntries(JSON.parse(row)));

import type { DatabaseSync } from 'node:sqlite';
import type { Tables } from './tables.ts';

/** How many migrations the tables of a database have seen; 0 where there are none yet. */
export const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('pragma user_version').get()?.user_version);

/** What a database that is read to its end says of itself: `ok`, or the first thing that is wrong. */
export const integrityOf = (database: DatabaseSync): unknown =>
  Object.values(database.prepare('pragma integrity_check').get() ?? {})[0];

/** How many rows a table has. */
export const countRows = (database: DatabaseSync, table: keyof Tables): number =>
  Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows);

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/**
 * Lets Kysely use Node's own SQLite, as its dialect is written for better-sqlite3.
 * @param database an open database; Kysely's `destroy` closes it
 */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: asBetterSqlite(database) });
}

function asBetterSqlite(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite itself rolls back when the disk is full: doing it again would be an error, which
      // Kysely throws in the place of the one that tells what happened.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING_TO_DO;
      // A transaction here always writes: take the lock at once, as a read lock that grows into a
      // write lock can fail halfway.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

const NOTHING_TO_DO: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

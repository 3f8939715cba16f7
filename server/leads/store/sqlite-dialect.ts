import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/** Some texts have as many places as there are values. */
const MOST_PREPARED = 200;

/**
 * Kysely's SQLite, which is written for better-sqlite3, on the SQLite of Node itself.
 * @param database an open database; Kysely's `destroy` closes it
 */
export const nodeSqliteDialect = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new NodeSqliteDriver(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asBetterSqlite(database) });
    this.#database = database;
  }

  /**
   * A transaction here always writes: take the lock at once, as a read lock that grows into a write
   * lock can fail halfway.
   */
  override async beginTransaction(): Promise<void> {
    this.#database.exec('begin immediate');
  }

  /**
   * SQLite itself rolls back when the disk is full: doing it again would be an error, thrown in the
   * place of the one that tells what happened.
   */
  override async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}

function asBetterSqlite(database: DatabaseSync): SqliteDatabase {
  // A text is prepared once: that costs more than most statements themselves. There are some dozens.
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
      if (prepared.size < MOST_PREPARED) prepared.set(sql, made);
      return made;
    },
  };
}

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

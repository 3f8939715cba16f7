import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations/index.ts';
import { backUp } from './sqlite-backup.ts';
import { versionOf } from './sqlite-facts.ts';
import { NewerStoreError } from './store.ts';

/**
 * How long SQLite itself waits for a lock. It waits on the thread that answers every visitor, so
 * this is short; the store waits longer, without holding anybody up.
 */
const BLOCKING_WAIT_MS = 5;

/** So long the log grows before it is moved into the file: 32 MB. */
const LOG_PAGES = 8_000;

/** Where the database is within DATA_DIR. */
export const storeFile = ({ dataDir }: { dataDir: string }) => join(dataDir, 'sens.sqlite');

/**
 * Opens (or makes) the database and brings its tables up to date.
 * @param file path of the database file; its folder is made when it is not there
 * @throws Error of node:sqlite when the file cannot be opened, or was written by a newer version
 */
export function openSqlite(file: string): DatabaseSync {
  // Personal data: for the account that runs the server, nobody else.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5_000 });
  chmodSync(file, 0o600);
  // FULL: a commit is on the disk before the visitor reads "ontvangen", also when the power fails.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  // The thread that answers visitors moves the log into the file: seldom, and much at once, is a third more leads.
  database.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`);
  // What is forgotten is overwritten, not only left out of the index.
  database.exec('pragma secure_delete = on');
  backUpBeforeMigrating(database, file);
  migrate(database);
  database.exec(`pragma busy_timeout = ${BLOCKING_WAIT_MS}`);
  return database;
}

/** Where back-ups are that go by themselves. */
export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

/** A way back, should the new version be a mistake. */
function backUpBeforeMigrating(database: DatabaseSync, file: string): void {
  const version = versionOf(database);
  if (version === 0 || version >= MIGRATIONS.length) return;
  const folder = backupFolder(dirname(file));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, `sens-before-version-${version + 1}.sqlite`);
  // Made once: what a second try would copy is no older.
  if (!existsSync(copy)) backUp(database, copy);
}

/** Runs the migrations that are still to be run, all of them or none. */
export function migrate(database: DatabaseSync): void {
  // Who only looks writes nothing: that goes on a full disk too, and beside whoever writes.
  if (versionOf(database) === MIGRATIONS.length) return;
  database.exec('begin immediate');
  try {
    const version = versionOf(database);
    if (version > MIGRATIONS.length) {
      throw new NewerStoreError();
    }
    for (const sql of MIGRATIONS.slice(version)) database.exec(sql);
    database.exec(`pragma user_version = ${MIGRATIONS.length}`);
    database.exec('commit');
  } catch (error) {
    // A full disk has ended it by itself, and a second end would hide why.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Copies the database as it is at this moment into a file of its own, while others read and write.
 * @param file made, readable for this account only; on the disk for good once this returns
 * @throws Error when the file is there already (EEXIST), cannot be written, or reads back wrong
 */
export function backUp(database: DatabaseSync, file: string): void {
  // SQLite takes an empty file, and would itself make one that others may read.
  const made = openSync(file, 'wx', 0o600);
  try {
    database.prepare('vacuum into ?').run(file);
    readBack(file);
    fsyncSync(made);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(made);
  }
}

/**
 * Reads a new back-up to its end: one that nobody has read is none.
 * @throws Error when it is not what was written
 */
export function readBack(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [outcome] = Object.values(copy.prepare('pragma integrity_check').get() ?? {});
    if (outcome !== 'ok') throw new Error(`${file}: ${outcome}`);
  } finally {
    copy.close();
  }
}

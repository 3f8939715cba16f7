import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup } from './check-backup.ts';
import { lockFolder } from './folder-lock.ts';
import { backUp } from './sqlite-backup.ts';
import { openSqlite, storeFile } from './sqlite-database.ts';
import { countRows } from './sqlite-facts.ts';
import type { OnStep } from './step.ts';

/**
 * Puts a back-up in the place of the database, all of it or nothing. What was there is backed up first.
 * @param backup is read to its end before anything changes, and stays
 * @param before made of what was there, where there was something
 * @param onStep told before each step; what it throws breaks the work off
 * @returns how many leads there are now
 * @throws Error with a sentence when a server uses the folder, or the file is no sound back-up of ours
 */
export function restore(
  backup: string,
  { dataDir }: { dataDir: string },
  before: string,
  onStep: OnStep = () => undefined,
): number {
  onStep('checking');
  checkBackup(backup);
  const lock = lockFolder(dataDir);
  const file = storeFile({ dataDir });
  const made = `${file}.restoring`;
  try {
    if (existsSync(file)) {
      onStep('setting-aside');
      setAside(file, before);
    }
    onStep('copying');
    copyFileSync(backup, made);
    chmodSync(made, 0o600);
    syncFile(made);
    // Of the database that was: with the new one they would make neither.
    for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true });
    renameSync(made, file);
    // Brings the tables up to date, as a start does.
    const database = openSqlite(file);
    const leads = countRows(database, 'leads');
    database.close();
    return leads;
  } finally {
    rmSync(made, { force: true });
    lock.release();
  }
}

/** What cannot be read as a database is why somebody restores one: it is kept as it lies there. */
function setAside(file: string, before: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    backUp(database, before);
  } catch {
    rmSync(before, { force: true });
    copyAside(file, before);
    // Under a name that goes away with time, as that of a back-up does.
    const log = `${file}-wal`;
    if (existsSync(log)) copyAside(log, before.replace(/\.sqlite$/, '-wal.sqlite'));
  } finally {
    database?.close();
  }
}

function copyAside(file: string, to: string): void {
  copyFileSync(file, to);
  chmodSync(to, 0o600);
}

function syncFile(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

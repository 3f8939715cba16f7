import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A server that is being stopped gets this long to let go of the folder. */
const WAIT_MS = 3_000;

/** Gives the folder free for another server. */
export interface FolderLock {
  release(): void;
}

/**
 * Has a folder for one server alone: each remembers by itself what it is delivering. The lock is one of
 * the operating system on an empty database, so it goes with the process, however that ends.
 * @throws Error with a sentence for whoever starts the second one
 */
export function lockFolder(dataDir: string): FolderLock {
  makeFolder(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: WAIT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    // 5 is SQLITE_BUSY.
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new Error(
      'another server uses this folder. One folder is for one server: stop the other one, give this one a DATA_DIR of its own, or let several share a PostgreSQL (DATABASE_URL).',
    );
  }
  return { release: () => lock.close() };
}

/** One folder after another: asked to make all at once, Node tries without end where none can be made (`/proc`). */
function makeEach(folder: string, isParentThere = false): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || isParentThere) throw error;
    makeEach(dirname(folder));
    makeEach(folder, true);
  }
}

const WHY_NOT: Readonly<Record<string, string>> = {
  EEXIST: 'that is a file, or lies in one: set DATA_DIR to a folder.',
  ENOTDIR: 'that is a file, or lies in one: set DATA_DIR to a folder.',
  ENOENT: 'no folder can be made there: set DATA_DIR to another place.',
};

function makeFolder(dataDir: string): void {
  try {
    makeEach(resolve(dataDir));
  } catch (error) {
    const why = WHY_NOT[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    throw new Error(why, { cause: error });
  }
}

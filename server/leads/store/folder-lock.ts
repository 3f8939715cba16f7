import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';

/** A server that is being stopped gets this long to let go of the folder. */
const WAIT_MS = 3_000;

/** Gives the folder free for another server. */
export interface FolderLock {
  release(): void;
}

/** Another server has the folder; the sentence is for whoever starts a second one. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Has a folder for one server alone: each remembers by itself what it is delivering. The lock is one of
 * the operating system on an empty database, so it goes with the process, however that ends.
 * @throws FolderInUseError when another server has it
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
    throw new FolderInUseError(
      'another server uses this folder. One folder is for one server: stop the other one, give this one a DATA_DIR of its own, or let several share a PostgreSQL (DATABASE_URL).',
    );
  }
  return { release: () => lock.close() };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ReferenceTakenError, StoreUnavailableError } from './store.ts';

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const RETRY_MS = 40;

interface SqliteError extends Error {
  errcode: number;
}

const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';

/** Extended codes carry the plain code in their last byte. */
const isBusy = (error: unknown) =>
  isSqliteError(error) && [SQLITE_BUSY, SQLITE_LOCKED].includes(error.errcode & 0xff);

/**
 * Runs a piece of work, again and again while another connection holds the lock.
 * @param work must be all or nothing
 * @param waitMs when to stop trying
 * @throws StoreUnavailableError for every trouble that SQLite itself reports (locked, full, i/o)
 */
export async function whenFree<T>(work: () => Promise<T>, waitMs: number): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw asStoreError(error);
      await sleep(RETRY_MS);
    }
  }
}

function asStoreError(error: unknown): unknown {
  if (!isSqliteError(error)) return error;
  if (error.message.includes('leads.reference')) return new ReferenceTakenError();
  return new StoreUnavailableError(`sqlite ${error.errcode}`, { cause: error });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ReferenceTakenError, StoreUnavailableError } from './store.ts';

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_CORRUPT = 11;
const SQLITE_CONSTRAINT = 19;
const SQLITE_NOTADB = 26;

/** How long before a locked database is tried again. */
export const RETRY_MS = 40;

interface SqliteError extends Error {
  errcode: number;
}

const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';

/** Extended codes carry the plain code in their last byte. */
const hasCode = (error: unknown, ...codes: readonly number[]) =>
  isSqliteError(error) && codes.includes(error.errcode & 0xff);

/** Another connection holds the lock. */
export const isBusy = (error: unknown) => hasCode(error, SQLITE_BUSY, SQLITE_LOCKED);

/** Pages of the file are not what they were written as; also as the cause of an error of the store. */
export const isDamage = (error: unknown): boolean =>
  hasCode(error, SQLITE_CORRUPT, SQLITE_NOTADB) ||
  (error instanceof StoreUnavailableError && isDamage(error.cause));

/** Trouble of SQLite that is not the fault of one statement's values alone. */
export const isStoreTrouble = (error: unknown) =>
  isSqliteError(error) && !hasCode(error, SQLITE_CONSTRAINT);

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

/** What the database reports, as an error of the store; any other error as it is. */
export function asStoreError(error: unknown): unknown {
  if (!isSqliteError(error)) return error;
  if (error.message.includes('leads.reference')) return new ReferenceTakenError();
  return new StoreUnavailableError(`sqlite ${error.errcode}`, { cause: error });
}

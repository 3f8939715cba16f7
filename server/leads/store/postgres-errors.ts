import { StoreUnavailableError } from './store.ts';

interface PostgresError extends Error {
  code?: string;
}

/** A deadlock, or two that could not be put in order: PostgreSQL asks to try again. */
const isForAgain = ({ code }: PostgresError) => code === '40001' || code === '40P01';

const TRIES = 3;

/** What a connection says that is not there, besides PostgreSQL's own codes. */
const AWAY =
  /timeout|terminated|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|Cannot use a pool|closed|not queryable/i;

/**
 * Runs a piece of work, once more where PostgreSQL asks for it.
 * @param work must be all or nothing
 */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || !isForAgain(error) || tries === TRIES) throw error;
    }
  }
}

/**
 * Runs a piece of work as above.
 * @throws StoreUnavailableError when the database is away, full, read-only or overloaded
 */
export async function onPostgres<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tryAgain(work);
  } catch (error) {
    throw error instanceof Error ? asStoreError(error) : error;
  }
}

/** Runs work as `onPostgres` does, for all who share a pool. */
export type RunOnPostgres = <T>(work: () => Promise<T>) => Promise<T>;

/** So long nobody waits anew for a database that let one wait until his time was over. */
const FROZEN_MS = 5_000;

/**
 * A request asks several things of the store: once one got no word at all, the next are refused at once for a
 * while, or a visitor would wait for each.
 */
export function createOnPostgres(): RunOnPostgres {
  let frozenUntil = Number.NEGATIVE_INFINITY;
  return async (work) => {
    if (performance.now() < frozenUntil) throw new StoreUnavailableError('postgres frozen');
    try {
      return await onPostgres(work);
    } catch (error) {
      if (isWithoutWord(error)) frozenUntil = performance.now() + FROZEN_MS;
      throw error;
    }
  };
}

/** What `pg` says when its own time is over, for an answer or a connection; a database that works tells it itself, sooner and by a code. */
const isWithoutWord = (error: unknown) =>
  error instanceof StoreUnavailableError &&
  error.cause instanceof Error &&
  /Query read timeout|due to connection timeout|timeout exceeded/.test(error.cause.message);

/**
 * Classes of PostgreSQL's codes that are no fault of a statement: connection, authorization, read-only,
 * resources, operator, system.
 */
const TROUBLE = /^(?:08|25|28|3D|53|55|57|58|XX)/;

function asStoreError(error: PostgresError): unknown {
  const { code = '', message } = error;
  if (!TROUBLE.test(code) && !AWAY.test(code) && !AWAY.test(message)) return error;
  return new StoreUnavailableError(`postgres ${code}`.trim(), { cause: error });
}

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

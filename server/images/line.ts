import { availableParallelism } from 'node:os';
import {
  BulkheadRejectedError,
  bulkhead,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { AppError } from '#refusals/app-error.ts';

export interface LineSettings {
  atOnce?: number;
  waiting?: number;
  withinMs?: number;
}

/**
 * One picture fewer at a time than there are processors, and never more than two of libuv's four
 * threads. Each may use a second thread for part of its time (decision 16).
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** At a fifth of a second each, the last one waits about as long as anybody would. */
const WAITING = 40;

/** Waiting for a turn included. */
const WITHIN_MS = 10_000;

/** Runs work when its turn comes. */
export type InLine = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A line of bounded length for work that costs a processor. This bounds what asking for ever new
 * sizes can do to the other visitors; a limit per address would hit a CDN, which is one address.
 * Work that takes too long holds its place until it really ends, as it cannot be stopped.
 * @returns a function that throws AppError `busy` when too many wait or it takes too long
 */
export function createLine(settings: LineSettings = {}): InLine {
  const { atOnce = AT_ONCE, waiting = WAITING, withinMs = WITHIN_MS } = settings;
  const policy = wrap(timeout(withinMs, TimeoutStrategy.Aggressive), bulkhead(atOnce, waiting));
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      const isBusy = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
      throw isBusy ? new AppError('busy') : error;
    }
  };
}

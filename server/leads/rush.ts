import { createRecentTimes } from './store/recent-times.ts';

const MINUTE_MS = 60_000;

/** From this share of what all may send in a minute on, each next request is in doubt: no region sends so many. */
const SHARE = 1 / 3;

/** What a request is counted as. */
export interface Counted {
  /** Whether it came in a rush. */
  isRush: boolean;
  /** To be called of one that brought nothing new: whoever repeats it would put all others in doubt. */
  giveBack(): void;
}

/**
 * Counts what comes in, each server for itself as the limits per address do (decision 85).
 * @param submitAll requests per minute of everybody together, beyond which they are refused
 */
export function createRush(submitAll: number, now: () => Date): () => Counted {
  const most = Math.ceil(submitAll * SHARE);
  const recent = createRecentTimes([]);
  return () => {
    const at = now().getTime();
    const isRush = recent.oldestOf(most, at - MINUTE_MS, at) !== undefined;
    recent.add(at);
    return { isRush, giveBack: () => recent.remove(at) };
  };
}

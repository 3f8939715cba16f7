import { createRecentTimes } from './store/recent-times.ts';

const MINUTE_MS = 60_000;

/**
 * From this share of what all may send in a minute on, each next request is in doubt: no region sends so many. The same
 * for an hour: who stays below the share of a minute day and night sends mails to thousands of strangers in our name.
 */
const WINDOWS = [
  { share: 1 / 3, ms: MINUTE_MS },
  { share: 2, ms: 60 * MINUTE_MS },
];

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
  // Each with times of its own: what is over for one is not for the other.
  const windows = WINDOWS.map(({ share, ms }) => {
    const most = Math.ceil(submitAll * share);
    const recent = createRecentTimes([]);
    return { recent, isFull: (at: number) => recent.oldestOf(most, at - ms, at) !== undefined };
  });
  return () => {
    const at = now().getTime();
    const isRush = windows.some(({ isFull }) => isFull(at));
    for (const { recent } of windows) recent.add(at);
    const giveBack = () => {
      for (const { recent } of windows) recent.remove(at);
    };
    return { isRush, giveBack };
  };
}

const FIRST_MS = 10_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The part of a wait that chance adds or takes off, so that not all come back at the same moment. */
const JITTER = 0.2;

/** Twice as long each time until it is an hour: some hour and a half together. */
const DOUBLING = Array.from({ length: 9 }, (_, at) => FIRST_MS * 2 ** at);

/** Mail servers that are down are mostly back within a day; what is left of a week goes by the day. */
const WAITS: readonly number[] = [
  ...DOUBLING,
  ...Array.from({ length: 23 }, () => HOUR_MS),
  ...Array.from({ length: 6 }, () => DAY_MS),
];

/** So many attempts a delivery has: one that is parked after fewer failed for good. */
export const MOST_ATTEMPTS = WAITS.length + 1;

/**
 * When to try a delivery again: after 10 s, then twice as long each time. On the first day at most an hour
 * apart, after that once a day. Attempts are counted, no time is looked at: one that is made due anew has its
 * whole week again, and a clock that was ahead takes nothing of it.
 * @param attempts how many there were, the one that just failed included
 * @param chance from 0 up to 1
 * @returns the moment, or nothing after a week of them: it is parked, and a person has to look at it
 */
export function nextAttempt(attempts: number, now: Date, chance = Math.random()): Date | undefined {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) return undefined;
  return new Date(now.getTime() + wait * (1 + JITTER * (2 * chance - 1)));
}

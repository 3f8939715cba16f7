const FIRST_MS = 10_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PARK_AFTER_MS = 7 * DAY_MS;

/** The part of a wait that chance adds or takes off, so that not all come back at the same moment. */
const JITTER = 0.2;

/**
 * When to try a delivery again: after 10 s, then twice as long each time. Within a day of the request at
 * most an hour apart, as mail servers that are down are mostly back by then; after that once a day.
 * @param attempts how many there were, the one that just failed included
 * @param createdAt when the lead came in
 * @param chance from 0 up to 1
 * @returns the moment, or nothing after a week: it is parked, and a person has to look at it
 */
export function nextAttempt(
  attempts: number,
  createdAt: Date,
  now: Date,
  chance = Math.random(),
): Date | undefined {
  const age = now.getTime() - createdAt.getTime();
  if (age >= PARK_AFTER_MS) return undefined;
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), age < DAY_MS ? HOUR_MS : DAY_MS);
  return new Date(now.getTime() + wait * (1 + JITTER * (2 * chance - 1)));
}

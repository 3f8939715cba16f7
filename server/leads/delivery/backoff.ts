const FIRST_MS = 10_000;
const LONGEST_MS = 60 * 60_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;

/**
 * When to try a delivery again: after 10 s, then twice as long each time, at most an hour apart.
 * @param attempts how many there were, the one that just failed included
 * @param createdAt when the lead came in
 * @returns the moment, or nothing after three days: a person has to look at it
 */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | undefined {
  if (now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS) return undefined;
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return new Date(now.getTime() + wait);
}

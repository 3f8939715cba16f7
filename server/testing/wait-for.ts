import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is there.
 * @throws Error when it is not within the time
 */
export async function waitFor<T>(
  look: () => T | Promise<T>,
  withinMs = 30_000,
): Promise<NonNullable<T>> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found as NonNullable<T>;
    if (performance.now() > deadline) throw new Error(`Still not there after ${withinMs} ms`);
    await sleep(20);
  }
}

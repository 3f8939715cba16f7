import type { LeadStore } from '#leads/store/store.ts';

/** A ping writes to the disk: however often it is asked for, it is done once in this time. */
const VALID_MS = 1_000;

/** Asks the store whether it takes leads; an answer serves all who ask within a second. */
export function createPing(store: Pick<LeadStore, 'ping'>, now: () => Date): () => Promise<void> {
  let last: { at: number; outcome: Promise<void> } | undefined;
  return () => {
    const at = now().getTime();
    if (!last || Math.abs(at - last.at) >= VALID_MS) last = { at, outcome: store.ping() };
    return last.outcome;
  };
}

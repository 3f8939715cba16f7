import type { Claim } from '#leads/store/store.ts';

/** So many of each at the same time, as long as all goes well: a mail server is not to be stormed. */
const AT_ONCE = 3;

/**
 * An attempt that takes longer than this hangs, and no longer holds up the mails to the company that
 * nobody tried yet. So fifteen that come at once are all tried within five seconds.
 */
const HANGS_AFTER_MS = 1_000;

/** Each holds a mail with its PDF, half a megabyte. */
const MOST_HANGING = 60;

export interface Lanes {
  /** Whether another one may begin. */
  hasRoom(of: Claim['of']): boolean;
  /** Has work take up a lane until it ends. */
  take(of: Claim['of'], work: Promise<void>): void;
  /** Resolves when all have ended. */
  empty(): Promise<void>;
}

/** Room for deliveries at the same time; mails to the company never wait for one that hangs, and no mail for a webhook. */
export function createLanes(): Lanes {
  const taken: Record<Claim['of'], Map<Promise<void>, number>> = {
    fresh: new Map(),
    other: new Map(),
    webhook: new Map(),
  };
  return {
    hasRoom(of) {
      const lanes = taken[of];
      if (lanes.size < AT_ONCE) return true;
      if (of !== 'fresh' || lanes.size >= MOST_HANGING) return false;
      const since = performance.now() - HANGS_AFTER_MS;
      const moving = [...lanes.values()].filter((begunAt) => begunAt > since);
      return moving.length < AT_ONCE;
    },
    take(of, work) {
      const lanes = taken[of];
      const ended = work.finally(() => lanes.delete(ended));
      lanes.set(ended, performance.now());
    },
    async empty() {
      await Promise.all(Object.values(taken).flatMap((lanes) => [...lanes.keys()]));
    },
  };
}

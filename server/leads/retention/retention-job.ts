import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '#refusals/error-code.ts';
import { type Kept, purge } from './retention.ts';

const DAY_MS = 24 * 60 * 60_000;
const LOOK_EVERY_MS = 60 * 60_000;

/**
 * A clock that is so far beyond all that the store has seen is rather wrong than right: a wrong one must
 * not wipe every request out. A person who runs `npm run leads -- purge` settles it.
 */
const LEAP_MS = 45 * DAY_MS;

export interface RetentionJobParts extends Kept {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => Date;
  lookEveryMs?: number;
}

export interface RetentionJob {
  /** Begins now, then once a day; what fails is tried again within the hour. */
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Forgets on time what is kept, beside the requests and never before them. */
export function createRetentionJob(parts: RetentionJobParts): RetentionJob {
  const { store, log, now, lookEveryMs = LOOK_EVERY_MS } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let doneAt = Number.NEGATIVE_INFINITY;
  let stopped = false;

  async function run(): Promise<void> {
    const at = now();
    const seen = await store.lastSeen();
    if (seen && at.getTime() - seen.getTime() > LEAP_MS) {
      log.error(
        { lastSeen: seen },
        'nothing forgotten: the clock is far ahead of the store; if it is right, run the purge by hand',
      );
      return;
    }
    const { leads, files } = await purge(parts, at, () => !stopped);
    doneAt = at.getTime();
    if (leads + files > 0) log.info({ leads, files }, 'forgotten as promised');
  }

  function look(): void {
    if (running || Math.abs(now().getTime() - doneAt) < DAY_MS) return;
    running = run()
      .catch((error: unknown) => log.error({ code: errorCode(error) }, 'nothing forgotten yet'))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    start() {
      timer = setInterval(look, lookEveryMs).unref();
      look();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

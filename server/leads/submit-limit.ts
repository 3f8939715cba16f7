import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressPrefix, networkPrefix } from '#http/address-prefix.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { LeadService } from './service.ts';

const REPEATS_PER_MINUTE = 40;

/** So many refusals within the time are given as a page with the filled-in form. */
const PAGES = 2;

/** A network may send as much as so many visitors: less than all together, so that it shuts nobody else out. */
const VISITORS_OF_NETWORK = 3;

/** An address that goes on and on. */
export class FloodError extends AppError {
  constructor(retryAfterS: number) {
    super('too_many_requests', undefined, retryAfterS);
  }
}

/** Counts of a limit that were no new submissions after all, by whom they were counted for, until their minute is over. */
type GivenBack = LRUCache<string, number>;

/** To be called for a submission that the store found to be a repeat. */
export type GiveBack = () => void;

/**
 * Counts submissions per address, and those that it lets through per network. A repeat is none: its submission is kept
 * already, so that nothing new comes of it. That is known once the store was to keep it, and what it was counted for is
 * given back then; only beyond a limit is the store asked before, as nearly every submission is a new one. Somebody who
 * keeps on repeating does count, and so does everybody while the store cannot be asked.
 * @param max submissions per minute of one address
 * @returns a function that throws AppError `too_many_requests` beyond it, a FloodError far beyond
 */
export function createSubmitLimit(
  app: FastifyInstance,
  leads: Pick<LeadService, 'knows'>,
  max: number,
): (request: FastifyRequest) => Promise<GiveBack> {
  const limits = [
    app.createRateLimit({ ...perMinute(max), ban: PAGES }),
    app.createRateLimit({
      ...perMinute(max * VISITORS_OF_NETWORK),
      ban: PAGES,
      keyGenerator: ({ ip }) => networkPrefix(ip),
    }),
  ].map((count) => ({ count, givenBack: new LRUCache({ max: 20_000 }) as GivenBack }));
  const repeats = new LRUCache<string, number>({ max: 20_000, ttl: 60_000, noUpdateTTL: true });

  function mayRepeat(visitor: string, key: string): boolean {
    const name = `${visitor} ${key.slice(0, 200)}`;
    const times = (repeats.get(name) ?? 0) + 1;
    repeats.set(name, times);
    return times <= REPEATS_PER_MINUTE;
  }

  return async (request) => {
    const visitor = addressPrefix(request.ip);
    const key = readIdempotencyKey(request);
    const counted: GiveBack[] = [];
    const giveBack = () => {
      for (const give of counted) give();
    };
    for (const { count, givenBack } of limits) {
      const outcome = await count(request);
      if (outcome.isAllowed) continue;
      if (!outcome.isExceeded || takeOne(givenBack, outcome.key)) {
        counted.push(() => giveOne(givenBack, outcome));
        continue;
      }
      if (key && (await leads.knows(key).catch(() => false)) && mayRepeat(visitor, key)) {
        giveBack();
        return () => {};
      }
      if (outcome.isBanned) throw new FloodError(outcome.ttlInSeconds);
      throw new AppError('too_many_requests', undefined, outcome.ttlInSeconds);
    }
    return () => {
      if (key && mayRepeat(visitor, key)) giveBack();
    };
  };
}

function takeOne(givenBack: GivenBack, name: string): boolean {
  const left = givenBack.get(name) ?? 0;
  if (left === 0) return false;
  givenBack.set(name, left - 1, { noUpdateTTL: true });
  return true;
}

function giveOne(givenBack: GivenBack, { key, ttl }: { key: string; ttl: number }): void {
  givenBack.set(key, (givenBack.get(key) ?? 0) + 1, { ttl: Math.max(1, ttl) });
}

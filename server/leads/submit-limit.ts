import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkPrefix } from '#http/address-prefix.ts';
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

/**
 * Counts submissions per address, and those that it lets through per network. A repeat is none: its
 * submission is kept already, so that nothing new comes of it. Somebody who keeps on repeating does count again, and so does everybody while the
 * store cannot be asked.
 * @param max submissions per minute of one address
 * @returns a function that throws AppError `too_many_requests` beyond it, a FloodError far beyond
 */
export function createSubmitLimit(
  app: FastifyInstance,
  leads: Pick<LeadService, 'knows'>,
  max: number,
): (request: FastifyRequest) => Promise<void> {
  const counts = [
    app.createRateLimit({ ...perMinute(max), ban: PAGES }),
    app.createRateLimit({
      ...perMinute(max * VISITORS_OF_NETWORK),
      ban: PAGES,
      keyGenerator: ({ ip }) => networkPrefix(ip),
    }),
  ];
  const repeats = new LRUCache<string, number>({ max: 20_000, ttl: 60_000, noUpdateTTL: true });

  async function isRepeat(request: FastifyRequest): Promise<boolean> {
    const key = readIdempotencyKey(request);
    if (!key || !(await leads.knows(key).catch(() => false))) return false;
    const name = `${request.ip} ${key.slice(0, 200)}`;
    const times = (repeats.get(name) ?? 0) + 1;
    repeats.set(name, times);
    return times <= REPEATS_PER_MINUTE;
  }

  return async (request) => {
    if (await isRepeat(request)) return;
    for (const count of counts) {
      const outcome = await count(request);
      if (outcome.isAllowed || !outcome.isExceeded) continue;
      if (outcome.isBanned) throw new FloodError(outcome.ttlInSeconds);
      throw new AppError('too_many_requests', undefined, outcome.ttlInSeconds);
    }
  };
}

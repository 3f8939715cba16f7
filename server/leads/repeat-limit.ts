import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readIdempotencyKey } from './idempotency-key.ts';

const REPEATS_PER_MINUTE = 40;

/**
 * Tells the rate limit which requests are repeats: a retry, or an improved form under the same
 * submission id, is no new request. Somebody who keeps on repeating does count again.
 */
export function createRepeatCheck(): (request: FastifyRequest) => boolean {
  const seen = new LRUCache<string, number>({ max: 20_000, ttl: 60_000, noUpdateTTL: true });
  return (request) => {
    const key = readIdempotencyKey(request);
    if (!key) return false;
    const name = `${request.ip} ${key.slice(0, 200)}`;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times > 0 && times <= REPEATS_PER_MINUTE;
  };
}

import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Prepares limits per visitor's address; routes ask for theirs with {@link perMinute}. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // Somebody with IPv6 has a whole /64 to themselves: that is one visitor.
    ipv6Subnet: 64,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

/** A limit for one route. Going over it answers 429 with Retry-After. */
export function perMinute(max: number): RateLimitOptions {
  return { max, timeWindow: 60_000, cache: 20_000 };
}

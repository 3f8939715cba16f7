import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressPrefix } from '#http/address-prefix.ts';

/** Prepares limits per visitor's address; routes ask for theirs with {@link perMinute}. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // The plugin's own would fail for whoever is gone already, and with that what they sent would be lost.
    keyGenerator: ({ ip }) => addressPrefix(ip),
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

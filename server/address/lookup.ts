import type { Address } from '@sens/contract';
import {
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { type AddressQuestion, askPdok } from './pdok.ts';

const HOUR_MS = 60 * 60_000;

export interface LookupSettings {
  pdokUrl: string;
  /** A visitor who types on does not want to wait longer. */
  timeLimitMs?: number;
  /** How long the register is left alone after it failed five times in a row. */
  restMs?: number;
}

/** Finds an address; rejects when the register cannot be asked right now. */
export type LookUpAddress = (question: AddressQuestion) => Promise<Address | undefined>;

/**
 * The address register with a time limit, a memory and a circuit breaker: when it is down, a
 * visitor hears so at once and types the street in.
 */
export function createLookup(settings: LookupSettings): LookUpAddress {
  const { pdokUrl, timeLimitMs = 1_500, restMs = 30_000 } = settings;
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(5) }),
    timeout(timeLimitMs, TimeoutStrategy.Aggressive),
  );
  const known = new LRUCache<string, { address?: Address }>({ max: 10_000 });
  return async (question) => {
    const key = `${question.postcode} ${question.huisnummer}`;
    const hit = known.get(key);
    if (hit) return hit.address;
    const address = await policy.execute(({ signal }) => askPdok(pdokUrl, question, signal));
    // New addresses appear in the register, existing ones hardly change.
    known.set(key, address ? { address } : {}, { ttl: address ? 24 * HOUR_MS : HOUR_MS / 6 });
    return address;
  };
}

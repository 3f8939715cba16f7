import {
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { readJson } from './read-json.ts';

const HOUR_MS = 60 * 60_000;

/** How patient we are with a register. */
export interface RegisterPatience {
  /** A visitor who waits for it does not want to wait longer. */
  timeLimitMs?: number;
  /** How long it is left alone after it failed five times in a row. */
  restMs?: number;
}

export interface Register<Question, Answer> extends RegisterPatience {
  /** Asks it; resolves to nothing when it does not know, rejects when it did not answer. */
  ask: (question: Question, signal: AbortSignal) => Promise<Answer | undefined>;
  /** The same for the same question. */
  keyOf: (question: Question) => string;
}

/**
 * A register of somebody else with a time limit, a memory and a circuit breaker: while it is down, whoever
 * asks hears so at once.
 * @returns asks it; rejects when it cannot be asked right now
 */
export function createRegister<Question, Answer extends object>({
  ask,
  keyOf,
  timeLimitMs = 1_500,
  restMs = 30_000,
}: Register<Question, Answer>): (question: Question) => Promise<Answer | undefined> {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(5) }),
    timeout(timeLimitMs, TimeoutStrategy.Aggressive),
  );
  const known = new LRUCache<string, { answer?: Answer }>({ max: 10_000 });
  return async (question) => {
    const key = keyOf(question);
    const hit = known.get(key);
    if (hit) return hit.answer;
    const answer = await policy.execute(({ signal }) => ask(question, signal));
    // What is new appears in a register, what is there hardly changes.
    known.set(key, answer ? { answer } : {}, { ttl: answer ? 24 * HOUR_MS : HOUR_MS / 6 });
    return answer;
  };
}

/** What a register says for "there is no such thing". */
const NOT_FOUND = 404;

/**
 * Gets JSON from a register, and no more of it than it may be.
 * @returns nothing when it answers 404
 * @throws Error when it answers otherwise, elsewhere, or at too great a length
 */
export async function getJson(
  url: string,
  { signal, headers, mostBytes }: { signal: AbortSignal; headers?: HeadersInit; mostBytes: number },
): Promise<unknown> {
  const answer = await fetch(url, { signal, redirect: 'error', ...(headers ? { headers } : {}) });
  if (answer.ok) return readJson(answer, mostBytes);
  await answer.body?.cancel();
  if (answer.status === NOT_FOUND) return undefined;
  throw Object.assign(new Error('refused'), { code: `HTTP ${answer.status}` });
}

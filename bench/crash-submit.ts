import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { trialLead } from './lib/trial-lead.ts';

export interface SubmitCounts {
  /** Submissions answered 200. */
  answered: number;
  /** Submissions that the kill cut off: they may be kept or not. */
  cut: number;
  /** Submissions cut off once, sent again after the restart, and answered. */
  repeated: number;
  /** Submissions told to try again, as the database was away; sent again like those that were cut off. */
  refused: number;
  /** Answers that were neither that, nor 200 with what was given before. */
  wrongAnswers: number;
}

const SENDERS = 4;

const REFUSED = Symbol('503');

/** Cut off in an earlier cycle; sent again in the next, as a visitor's browser does. */
let unanswered: string[] = [];

/**
 * Submits leads over some connections at a time until the server is gone.
 * @param promised reference per submission key, of everything ever answered 200; added to
 */
export async function submitUntilCut(
  origin: string,
  cycle: number,
  promised: Map<string, string>,
  counts: SubmitCounts,
): Promise<void> {
  const retries = [...unanswered, ...[...promised.keys()].slice(-2)];
  unanswered = [];
  const send = async () => {
    for (let number = 0; number < 10_000; number += 1) {
      const again = retries.pop();
      const key = again ?? `${cycle}-${randomUUID()}`;
      const reference = await submit(origin, key);
      if (reference === undefined) {
        counts.cut += 1;
        if (!promised.has(key)) unanswered.push(key);
        return;
      }
      if (reference === REFUSED) {
        counts.refused += 1;
        if (!promised.has(key)) unanswered.push(key);
        await sleep(20);
        continue;
      }
      const before = promised.get(key);
      if (reference === '' || (before && before !== reference)) {
        counts.wrongAnswers += 1;
        continue;
      }
      counts.answered += 1;
      if (again) counts.repeated += 1;
      promised.set(key, reference);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
}

/** Returns the reference of a 200, {@link REFUSED} for a 503, '' for any other answer, nothing when the connection broke. */
async function submit(origin: string, key: string): Promise<string | typeof REFUSED | undefined> {
  try {
    const answer = await fetch(`${origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(trialLead(key, 'proef@sens.example')),
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status === 503) return REFUSED;
    const body = (await answer.json()) as { reference?: string };
    if (!answer.ok) console.error(`Answered ${answer.status}: ${JSON.stringify(body)}`);
    return answer.ok ? (body.reference ?? '') : '';
  } catch {
    return undefined;
  }
}

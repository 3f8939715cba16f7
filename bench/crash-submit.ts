import { randomUUID } from 'node:crypto';
import { trialLead } from './lib/trial-lead.ts';

export interface SubmitCounts {
  /** Submissions answered 200. */
  answered: number;
  /** Submissions that the kill cut off: they may be kept or not. */
  cut: number;
  /** Submissions cut off once, sent again after the restart, and answered. */
  repeated: number;
  /** Answers that were neither 200 nor the one that was given before. */
  wrongAnswers: number;
}

const SENDERS = 4;

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
      const before = promised.get(key);
      if (reference === '' || (before && before !== reference)) counts.wrongAnswers += 1;
      counts.answered += 1;
      if (again) counts.repeated += 1;
      promised.set(key, reference);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
}

/** Returns the reference of a 200, '' for any other answer, nothing when the connection broke. */
async function submit(origin: string, key: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(trialLead(key, 'proef@sens.example')),
      signal: AbortSignal.timeout(20_000),
    });
    const body = (await answer.json()) as { reference?: string };
    return answer.ok ? (body.reference ?? '') : '';
  } catch {
    return undefined;
  }
}

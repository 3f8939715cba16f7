import { setTimeout as sleep } from 'node:timers/promises';
import { trialLead } from './trial-lead.ts';

const AGAIN_WITHIN_MS = 60_000;

/** Leads that are sent to a server whose disk fails, and what it said of them. */
export interface DiskTrial {
  /** Reference per key, of everything answered 200. */
  promised: Map<string, string>;
  /** @returns the status of the answer; a refused lead may be sent again under its key */
  submit(origin: string, key: string): Promise<number>;
  /** How many were answered neither 200 nor 503. */
  otherAnswers(): number;
}

/** Begins a trial without leads. */
export function createDiskTrial(): DiskTrial {
  const promised = new Map<string, string>();
  let others = 0;
  return {
    promised,
    otherAnswers: () => others,
    async submit(origin, key) {
      const answer = await fetch(`${origin}/functions/v1/submit-lead`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(trialLead(key, `${key}@sens.example`)),
      });
      const { reference } = (await answer.json()) as { reference?: string };
      if (answer.ok && reference) promised.set(key, reference);
      if (![200, 503].includes(answer.status)) others += 1;
      return answer.status;
    },
  };
}

/** Waits, a minute at most, until `/healthz` answers with this status; tells whether it did. */
export async function untilHealth(origin: string, status: number): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < AGAIN_WITHIN_MS; ) {
    if ((await fetch(`${origin}/healthz`)).status === status) return true;
    await sleep(200);
  }
  return false;
}

import { createHash, createHmac } from 'node:crypto';
import { CALL_BACK, type LeadSubmission, reportPath } from '@sens/contract';
import type { DueDelivery, LeadStore } from '#leads/store/store.ts';
import { FinalFailure } from './final-failure.ts';

const WITHIN_MS = 15_000;
const GONE = 410;

/** Under this name the store remembers the address that answered "gone". */
const OFF_MARK = 'webhook-off';

export interface Webhook {
  /**
   * Tells the company's own system of a lead.
   * @throws FinalFailure when the address wants no more of it
   */
  send(due: DueDelivery): Promise<void>;
}

export interface WebhookParts {
  url: string;
  secret: string;
  siteUrl: string;
  store: Pick<LeadStore, 'setMark' | 'getMark'>;
  now: () => Date;
}

/** Calls the webhook as Standard Webhooks 1.0 says: signed, under an id that stays the same. */
export function createWebhook({ url, secret, siteUrl, store, now }: WebhookParts): Webhook {
  const name = createHash('sha256').update(url).digest('hex');
  return {
    async send(due) {
      if ((await store.getMark(OFF_MARK)) === name) throw new FinalFailure('WEBHOOK_OFF');
      const body = JSON.stringify(toEvent(due, siteUrl));
      const { id } = due.delivery;
      const seconds = Math.floor(now().getTime() / 1000);
      const response = await fetch(url, {
        method: 'POST',
        body,
        // An answer that leads elsewhere would take personal data there.
        redirect: 'manual',
        signal: AbortSignal.timeout(WITHIN_MS),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': sign(secret, `${id}.${seconds}.${body}`),
        },
      });
      await response.body?.cancel();
      if (response.ok) return;
      if (response.status !== GONE) throw httpError(response.status);
      await store.setMark(OFF_MARK, name);
      throw new FinalFailure(httpError(GONE));
    },
  };
}

/** Calls an address again that had been switched off. */
export const switchWebhookOn = async (store: Pick<LeadStore, 'setMark'>) => {
  await store.setMark(OFF_MARK, '');
};

const httpError = (status: number) =>
  Object.assign(new Error('The webhook was refused.'), { code: `HTTP ${status}` });

/** `v1,` and the signature in base64; the secret is base64 behind `whsec_`. */
function sign(secret: string, text: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

function toEvent({ lead }: DueDelivery, siteUrl: string) {
  const { reference, createdAt, submission, reportToken, registered } = lead;
  return {
    type: 'lead.created',
    timestamp: createdAt.toISOString(),
    data: {
      reference,
      created_at: createdAt.toISOString(),
      ...(submission.form_type === CALL_BACK
        ? onlyGiven(submission)
        : {
            report_url: `${siteUrl}${reportPath(reportToken)}`,
            ...submission,
            ...(registered ? { registered } : {}),
          }),
    },
  };
}

/** A request to be called back has no mail address and no house. */
const onlyGiven = (submission: LeadSubmission) =>
  Object.fromEntries(Object.entries(submission).filter(([, value]) => value !== '' && value !== 0));

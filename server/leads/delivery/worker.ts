import { CALL_BACK } from '@sens/contract';
import type { FastifyBaseLogger } from 'fastify';
import { composeMail, type MailSettings } from '#leads/mail/compose.ts';
import type {
  Claim,
  DeliveryKind,
  DueDelivery,
  Earlier,
  Lead,
  LeadStore,
} from '#leads/store/store.ts';
import { errorCode } from '#refusals/error-code.ts';
import type { ReportPdf } from '#report/report-pdf.ts';
import { nextAttempt } from './backoff.ts';
import { FinalFailure } from './final-failure.ts';
import { createLanes } from './lanes.ts';
import { type Mailer, mailName } from './mailer.ts';
import { createNotes, type Notes } from './notes.ts';
import type { Webhook } from './webhook.ts';

/** Longer than any attempt takes, its PDF included: nobody else takes it up before. */
const LEASE_MS = 5 * 60_000;

/** So long somebody who asks again is known to the company as the same (the privacy page says so), and so many requests are named. */
export const EARLIER_DAYS = 30;
const MOST_EARLIER = 3;

const DAY_MS = 24 * 60 * 60_000;

/** What is looked for, whichever matters most first. */
const IN_ORDER: readonly Claim['of'][] = ['fresh', 'other', 'webhook'];

export interface DeliveryWorker {
  /** Starts looking for work, now and every few seconds. */
  start(): void;
  /** Something new is due: look at once. */
  wake(): void;
  /** Whether the last look for work failed: what is pending then stays so. */
  isInterrupted(): boolean;
  /** Finishes the deliveries at hand, if any, and takes no other. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  store: LeadStore;
  mailer: Mailer;
  mail: MailSettings;
  /** Not there when none is set: what was meant for one is parked. */
  webhook?: Webhook;
  /** Makes the report that goes with a mail. */
  pdf: Pick<ReportPdf, 'makeForMail' | 'fileName'>;
  /** Draws the card of a report, as JPEG, for the mail to its visitor; fails when the site is not built. */
  drawCard?: (lead: Lead) => Promise<Buffer>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  pollMs?: number;
  now?: () => Date;
}

/**
 * Delivers what is pending, in several lanes, each at least once: a delivery is marked only after it
 * went out, so a crash in between makes it go out again. A mark that the store does not take is
 * tried again in every round, the delivery is not; one that failed waits for its mark too.
 */
export function createWorker(parts: WorkerParts): DeliveryWorker {
  const { store, log, pollMs = 2_000, now = () => new Date() } = parts;
  const notes = createNotes(log);
  const lanes = createLanes();
  /** One that ends makes no other due: what there was none of is asked for again when there is news, or with time. */
  const mayBeDue = new Set<Claim['of']>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let wokenDuringRound = false;
  /** By what, as the store said it. */
  let interruptedBy: string | undefined;

  function claim(of: Claim['of']): Promise<DueDelivery | undefined> {
    return store.claim(now(), { of, leaseMs: LEASE_MS, except: notes.keptIds() });
  }

  /** Begins one delivery where there is room for it. */
  async function beginOne(of: Claim['of']): Promise<boolean> {
    if (stopped || !mayBeDue.has(of) || !lanes.hasRoom(of)) return false;
    // Before the answer: whoever wakes the worker meanwhile adds it again.
    mayBeDue.delete(of);
    const due = await claim(of);
    if (!due) return false;
    mayBeDue.add(of);
    lanes.take(of, deliver(due, parts, notes, now).finally(look));
    return true;
  }

  async function beginNext(): Promise<boolean> {
    for (const of of IN_ORDER) if (await beginOne(of)) return true;
    return false;
  }

  async function fill(): Promise<void> {
    do {
      wokenDuringRound = false;
      await notes.catchUp();
      while (await beginNext());
    } while (wokenDuringRound && !stopped);
  }

  function expectAll(): void {
    for (const of of IN_ORDER) mayBeDue.add(of);
  }

  function wake(): void {
    expectAll();
    look();
  }

  /** Told as it begins, changes and ends: a night of the same line every two seconds hides all others. */
  function noteInterruption(code: string | undefined): void {
    if (code === interruptedBy) return;
    interruptedBy = code;
    if (code === undefined) log.info('deliveries go on');
    else log.error({ code }, 'deliveries interrupted');
  }

  function look(): void {
    if (stopped) return;
    wokenDuringRound = true;
    round ??= fill()
      .then(() => noteInterruption(undefined))
      // The store is away: the next round comes by itself.
      .catch((error: unknown) => {
        wokenDuringRound = false;
        expectAll();
        noteInterruption(errorCode(error));
      })
      .finally(() => {
        round = undefined;
        // Woken between the last look and this line.
        if (wokenDuringRound) look();
      });
  }

  return {
    wake,
    isInterrupted: () => interruptedBy !== undefined,
    start() {
      timer = setInterval(wake, pollMs).unref();
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      await lanes.empty();
      // The last moment at which it is known that these went out.
      await notes.catchUp();
    },
  };
}

async function deliver(
  due: DueDelivery,
  parts: WorkerParts,
  notes: Notes,
  now: () => Date,
): Promise<void> {
  const { store, log } = parts;
  const { delivery, lead } = due;
  const about = { reference: lead.reference, kind: delivery.kind };
  try {
    await SENDERS[delivery.kind](due, parts);
  } catch (error) {
    const failedAt = now();
    const retryAt = isFinal(error, delivery.kind)
      ? undefined
      : nextAttempt(delivery.attempts + 1, failedAt);
    const code = errorCode(error);
    if (retryAt) log.warn({ ...about, code, retryAt }, 'delivery will be tried again');
    else log.error({ ...about, code }, 'delivery parked');
    const write = () => store.markAttemptFailed(delivery.id, failedAt, code, retryAt);
    return notes.take(delivery.id, { write, about });
  }
  log.info(about, 'delivered');
  const deliveredAt = now();
  const write = () => store.markDelivered(delivery.id, deliveredAt);
  await notes.take(delivery.id, { write, about });
}

/** Our own mailbox exists: what refuses it, be it for good by its own words, is full or put in order within the week. */
const isFinal = (error: unknown, kind: DeliveryKind) =>
  error instanceof FinalFailure && kind !== 'company-mail';

/** Who delivers what; each must fail when it could not. */
const SENDERS: Readonly<
  Record<DeliveryKind, (due: DueDelivery, parts: WorkerParts) => Promise<void>>
> = {
  'company-mail': sendMail,
  'visitor-mail': sendMail,
  webhook: callWebhook,
};

async function callWebhook(due: DueDelivery, { webhook }: WorkerParts): Promise<void> {
  if (!webhook) throw new FinalFailure('WEBHOOK_OFF');
  await webhook.send(due);
}

async function sendMail(due: DueDelivery, parts: WorkerParts): Promise<void> {
  const { mailer, mail, pdf, drawCard, log } = parts;
  const { delivery, lead } = due;
  const hasReport = lead.submission.form_type !== CALL_BACK;
  const content = hasReport ? await pdf.makeForMail(lead).catch(() => undefined) : undefined;
  // The mail matters more than what goes with it: the report is behind its link too.
  if (hasReport && !content) {
    const about = { reference: lead.reference, kind: delivery.kind };
    log.warn(about, 'mail goes without the report as pdf');
  }
  const file = content && { filename: pdf.fileName, content };
  const name = mailName(lead.createdAt, `${lead.reference}-${delivery.kind}`);
  // Whoever calls the visitor has no use for a picture of any such house.
  const isVisitors = delivery.kind === 'visitor-mail';
  const card = isVisitors ? await drawCard?.(lead).catch(() => undefined) : undefined;
  const earlier = isVisitors ? [] : await earlierOf(lead, parts);
  await mailer.send(await composeMail(due, mail, { report: file, card, earlier }), name);
}

/** What the same person asked before; nothing when the store cannot say, as the mail matters more. */
async function earlierOf(lead: Lead, { store, log }: WorkerParts): Promise<Earlier[]> {
  const since = new Date(lead.createdAt.getTime() - EARLIER_DAYS * DAY_MS);
  return store.earlierOf(lead, since, MOST_EARLIER).catch((error: unknown) => {
    const about = { reference: lead.reference, code: errorCode(error) };
    log.warn(about, 'mail goes without what was asked before');
    return [];
  });
}

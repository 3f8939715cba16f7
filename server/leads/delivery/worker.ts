import type { FastifyBaseLogger } from 'fastify';
import { composeMail, type MailSettings } from '#leads/mail/compose.ts';
import type { DueDelivery, LeadStore } from '#leads/store/store.ts';
import { errorCode } from '#refusals/error-code.ts';
import type { ReportPdf } from '#report/report-pdf.ts';
import { nextAttempt } from './backoff.ts';
import type { Mailer } from './mailer.ts';
import { createNotes, type Notes } from './notes.ts';

export interface DeliveryWorker {
  /** Starts looking for work, now and every few seconds. */
  start(): void;
  /** Something new is due: look at once. */
  wake(): void;
  /** Finishes the delivery at hand, if any, and takes no other. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  store: LeadStore;
  mailer: Mailer;
  mail: MailSettings;
  /** Makes the report that goes with a mail. */
  pdf: ReportPdf;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  pollMs?: number;
  now?: () => Date;
}

/**
 * Delivers what is pending, one by one, each at least once: a delivery is marked only after it
 * went out, so a crash in between makes it go out again. A mark that the store does not take is
 * tried again in every round, the delivery is not; one that failed waits for its mark too.
 */
export function createWorker(parts: WorkerParts): DeliveryWorker {
  const { store, log, pollMs = 5_000, now = () => new Date() } = parts;
  const notes = createNotes(log);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let wokenDuringRound = false;

  async function workOff(): Promise<void> {
    do {
      wokenDuringRound = false;
      await notes.catchUp();
      while (!stopped) {
        const due = await store.nextDue(now(), notes.keptIds());
        if (!due) break;
        await deliver(due, parts, notes, now);
      }
    } while (wokenDuringRound && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    wokenDuringRound = true;
    round ??= workOff()
      // The store is away: the next round comes by itself.
      .catch((error: unknown) => {
        wokenDuringRound = false;
        log.error({ code: errorCode(error) }, 'deliveries interrupted');
      })
      .finally(() => {
        round = undefined;
        // Woken between the last look and this line.
        if (wokenDuringRound) wake();
      });
  }

  return {
    wake,
    start() {
      timer = setInterval(wake, pollMs).unref();
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
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
  const { store, mailer, mail, pdf, log } = parts;
  const { delivery, lead } = due;
  const about = { reference: lead.reference, kind: delivery.kind };
  try {
    const content = await pdf.make(lead).catch(() => undefined);
    // The mail matters more than what goes with it: the report is behind its link too.
    if (!content) log.warn(about, 'mail goes without the report as pdf');
    const file = content && { filename: pdf.fileName, content };
    await mailer.send(composeMail(due, mail, file), due);
  } catch (error) {
    const retryAt = nextAttempt(delivery.attempts + 1, lead.createdAt, now());
    const code = errorCode(error);
    if (retryAt) log.warn({ ...about, code, retryAt }, 'delivery will be tried again');
    else log.error({ ...about, code }, 'delivery failed for good');
    const write = () => store.markAttemptFailed(delivery.id, code, retryAt);
    return notes.take(delivery.id, { write, about });
  }
  log.info(about, 'delivered');
  const deliveredAt = now();
  const write = () => store.markDelivered(delivery.id, deliveredAt);
  await notes.take(delivery.id, { write, about });
}

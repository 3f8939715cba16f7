import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Mailer, mailName } from '#leads/delivery/mailer.ts';
import type { MailSettings } from '#leads/mail/compose.ts';
import type { LeadStore, Trouble } from '#leads/store/store.ts';
import { errorCode } from '#refusals/error-code.ts';
import { MOST_NAMED, type Told, troubleMail } from './trouble-mail.ts';
import { WATCH_WORDS as words } from './words.ts';

const LOOK_EVERY_MS = 5 * 60_000;

/** What is not delivered by then is worth a word. */
const LATE_AFTER_MS = 15 * 60_000;

/** What was marked since the last summary, and a little more: better twice than never. */
const MARKED_MS = 26 * 60 * 60_000;

/** The summary is there before anybody begins to work. */
const SUMMARY_FROM_HOUR = 6;

export interface WatchParts {
  store: Pick<LeadStore, 'troubles' | 'markedSince' | 'setMark' | 'getMark'>;
  mailer: Mailer;
  mail: Pick<MailSettings, 'mailFrom' | 'mailTo' | 'layOut'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now: () => Date;
  lookEveryMs?: number;
}

export interface Watch {
  start(): void;
  stop(): Promise<void>;
}

const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/**
 * Tells the company of deliveries that are late or parked: at once when there is a new one, at most
 * once an hour, and each morning as long as there are any; then also of requests marked as spam. Of several servers one tells it.
 */
export function createWatch(parts: WatchParts): Watch {
  const { store, log, now, lookEveryMs = LOOK_EVERY_MS } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    const at = now();
    const late = new Date(at.getTime() - LATE_AFTER_MS);
    const troubles = await store.troubles(late, MOST_NAMED);
    const [day = '', time = ''] = amsterdam.format(at).split(' ');
    if (troubles.length > 0) {
      const hour = at.toISOString().slice(0, 13);
      const wasQuiet = (await store.getMark('told-at')) !== hour;
      if (wasQuiet && (await store.setMark('told-of', namesOf(troubles)))) {
        await store.setMark('told-at', hour);
        await store.setMark('told-on', day);
        return tell(words.alert, 'let-op', { troubles, marked: [] }, at);
      }
    }
    if (Number(time.slice(0, 2)) < SUMMARY_FROM_HOUR) return;
    const marked = await store.markedSince(new Date(at.getTime() - MARKED_MS), MOST_NAMED);
    if (troubles.length + marked.length === 0 || !(await store.setMark('told-on', day))) return;
    await tell(words.summary(day), 'dagoverzicht', { troubles, marked }, at);
  }

  async function tell(subject: string, kind: string, what: Told, at: Date) {
    const { troubles, marked } = what;
    if (troubles.length > 0) log.error({ troubles: troubles.length }, 'deliveries late or parked');
    if (marked.length > 0) log.info({ marked: marked.length }, 'requests marked as spam');
    const name = mailName(at, kind);
    try {
      await parts.mailer.send(await troubleMail(subject, what, parts.mail, name, at), name);
    } catch (error) {
      log.error({ code: errorCode(error) }, 'the company could not be told');
      // Told nobody: the next look tries again.
      await store.setMark('told-on', '');
      await store.setMark('told-of', '');
      await store.setMark('told-at', '');
    }
  }

  function begin(): void {
    running ??= look()
      .catch((error: unknown) => log.error({ code: errorCode(error) }, 'deliveries not looked at'))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    start() {
      timer = setInterval(begin, lookEveryMs).unref();
      begin();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Another set of deliveries has another name. */
function namesOf(troubles: readonly Trouble[]): string {
  const names = troubles.map(({ id, status }) => `${id} ${status}`).join('\n');
  return createHash('sha256').update(names).digest('hex');
}

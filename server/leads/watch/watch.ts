import type { FastifyBaseLogger } from 'fastify';
import { type Mailer, mailName } from '#leads/delivery/mailer.ts';
import type { MailSettings } from '#leads/mail/compose.ts';
import { isDamage } from '#leads/store/sqlite-errors.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { errorCode } from '#refusals/error-code.ts';
import { dutchMinuteOf } from '#time/dutch-time.ts';
import { MOST_NAMED, type Told, troubleMail } from './trouble-mail.ts';
import { WATCH_WORDS as words } from './words.ts';

const LOOK_EVERY_MS = 5 * 60_000;

/** A store that is away for a moment comes back by itself; a damaged one does not, and is told at once. */
const LOOKS_IN_VAIN = 2;

/** How long after a mail of something new the next one goes out at the earliest. */
const NEWS_AGAIN_MS = 60 * 60_000;

/** How long until the same is told again, and something like it. */
const UNSEEN_AGAIN_MS = { same: 24 * 60 * 60_000, another: 60 * 60_000 };

/** What is not delivered by then is worth a word. */
const LATE_AFTER_MS = 15 * 60_000;

/** A day, and a little more: what was marked is better told twice than never. */
const MARKED_MS = 26 * 60 * 60_000;

/** What falls out of a mail for what is newer, and comes back when that is seen to, is no news. */
const MOST_KNOWN = 20 * MOST_NAMED;

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

/**
 * Tells the company of deliveries that are late or parked: at once when there is a new one, at most
 * once an hour, and each morning as long as there are any; then also of requests marked as spam. Of several servers one tells it.
 * That the store does not say whether there are any is told too, by each.
 */
export function createWatch(parts: WatchParts): Watch {
  const { store, log, now, lookEveryMs = LOOK_EVERY_MS } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let inVain = 0;
  /** When it was told, and whether that was of what still lasts. */
  let unseenTold: { at: number; lasts: boolean } | undefined;

  async function look(): Promise<void> {
    const at = now();
    const late = new Date(at.getTime() - LATE_AFTER_MS);
    const troubles = await store.troubles(late, MOST_NAMED);
    const [day = '', time = ''] = dutchMinuteOf(at).split(' ');
    const isMorning = Number(time.slice(0, 2)) >= SUMMARY_FROM_HOUR;
    if (troubles.length > 0 && (await isOursToTell(troubles, at))) {
      // From the morning on it stands for the summary of the day; one of the night does not.
      const isSummary = isMorning && (await store.setMark('told-on', day));
      const marked = isSummary ? await markedUntil(at) : [];
      return tell(words.alert, 'let-op', { troubles, marked }, at);
    }
    if (!isMorning) return;
    const marked = await markedUntil(at);
    if (troubles.length + marked.length === 0 || !(await store.setMark('told-on', day))) return;
    await tell(words.summary(day), 'dagoverzicht', { troubles, marked }, at);
  }

  /** Whether there is news, and no mail went out within the hour; of several servers that see it, one gets yes. */
  async function isOursToTell(troubles: Told['troubles'], at: Date): Promise<boolean> {
    const names = troubles.map(({ id, status }) => `${id} ${status}`);
    const told = (await store.getMark('told-of'))?.split('\n') ?? [];
    const known = new Set([...names, ...told]);
    const isNews = known.size > new Set(told).size;
    if (!isNews || (await isToldOfLately(at))) return false;
    const isFirst = await store.setMark('told-of', [...known].slice(0, MOST_KNOWN).join('\n'));
    if (isFirst) await store.setMark('told-at', at.toISOString());
    return isFirst;
  }

  async function isToldOfLately(at: Date): Promise<boolean> {
    const told = Date.parse((await store.getMark('told-at')) ?? '');
    // Either way: a clock that was ahead then silences nothing for longer.
    return Math.abs(at.getTime() - told) < NEWS_AGAIN_MS;
  }

  /** What was marked since it was last told, however long no mail went out meanwhile. */
  async function markedUntil(at: Date): Promise<Told['marked']> {
    // Nothing was told yet: from the beginning.
    const told = Date.parse((await store.getMark('marked-told')) ?? '') || 0;
    return store.markedSince(new Date(Math.min(told, at.getTime() - MARKED_MS)), MOST_NAMED);
  }

  /** Nothing can be asked of the store, so it is remembered here that it was told. */
  async function tellUnseen(error: unknown): Promise<void> {
    const code = errorCode(error);
    log.error({ code }, 'deliveries not looked at');
    inVain += 1;
    if (inVain < LOOKS_IN_VAIN && !isDamage(error)) return;
    const at = now();
    const waitMs = unseenTold?.lasts ? UNSEEN_AGAIN_MS.same : UNSEEN_AGAIN_MS.another;
    if (unseenTold && Math.abs(at.getTime() - unseenTold.at) < waitMs) return;
    const name = mailName(at, 'let-op');
    const what = { troubles: [], marked: [], unseen: code };
    try {
      await parts.mailer.send(await troubleMail(words.unseen, what, parts.mail, name, at), name);
      unseenTold = { at: at.getTime(), lasts: true };
    } catch (failure) {
      log.error({ code: errorCode(failure) }, 'the company could not be told');
    }
  }

  function seen(): void {
    inVain = 0;
    if (unseenTold) unseenTold.lasts = false;
  }

  async function tell(subject: string, kind: string, what: Told, at: Date) {
    const { troubles, marked } = what;
    if (troubles.length > 0) log.error({ troubles: troubles.length }, 'deliveries late or parked');
    if (marked.length > 0) log.info({ marked: marked.length }, 'requests marked as spam');
    const name = mailName(at, kind);
    try {
      await parts.mailer.send(await troubleMail(subject, what, parts.mail, name, at), name);
      if (marked.length > 0) await store.setMark('marked-told', at.toISOString());
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
      .then(seen, tellUnseen)
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

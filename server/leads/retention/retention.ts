import { setImmediate as afterOthers } from 'node:timers/promises';
import { outboxFolder } from '#leads/delivery/create-mailer.ts';
import { backupFolder } from '#leads/store/sqlite-database.ts';
import type { Forgotten, LeadStore } from '#leads/store/store.ts';
import { outboxMailsAbout } from './mails-about.ts';
import { removeWhere, removeWrittenBefore } from './old-files.ts';

/** How long what is kept; the privacy page promises just this, and a test compares the two. */
export const KEPT = { leadMonths: 24, outboxDays: 30, backupDays: 90 } as const;

/** So many leads in one transaction: it takes a few milliseconds, and requests go in between. */
const AT_A_TIME = 25;

const DAY_MS = 24 * 60 * 60_000;

/** Where files with personal data are. */
export interface Kept {
  store: LeadStore;
  dataDir: string;
}

/** A mail as the outbox names it, also one that was not finished. */
const isMail = (name: string) => /^\.?\d{8}T\d{6}Z-.+\.eml(?:\.tmp)?$/.test(name);

/** A back-up as we name it; a file of another name is left alone, however old. */
export const isBackup = (name: string): boolean => /^sens-.+\.sqlite$/.test(name);

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** The same day of the month so many months ago; of a shorter month the day after its last. */
function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}

/**
 * Forgets what has been kept long enough: leads become anonymous, old mails and back-ups go. May be done
 * by several servers at once, or again after it was broken off.
 * @param goOn told how many leads it were so far; with `false` the rest waits for the next time
 */
export async function purge(
  { store, dataDir }: Kept,
  now: Date,
  goOn: (leads: number) => boolean = () => true,
): Promise<Forgotten> {
  const { leadMonths, outboxDays, backupDays } = KEPT;
  const files =
    (await removeWrittenBefore(outboxFolder(dataDir), isMail, daysBefore(now, outboxDays))) +
    (await removeWrittenBefore(backupFolder(dataDir), isBackup, daysBefore(now, backupDays)));
  const before = monthsBefore(now, leadMonths);
  let leads = 0;
  for (;;) {
    const some = await store.anonymiseOlder(before, now, AT_A_TIME);
    leads += some;
    if (some < AT_A_TIME || !goOn(leads)) break;
    await afterOthers();
  }
  const entry: Forgotten = { at: now, act: 'purge', leads, files };
  await store.noteForgotten(entry);
  return entry;
}

/** What was erased. */
export interface Erased extends Forgotten {
  /** Of the requests: where else they are, mails are found by them. Not kept anywhere. */
  references: readonly string[];
}

/**
 * Forgets one person: all requests of a mailbox, those to be called at a number that they name, and the mails about
 * them that are still here. Back-ups keep them for as long as a back-up is kept.
 * @param mailbox hash of the mailbox
 * @param email the address, for leads that have no such hash
 */
export async function erase(
  { store, dataDir }: Kept,
  mailbox: string,
  email: string,
  now: Date,
): Promise<Erased> {
  const references = await store.referencesOf(mailbox, email);
  const folder = outboxFolder(dataDir);
  const isAbout = outboxMailsAbout(folder, references);
  const removeMails = () => removeWhere(folder, async (name) => isMail(name) && isAbout(name));
  // Before: once the leads are anonymous, a second try would not find their mails. After: a mail that
  // was on its way meanwhile.
  const before = await removeMails();
  const leads = await store.anonymise(references, now);
  const entry: Forgotten = { at: now, act: 'erase', leads, files: before + (await removeMails()) };
  if (leads > 0) await store.noteForgotten(entry);
  return { ...entry, references };
}

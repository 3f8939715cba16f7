import type { LeadReceipt, LeadSubmission, Registered } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import type { DailyCount } from './daily-counts.ts';

/** What is to be delivered about a lead. */
export type DeliveryKind = 'company-mail' | 'visitor-mail' | 'webhook';

/** `parked`: no further attempt comes by itself, a person has to look at it; `settled`: a person has. */
export type DeliveryStatus = 'pending' | 'delivered' | 'parked' | 'settled';

/** A visitor's request as it is kept. */
export interface Lead {
  id: string;
  /** Short name of the lead, free of personal data: `SR-7F3K9Q`. */
  reference: string;
  createdAt: Date;
  /** The secret part of the report's address. */
  reportToken: string;
  submission: LeadSubmission;
  /** When the text was shown of which the submission names the version; not there when none was. */
  consentAt?: Date;
  /** What was told about the house beyond the form, in a tool or behind the report's link, and when. */
  refined?: { answers: DwellingAnswers; at: Date };
  /** What whoever has the report's link wrote down beside it, in lines. */
  note?: string;
  /** What the registers held of the house when it came. */
  registered?: Registered;
  /** What speaks against it; not there for nearly all. */
  spam?: readonly string[];
}

/** That something was forgotten, and how much of it; whose it was is not told. */
export interface Forgotten {
  at: Date;
  /** `purge`: its time was over; `erase`: somebody asked for it. */
  act: 'purge' | 'erase';
  leads: number;
  files: number;
}

/** A lead on its way into the store. */
export interface NewLead extends Lead {
  /** The same key never makes a second lead. */
  submissionKey: string;
  /** Hash of the values, to know a double click without a key, and other values under the same one. */
  fingerprint: string;
  /** Hash of the mailbox that gets the visitor's mail. */
  mailbox: string;
  receipt: LeadReceipt;
  deliveries: readonly DeliveryKind[];
}

export interface Delivery {
  id: string;
  leadId: string;
  kind: DeliveryKind;
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: Date;
  /** Code of the last failure; holds no personal data. */
  lastError?: string;
  deliveredAt?: Date;
}

export interface DueDelivery {
  delivery: Delivery;
  lead: Lead;
}

/** Which delivery is asked for. */
export interface Claim {
  /** `fresh`: mails to the company that nobody tried yet; `other`: all other mails. */
  of: 'fresh' | 'other' | 'webhook';
  /**
   * Whoever claimed it has it to himself until its outcome is kept; should he die, others wait no longer than so.
   * It is measured by the store alone, as the clocks of servers differ, and jump.
   */
  leaseMs: number;
  /** Ids of deliveries to pass over. */
  except?: readonly string[];
}

/** Whom a request is of, as far as it takes to call them. */
export interface Asker {
  reference: string;
  name: string;
  phone: string;
}

/** A request that somebody made before another one. */
export type Earlier = Pick<Lead, 'reference' | 'createdAt'>;

/** A delivery that is late or parked. */
export interface Trouble extends Asker {
  id: string;
  kind: DeliveryKind;
  status: DeliveryStatus;
  attempts: number;
  lastError?: string;
  createdAt: Date;
}

/** How many deliveries of a kind stand how. */
export interface DeliveryCount {
  kind: DeliveryKind;
  status: DeliveryStatus;
  count: number;
}

export interface LeadWithDeliveries {
  lead: Lead;
  deliveries: Delivery[];
}

/** A step in what became of a lead. */
export interface LeadEvent {
  at: Date;
  /**
   * `failed`: an attempt, after which another comes by itself; `parked`: one after which none does; `redelivered`
   * and `settled`: by hand; `cleared`: of what spoke against it.
   */
  what: 'received' | 'failed' | 'parked' | 'delivered' | 'redelivered' | 'settled' | 'cleared';
  /** Not there when it is about the lead as a whole. */
  kind?: DeliveryKind;
  /** Of the failure; of `received` and `cleared` what spoke against it, with commas. Holds no personal data. */
  code?: string;
}

export interface LeadWithHistory extends LeadWithDeliveries {
  /** In the order of time, from `received` on. */
  history: LeadEvent[];
}

/** Where a page of the list ends: of leads that came at the same moment the id tells which is further on. */
export type ListPlace = Pick<Lead, 'createdAt' | 'id'>;

/** What became of a save: a lead of its own, or the answer that was given before. */
export interface Saved {
  receipt: LeadReceipt;
  isNew: boolean;
}

/** How many new leads there may be within a time: of everybody together, or for the lead's mailbox. */
export interface LeadLimit {
  of: 'all' | 'mailbox';
  most: number;
  withinMs: number;
}

/**
 * Where leads are kept. Every implementation passes `testing/store-contract.ts`.
 * Any method rejects with {@link StoreUnavailableError} when the store cannot be used right now.
 */
export interface LeadStore {
  /**
   * Keeps a lead and its pending deliveries in one transaction, durable once the promise resolves.
   * @param sameSince when given, an equal fingerprint from then on counts as the same lead
   * @param limits hold for what would be a new lead, counted over all servers on this store
   * @throws ReferenceTakenError when the reference is in use: take another and save again
   * @throws TooManyLeadsError when a limit is reached
   * @throws KeyReusedError when the key is known, but from a lead of another fingerprint
   */
  save(lead: NewLead, sameSince?: Date, limits?: readonly LeadLimit[]): Promise<Saved>;
  /** Tells whether there is a lead under this key. */
  holds(submissionKey: string): Promise<boolean>;
  /** The lead behind a report link, when it was made at or after the given moment. */
  findByReportToken(token: string, createdSince: Date): Promise<Lead | undefined>;
  /**
   * Keeps refined answers in place of earlier ones, when the link still works as above.
   * @returns the lead as it is from now on; nothing when there is none behind the link
   */
  keepAnswers(
    token: string,
    createdSince: Date,
    answers: DwellingAnswers,
    at: Date,
  ): Promise<Lead | undefined>;
  /**
   * Keeps notes in place of earlier ones, when the link still works as above; an empty text takes them away.
   * The day that the report counts for stays.
   * @returns as above
   */
  keepNote(token: string, createdSince: Date, note: string): Promise<Lead | undefined>;
  findByReference(reference: string): Promise<LeadWithHistory | undefined>;
  /**
   * What the same person asked before a lead and from a moment on, newest first: from the same mailbox, however it is
   * written, or with the same telephone number.
   */
  earlierOf(
    lead: Pick<Lead, 'id' | 'createdAt' | 'submission'>,
    since: Date,
    atMost: number,
  ): Promise<Earlier[]>;
  /**
   * Leads that still say whose they are, newest first. Whoever goes on after the last of a page gets none twice and
   * misses none that was there when he began, whatever comes in meanwhile.
   * @param atMost so many at a time
   */
  list(atMost: number, after?: ListPlace): Promise<LeadWithDeliveries[]>;
  /** How many leads still say whose they are. */
  count(): Promise<number>;
  /**
   * Hands a pending delivery that is due to one caller only. One that was never tried is due whatever the
   * clock says, and so is one that is put off further than anything is: the clock was ahead then.
   */
  claim(now: Date, claim: Claim): Promise<DueDelivery | undefined>;
  markDelivered(deliveryId: string, at: Date): Promise<void>;
  /** Counts an attempt that failed; without a next one the delivery is parked. */
  markAttemptFailed(
    deliveryId: string,
    at: Date,
    error: string,
    nextAttemptAt?: Date,
  ): Promise<void>;
  /**
   * Makes what is parked, or put off after an attempt, due at once, as if it had never been tried.
   * @param of one lead, for which deliveries that it never had are made; else all of these
   * @returns how many will be tried
   */
  redeliver(now: Date, of?: { reference: string; kinds: readonly DeliveryKind[] }): Promise<number>;
  /**
   * Somebody has seen to what is parked of a lead: it is no trouble any more.
   * @returns how many deliveries it were
   */
  settle(reference: string, at: Date): Promise<number>;
  /**
   * Takes away what speaks against a lead, and makes the deliveries that it never had, in one transaction.
   * @param registered what the registers hold of the house, to be kept with it
   * @returns whether something still spoke against it; else nothing is done
   */
  clear(
    reference: string,
    kinds: readonly DeliveryKind[],
    at: Date,
    registered?: Registered,
  ): Promise<boolean>;
  /** What is parked, or not delivered although its lead came before a moment: mails to the company first, then the newest. */
  troubles(createdBefore: Date, atMost: number): Promise<Trouble[]>;
  /** Who asked from a moment on in leads that are marked as spam, the oldest first. */
  markedSince(since: Date, atMost: number): Promise<Asker[]>;
  /** How many deliveries are pending and parked. */
  countUndelivered(): Promise<DeliveryCount[]>;
  /**
   * Remembers a word under a name.
   * @returns whether it was another one before: of several servers only the first is told so
   */
  setMark(name: string, value: string): Promise<boolean>;
  /** The word under a name. */
  getMark(name: string): Promise<string | undefined>;
  /** Adds to what was counted of the same day, kind of page, name and bar. */
  addCounts(counts: readonly DailyCount[]): Promise<void>;
  /** What was counted on a day (ISO date) and later, added up over the days. */
  countsSince(day: string): Promise<Omit<DailyCount, 'day'>[]>;
  /**
   * Empties the leads from before a moment of all that points to a person, the oldest first, and takes
   * back what was still to be delivered about them. Day, source and kind of dwelling stay, to be counted.
   * @param atMost so many at a time: nobody else writes meanwhile
   * @returns how many it were
   */
  anonymiseOlder(createdBefore: Date, at: Date, atMost: number): Promise<number>;
  /** The same, for leads of which the references are known. */
  anonymise(references: readonly string[], at: Date): Promise<number>;
  /**
   * References of the leads that came with an e-mail address, or with another one of its mailbox, and of what was
   * asked by telephone number alone with a number of theirs.
   */
  referencesOf(mailbox: string, email: string): Promise<string[]>;
  /** Keeps that something was forgotten; what it was is out of the store's files after this. */
  noteForgotten(entry: Forgotten): Promise<void>;
  /** The latest moment the store knows of: the newest lead or the last purge. */
  lastSeen(): Promise<Date | undefined>;
  /** Resolves when a lead could be kept right now: something is written, all the way to the disk. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store is locked, full or away; nothing was half kept. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** What is kept is of a version that this one does not know. */
export class NewerStoreError extends Error {
  override name = 'NewerStoreError';

  constructor() {
    super(
      'The database was written by a newer version of this server: start that one, or restore a back-up from before (docs/runbook.md).',
    );
  }
}

/** A limit on new leads is reached; nothing was kept. */
export class TooManyLeadsError extends Error {
  override name = 'TooManyLeadsError';
  readonly of: LeadLimit['of'];
  /** How long until there is room for one again. */
  readonly retryAfterMs: number;

  constructor(of: LeadLimit['of'], retryAfterMs: number) {
    super(of);
    this.of = of;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The key belongs to a lead of other values: whoever sends it would take that one's receipt for this one's. */
export class KeyReusedError extends Error {
  override name = 'KeyReusedError';
}

/** Another lead has this reference. */
export class ReferenceTakenError extends Error {
  override name = 'ReferenceTakenError';
}

import { randomUUIDv7 } from 'node:crypto';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { createRecentTimes, type RecentTimes } from './recent-times.ts';
import {
  KeyReusedError,
  type LeadLimit,
  type NewLead,
  type Saved,
  TooManyLeadsError,
} from './store.ts';
import { fromReceiptColumn, toLeadRow } from './tables.ts';

interface Earlier {
  receipt: string;
  fingerprint: string;
}

/** The statements that every new lead takes, prepared once and without a wait between them. */
export interface SqliteIntake {
  /** As `LeadStore.save`; within a transaction, throws before it writes. */
  save(lead: NewLead, sameSince?: Date, limits?: readonly LeadLimit[]): Saved;
  holds(submissionKey: string): boolean;
  markDelivered(deliveryId: string, at: Date): void;
  markAttemptFailed(deliveryId: string, at: Date, error: string, nextAttemptAt?: Date): void;
  /** What was saved last was undone. */
  forget(): void;
}

/** @param database to which nobody else adds leads */
export function createSqliteIntake(database: DatabaseSync): SqliteIntake {
  const byKey = database.prepare('select receipt, fingerprint from leads where submission_key = ?');
  const equalSince = database.prepare(
    'select receipt, fingerprint from leads where created_at > ? and fingerprint = ? limit 1',
  );
  const ofMailbox = database.prepare(
    'select created_at from leads where mailbox = ? and created_at > ? and created_at <= ? order by created_at desc limit 1 offset ?',
  );
  const since = database.prepare('select created_at from leads where created_at > ?');
  const addDelivery = database.prepare(
    "insert into deliveries (id, lead_id, kind, status, attempts, next_attempt_at) values (?, ?, ?, 'pending', 0, ?)",
  );
  const delivered = database.prepare(
    "update deliveries set status = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = null where id = ?",
  );
  const failed = database.prepare(
    'update deliveries set status = ?, attempts = attempts + 1, last_error = ?, next_attempt_at = coalesce(?, next_attempt_at) where id = ?',
  );
  // As `keepEventsOf` does.
  const addEvent = database.prepare(
    'insert into lead_events (lead_id, at, what, kind, code) select lead_id, ?, ?, kind, ? from deliveries where id = ? and lead_id in (select id from leads)',
  );
  let addLead: StatementSync | undefined;
  let all: { times: RecentTimes; withinMs: number } | undefined;

  function insertLead(row: Record<string, unknown>): void {
    const names = Object.keys(row);
    addLead ??= database.prepare(
      `insert into leads (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    );
    addLead.run(...(Object.values(row) as SQLInputValue[]));
  }

  /** When the oldest of so many within the time came, if there are so many. */
  function inTheWay(lead: NewLead, { of, most, withinMs }: LeadLimit): number | undefined {
    const upTo = lead.createdAt.getTime();
    const after = new Date(upTo - withinMs);
    if (of === 'mailbox') {
      const [from, to] = [after.toISOString(), lead.createdAt.toISOString()];
      const row = ofMailbox.get(lead.mailbox, from, to, most - 1);
      return row && Date.parse(String(row.created_at));
    }
    if (all?.withinMs !== withinMs) {
      const known = since.all(after.toISOString()).map((row) => Date.parse(String(row.created_at)));
      all = { times: createRecentTimes(known), withinMs };
    }
    return all.times.oldestOf(most, after.getTime(), upTo);
  }

  return {
    save(lead, sameSince, limits = []) {
      const known = byKey.get(lead.submissionKey) as Earlier | undefined;
      if (known && known.fingerprint !== lead.fingerprint) throw new KeyReusedError();
      const earlier =
        known ??
        (sameSince &&
          (equalSince.get(sameSince.toISOString(), lead.fingerprint) as Earlier | undefined));
      if (earlier) return { receipt: fromReceiptColumn(earlier.receipt), isNew: false };
      for (const limit of limits) {
        const oldest = inTheWay(lead, limit);
        if (oldest === undefined) continue;
        const retryAfterMs = oldest + limit.withinMs - lead.createdAt.getTime();
        throw new TooManyLeadsError(limit.of, retryAfterMs);
      }
      insertLead(toLeadRow(lead));
      const at = lead.createdAt.toISOString();
      for (const kind of lead.deliveries) addDelivery.run(randomUUIDv7(), lead.id, kind, at);
      all?.times.add(lead.createdAt.getTime());
      return { receipt: lead.receipt, isNew: true };
    },
    holds: (submissionKey) => byKey.get(submissionKey) !== undefined,
    markDelivered: (id, at) => void delivered.run(at.toISOString(), id),
    markAttemptFailed(id, at, error, nextAttemptAt) {
      const status = nextAttemptAt ? 'pending' : 'parked';
      failed.run(status, error, nextAttemptAt?.toISOString() ?? null, id);
      addEvent.run(at.toISOString(), nextAttemptAt ? 'failed' : 'parked', error, id);
    },
    forget() {
      all = undefined;
    },
  };
}

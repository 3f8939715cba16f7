import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, type Transaction } from 'kysely';
import { addCounts, countsSince } from './daily-counts.ts';
import { anonymise, anonymiseOlder, lastSeen, noteForgotten, referencesOf } from './forgetting.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { whenFree } from './sqlite-errors.ts';
import {
  fromDeliveryRow,
  fromLeadRow,
  fromReceiptColumn,
  type Tables,
  toLeadRow,
} from './sqlite-tables.ts';
import {
  type LeadLimit,
  type LeadStore,
  type LeadWithDeliveries,
  type NewLead,
  type Saved,
  TooManyLeadsError,
} from './store.ts';

/** Whoever asks whether the store is well does not want to wait; a lock for a moment is well. */
const PING_WAIT_MS = 500;

/**
 * Leads in SQLite, in this process.
 * @param database from `openSqlite`; closed with the store
 * @param waitMs how long a locked database is waited for
 */
export function createSqliteStore(database: DatabaseSync, waitMs: number): LeadStore {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  const free = <T>(work: () => Promise<T>) => whenFree(work, waitMs);
  return {
    save: (lead, sameSince, limits) =>
      free(() => db.transaction().execute((trx) => save(trx, lead, sameSince, limits))),
    holds: (submissionKey) =>
      free(async () => {
        const row = await db
          .selectFrom('leads')
          .select('id')
          .where('submission_key', '=', submissionKey)
          .executeTakeFirst();
        return row !== undefined;
      }),
    findByReportToken: (token, createdSince) =>
      free(async () => {
        const row = await db
          .selectFrom('leads')
          .selectAll()
          .where('report_token', '=', token)
          .where('created_at', '>=', createdSince.toISOString())
          .executeTakeFirst();
        return row && fromLeadRow(row);
      }),
    keepAnswers: (token, createdSince, answers, at) =>
      free(async () => {
        const row = await db
          .updateTable('leads')
          .set({ house_answers: JSON.stringify(answers), answers_updated_at: at.toISOString() })
          .where('report_token', '=', token)
          .where('created_at', '>=', createdSince.toISOString())
          .returningAll()
          .executeTakeFirst();
        return row && fromLeadRow(row);
      }),
    findByReference: (reference) => free(async () => (await leadsWithDeliveries(db, reference))[0]),
    list: () => free(() => leadsWithDeliveries(db)),
    nextDue: (now, except = []) => free(() => nextDue(db, now, except)),
    markDelivered: (id, at) =>
      free(async () => {
        await db
          .updateTable('deliveries')
          .set((eb) => ({
            status: 'delivered',
            attempts: eb('attempts', '+', 1),
            delivered_at: at.toISOString(),
            last_error: null,
          }))
          .where('id', '=', id)
          .execute();
      }),
    markAttemptFailed: (id, error, nextAttemptAt) =>
      free(async () => {
        await db
          .updateTable('deliveries')
          .set((eb) => ({
            status: nextAttemptAt ? 'pending' : 'failed',
            attempts: eb('attempts', '+', 1),
            last_error: error,
            ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt.toISOString() } : {}),
          }))
          .where('id', '=', id)
          .execute();
      }),
    addCounts: (counts) => free(() => addCounts(db, counts)),
    countsSince: (day) => free(() => countsSince(db, day)),
    anonymiseOlder: (before, at, atMost) =>
      free(() => db.transaction().execute((trx) => anonymiseOlder(trx, before, at, atMost))),
    anonymise: (references, at) =>
      free(() => db.transaction().execute((trx) => anonymise(trx, references, at))),
    referencesOf: (mailbox, email) => free(() => referencesOf(db, mailbox, email)),
    noteForgotten: (entry) =>
      free(async () => {
        await noteForgotten(db, entry);
        // What is overwritten in the database still stands in its log.
        await sql`pragma wal_checkpoint(truncate)`.execute(db);
      }),
    lastSeen: () => free(() => lastSeen(db)),
    ping: () => whenFree(() => db.transaction().execute(ping), Math.min(waitMs, PING_WAIT_MS)),
    close: () => db.destroy(),
  };
}

/**
 * Reads the leads, and writes the version of the tables as it is: no content changes, yet the commit
 * takes the lock, the log and the disk that a lead takes. It costs a millisecond or two.
 */
async function ping(trx: Transaction<Tables>): Promise<void> {
  await trx.selectFrom('leads').select('id').limit(1).execute();
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx);
  await sql`pragma user_version = ${sql.lit(Number(rows[0]?.user_version))}`.execute(trx);
}

async function save(
  trx: Transaction<Tables>,
  lead: NewLead,
  sameSince?: Date,
  limits: readonly LeadLimit[] = [],
): Promise<Saved> {
  const earlier = await trx
    .selectFrom('leads')
    .select('receipt')
    .where((eb) => {
      const sameKey = eb('submission_key', '=', lead.submissionKey);
      if (!sameSince) return sameKey;
      const sameValues = eb('fingerprint', '=', lead.fingerprint);
      return sameKey.or(sameValues.and('created_at', '>', sameSince.toISOString()));
    })
    .executeTakeFirst();
  if (earlier) return { receipt: fromReceiptColumn(earlier.receipt), isNew: false };
  for (const limit of limits) await refuseBeyond(trx, lead, limit);
  await trx.insertInto('leads').values(toLeadRow(lead)).execute();
  for (const kind of lead.deliveries) {
    await trx
      .insertInto('deliveries')
      .values({
        id: randomUUID(),
        lead_id: lead.id,
        kind,
        status: 'pending',
        attempts: 0,
        next_attempt_at: lead.createdAt.toISOString(),
      })
      .execute();
  }
  return { receipt: lead.receipt, isNew: true };
}

/** Looks for the lead that stands in the way: the oldest of so many within the time. */
async function refuseBeyond(trx: Transaction<Tables>, lead: NewLead, limit: LeadLimit) {
  const { of, most, withinMs } = limit;
  const at = lead.createdAt.getTime();
  const inTheWay = await trx
    .selectFrom('leads')
    .select('created_at')
    .where('created_at', '>', new Date(at - withinMs).toISOString())
    // A clock that was put back must not count what is still to come.
    .where('created_at', '<=', lead.createdAt.toISOString())
    .$if(of === 'mailbox', (query) => query.where('mailbox', '=', lead.mailbox))
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  if (!inTheWay) return;
  throw new TooManyLeadsError(of, Date.parse(inTheWay.created_at) + withinMs - at);
}

async function nextDue(db: Kysely<Tables>, now: Date, except: readonly string[]) {
  const delivery = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', now.toISOString())
    // As one value: SQLite limits how many parameters a statement has.
    .where(sql<boolean>`id not in (select value from json_each(${JSON.stringify(except)}))`)
    .orderBy('next_attempt_at')
    .orderBy('kind')
    .executeTakeFirst();
  if (!delivery) return undefined;
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', delivery.lead_id)
    .executeTakeFirstOrThrow();
  return { delivery: fromDeliveryRow(delivery), lead: fromLeadRow(lead) };
}

async function leadsWithDeliveries(
  db: Kysely<Tables>,
  reference?: string,
): Promise<LeadWithDeliveries[]> {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('anonymised_at', 'is', null)
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('created_at', 'desc')
    .execute();
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .$if(reference !== undefined, (query) => query.where('lead_id', '=', leads[0]?.id ?? ''))
    .orderBy('kind')
    .execute();
  const byLead = Map.groupBy(rows.map(fromDeliveryRow), (delivery) => delivery.leadId);
  return leads.map((row) => ({ lead: fromLeadRow(row), deliveries: byLead.get(row.id) ?? [] }));
}

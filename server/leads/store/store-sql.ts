import type { Kysely, Transaction } from 'kysely';
import { addCounts, countsSince } from './daily-counts.ts';
import {
  addDeliveries,
  countUndelivered,
  getMark,
  markAttemptFailed,
  markDelivered,
  markedSince,
  redeliver,
  setMark,
  troubles,
} from './deliveries.ts';
import { anonymise, anonymiseOlder, lastSeen, noteForgotten, referencesOf } from './forgetting.ts';
import {
  type Claim,
  type DueDelivery,
  KeyReusedError,
  type LeadLimit,
  type LeadStore,
  type LeadWithDeliveries,
  type NewLead,
  type Saved,
  TooManyLeadsError,
} from './store.ts';
import {
  fromDeliveryRow,
  fromLeadRow,
  fromReceiptColumn,
  type Tables,
  toLeadRow,
} from './tables.ts';

/** Where one database differs from another. */
export interface SqlEngine {
  db: Kysely<Tables>;
  /** Does work that is all or nothing; what the database reports becomes an error of the store. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until no other transaction is alone under this name, and keeps others out until this one ends. */
  alone(trx: Transaction<Tables>, name: string): Promise<void>;
  claim(now: Date, claim: Claim): Promise<DueDelivery | undefined>;
  /** The outcome of a claimed delivery is kept: it is nobody's any more. */
  release(deliveryId: string): void;
  /** Gets what was overwritten out of the files. */
  cleanUp(): Promise<void>;
  ping(): Promise<void>;
}

/** Leads in a database that speaks SQL: all that SQLite and PostgreSQL do alike. */
export function createSqlStore(engine: SqlEngine): LeadStore {
  const { db, run } = engine;
  /** Work in one transaction. */
  const whole = <T>(work: (trx: Transaction<Tables>) => Promise<T>) =>
    run(() => db.transaction().execute(work));
  return {
    save: (lead, sameSince, limits) => whole((trx) => save(trx, engine, lead, sameSince, limits)),
    holds: (submissionKey) =>
      run(async () => {
        const row = await db
          .selectFrom('leads')
          .select('id')
          .where('submission_key', '=', submissionKey)
          .executeTakeFirst();
        return row !== undefined;
      }),
    findByReportToken: (token, createdSince) =>
      run(async () => {
        const row = await db
          .selectFrom('leads')
          .selectAll()
          .where('report_token', '=', token)
          .where('form_type', '=', 'energy_report')
          .where('created_at', '>=', createdSince.toISOString())
          .executeTakeFirst();
        return row && fromLeadRow(row);
      }),
    keepAnswers: (token, createdSince, answers, at) =>
      run(async () => {
        const row = await db
          .updateTable('leads')
          .set({ house_answers: JSON.stringify(answers), answers_updated_at: at.toISOString() })
          .where('report_token', '=', token)
          .where('form_type', '=', 'energy_report')
          .where('created_at', '>=', createdSince.toISOString())
          .returningAll()
          .executeTakeFirst();
        return row && fromLeadRow(row);
      }),
    findByReference: (reference) => run(async () => (await leadsWithDeliveries(db, reference))[0]),
    list: () => run(() => leadsWithDeliveries(db)),
    claim: (now, claim) => run(() => engine.claim(now, claim)),
    async markDelivered(id, at) {
      await run(() => markDelivered(db, id, at));
      engine.release(id);
    },
    async markAttemptFailed(id, error, nextAttemptAt) {
      await run(() => markAttemptFailed(db, id, error, nextAttemptAt));
      engine.release(id);
    },
    redeliver: (now, of) => whole((trx) => redeliver(trx, now, of)),
    troubles: (createdBefore, atMost) => run(() => troubles(db, createdBefore, atMost)),
    markedSince: (since, atMost) => run(() => markedSince(db, since, atMost)),
    countUndelivered: () => run(() => countUndelivered(db)),
    setMark: (name, value) => run(() => setMark(db, name, value)),
    getMark: (name) => run(() => getMark(db, name)),
    addCounts: (counts) => run(() => addCounts(db, counts)),
    countsSince: (day) => run(() => countsSince(db, day)),
    anonymiseOlder: (before, at, atMost) => whole((trx) => anonymiseOlder(trx, before, at, atMost)),
    anonymise: (references, at) => whole((trx) => anonymise(trx, references, at)),
    referencesOf: (mailbox, email) => run(() => referencesOf(db, mailbox, email)),
    async noteForgotten(entry) {
      await run(() => noteForgotten(db, entry));
      await run(() => engine.cleanUp());
    },
    lastSeen: () => run(() => lastSeen(db)),
    ping: () => engine.ping(),
    close: () => db.destroy(),
  };
}

async function save(
  trx: Transaction<Tables>,
  { alone }: SqlEngine,
  lead: NewLead,
  sameSince?: Date,
  limits: readonly LeadLimit[] = [],
): Promise<Saved> {
  // A double click without a key: the second looks when the first is kept.
  if (sameSince) await alone(trx, `same ${lead.fingerprint}`);
  const earlier = await trx
    .selectFrom('leads')
    .select(['receipt', 'submission_key', 'fingerprint'])
    .where((eb) => {
      const sameKey = eb('submission_key', '=', lead.submissionKey);
      if (!sameSince) return sameKey;
      const sameValues = eb('fingerprint', '=', lead.fingerprint);
      return sameKey.or(sameValues.and('created_at', '>', sameSince.toISOString()));
    })
    .executeTakeFirst();
  const hasOtherValues = earlier?.fingerprint !== lead.fingerprint;
  if (earlier?.submission_key === lead.submissionKey && hasOtherValues) throw new KeyReusedError();
  if (earlier) return { receipt: fromReceiptColumn(earlier.receipt), isNew: false };
  for (const limit of limits) await refuseBeyond(trx, alone, lead, limit);
  await trx.insertInto('leads').values(toLeadRow(lead)).execute();
  await addDeliveries(trx, lead.id, lead.deliveries, lead.createdAt);
  return { receipt: lead.receipt, isNew: true };
}

/**
 * Refuses a lead that is one too many. Whoever counts a mailbox counts it alone; all of them only when half
 * of what is allowed is there: so many are never under way at the same time, and others need not wait.
 */
async function refuseBeyond(
  trx: Transaction<Tables>,
  alone: SqlEngine['alone'],
  lead: NewLead,
  limit: LeadLimit,
): Promise<void> {
  const { of, most, withinMs } = limit;
  if (of === 'mailbox') await alone(trx, `mailbox ${lead.mailbox}`);
  else if (await inTheWay(trx, lead, { ...limit, most: Math.ceil(most / 2) })) await alone(trx, of);
  else return;
  const oldest = await inTheWay(trx, lead, limit);
  if (!oldest) return;
  throw new TooManyLeadsError(of, Date.parse(oldest) + withinMs - lead.createdAt.getTime());
}

/** When the oldest of so many within the time came, if there are so many. */
async function inTheWay(trx: Transaction<Tables>, lead: NewLead, limit: LeadLimit) {
  const { of, most, withinMs } = limit;
  const row = await trx
    .selectFrom('leads')
    .select('created_at')
    .where('created_at', '>', new Date(lead.createdAt.getTime() - withinMs).toISOString())
    // A clock that was put back must not count what is still to come.
    .where('created_at', '<=', lead.createdAt.toISOString())
    .$if(of === 'mailbox', (query) => query.where('mailbox', '=', lead.mailbox))
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
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

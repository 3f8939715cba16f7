import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { addCounts, countsSince } from './daily-counts.ts';
import {
  clear,
  countUndelivered,
  getMark,
  markAttemptFailed,
  markDelivered,
  redeliver,
  setMark,
  settle,
} from './deliveries.ts';
import { earlierOf } from './earlier.ts';
import { historyOf } from './events.ts';
import { anonymise, anonymiseOlder, lastSeen, noteForgotten, referencesOf } from './forgetting.ts';
import type { Claim, DueDelivery, LeadStore, LeadWithDeliveries, ListPlace } from './store.ts';
import { fromDeliveryRow, fromLeadRow, type Tables } from './tables.ts';
import { markedSince, troubles } from './troubles.ts';

/** Where one database differs from another. */
export interface SqlEngine {
  db: Kysely<Tables>;
  /** Does work that is all or nothing; what the database reports becomes an error of the store. */
  run<T>(work: () => Promise<T>): Promise<T>;
  claim(now: Date, claim: Claim): Promise<DueDelivery | undefined>;
  /** The outcome of a claimed delivery is kept: it is nobody's any more. */
  release(deliveryId: string): void;
  /** Gets what was overwritten out of the files. */
  cleanUp(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Leads in a database that speaks SQL: all that SQLite and PostgreSQL do alike. Each takes leads in its own way. */
export function createSqlStore(engine: SqlEngine): Omit<LeadStore, 'save'> {
  const { db, run } = engine;
  /** Work in one transaction. */
  const whole = <T>(work: (trx: Transaction<Tables>) => Promise<T>) =>
    run(() => db.transaction().execute(work));
  /** Changes a lead behind a link that still works; gives it as it is from then on. */
  const behindLink = (token: string, createdSince: Date, change: Updateable<Tables['leads']>) =>
    run(async () => {
      const row = await db
        .updateTable('leads')
        .set(change)
        .where('report_token', '=', token)
        .where('form_type', '=', 'energy_report')
        .where('created_at', '>=', createdSince.toISOString())
        .returningAll()
        .executeTakeFirst();
      return row && fromLeadRow(row);
    });
  return {
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
      behindLink(token, createdSince, {
        house_answers: JSON.stringify(answers),
        answers_updated_at: at.toISOString(),
      }),
    keepNote: (token, createdSince, note) =>
      behindLink(token, createdSince, { report_note: note || null }),
    findByReference: (reference) =>
      run(async () => {
        const found = await byReference(db, reference);
        return found && { ...found, history: await historyOf(db, found) };
      }),
    earlierOf: (lead, since, atMost) => run(() => earlierOf(db, lead, since, atMost)),
    list: (atMost, after) => run(() => page(db, atMost, after)),
    count: () => run(() => count(db)),
    claim: (now, claim) => run(() => engine.claim(now, claim)),
    async markDelivered(id, at) {
      await run(() => markDelivered(db, id, at));
      engine.release(id);
    },
    async markAttemptFailed(id, at, error, nextAttemptAt) {
      await whole((trx) => markAttemptFailed(trx, id, at, error, nextAttemptAt));
      engine.release(id);
    },
    redeliver: (now, of) => whole((trx) => redeliver(trx, now, of)),
    settle: (reference, at) => whole((trx) => settle(trx, reference, at)),
    clear: (reference, kinds, at, registered) =>
      whole((trx) => clear(trx, reference, kinds, at, registered)),
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
    close: () => engine.close(),
  };
}

/** The leads of a page with their deliveries; so many that their ids fit into one statement. */
async function page(
  db: Kysely<Tables>,
  atMost: number,
  after?: ListPlace,
): Promise<LeadWithDeliveries[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('anonymised_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('created_at', 'id'),
          '<',
          tuple(after?.createdAt.toISOString() ?? '', after?.id ?? ''),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
  return withDeliveries(db, rows);
}

async function byReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<LeadWithDeliveries | undefined> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('anonymised_at', 'is', null)
    .where('reference', '=', reference)
    .execute();
  return (await withDeliveries(db, rows))[0];
}

async function withDeliveries(
  db: Kysely<Tables>,
  leads: readonly Selectable<Tables['leads']>[],
): Promise<LeadWithDeliveries[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('kind')
    .execute();
  const byLead = Map.groupBy(rows.map(fromDeliveryRow), (delivery) => delivery.leadId);
  return leads.map((row) => ({ lead: fromLeadRow(row), deliveries: byLead.get(row.id) ?? [] }));
}

async function count(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number | string>().as('leads'))
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  // PostgreSQL gives a count as text.
  return Number(row?.leads);
}

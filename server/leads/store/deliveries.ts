import { randomUUIDv7 } from 'node:crypto';
import type { Registered } from '@sens/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { keepEvent, keepEventsOf } from './events.ts';
import type { Claim, DeliveryCount, DeliveryKind, DueDelivery } from './store.ts';
import { fromDeliveryRow, fromLeadRow, type Tables } from './tables.ts';

/** Nothing is put off further than a day and its jitter: what is, was put off by a clock that was ahead. */
const FURTHEST_MS = 30 * 60 * 60_000;

/** Nobody tried one yet: due whatever the time. */
const untried = (db: Kysely<Tables>, kind: DeliveryKind) =>
  db
    .selectFrom('deliveries')
    .where('status', '=', 'pending')
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
    .orderBy('next_attempt_at')
    .limit(1);

/** What failed before, and is due again. */
function tried(db: Kysely<Tables>, kinds: readonly DeliveryKind[], now: Date) {
  const beyond = new Date(now.getTime() + FURTHEST_MS).toISOString();
  return db
    .selectFrom('deliveries')
    .where('status', '=', 'pending')
    .where('kind', 'in', kinds)
    .where('attempts', '>', 0)
    .where((eb) =>
      eb.or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', beyond)]),
    )
    .orderBy('next_attempt_at')
    .orderBy('kind')
    .limit(1);
}

/**
 * Where the delivery that a claim is for is looked for, before it is known whether another has it: the first that
 * finds one. What nobody tried yet is read from the beginning of its part of the index `deliveries_due`, however much is
 * pending; what failed before is looked through as a whole.
 */
export function dueFirst(db: Kysely<Tables>, now: Date, { of }: Pick<Claim, 'of'>) {
  if (of === 'fresh') return [untried(db, 'company-mail')];
  if (of === 'webhook') return [untried(db, 'webhook'), tried(db, ['webhook'], now)];
  return [untried(db, 'visitor-mail'), tried(db, ['visitor-mail', 'company-mail'], now)];
}

/** A delivery with its lead; nothing when somebody took that out by hand and left the delivery. */
export async function withLead(
  db: Kysely<Tables>,
  row: Parameters<typeof fromDeliveryRow>[0],
): Promise<DueDelivery | undefined> {
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', row.lead_id)
    .executeTakeFirst();
  return lead && { delivery: fromDeliveryRow(row), lead: fromLeadRow(lead) };
}

/** Makes the deliveries of a lead, due at once; gives their ids. */
export async function addDeliveries(
  trx: Transaction<Tables>,
  leadId: string,
  kinds: readonly DeliveryKind[],
  at: Date,
): Promise<string[]> {
  if (kinds.length === 0) return [];
  const rows = kinds.map((kind) => ({
    id: randomUUIDv7(),
    lead_id: leadId,
    kind,
    status: 'pending' as const,
    attempts: 0,
    next_attempt_at: at.toISOString(),
  }));
  await trx.insertInto('deliveries').values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function markDelivered(db: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({
      status: 'delivered',
      attempts: eb('attempts', '+', 1),
      delivered_at: at.toISOString(),
      last_error: null,
      lease_until: null,
    }))
    .where('id', '=', id)
    .execute();
}

export async function markAttemptFailed(
  trx: Transaction<Tables>,
  id: string,
  at: Date,
  error: string,
  nextAttemptAt?: Date,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set((eb) => ({
      status: nextAttemptAt ? 'pending' : 'parked',
      attempts: eb('attempts', '+', 1),
      last_error: error,
      lease_until: null,
      ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt.toISOString() } : {}),
    }))
    .where('id', '=', id)
    .execute();
  await keepEventsOf(trx, [id], { at, what: nextAttemptAt ? 'failed' : 'parked', code: error });
}

/** Makes deliveries due that are parked or put off, and for one lead those that it never had. */
export async function redeliver(
  trx: Transaction<Tables>,
  now: Date,
  of?: { reference: string; kinds: readonly DeliveryKind[] },
): Promise<number> {
  const lead =
    of &&
    (await trx
      .selectFrom('leads')
      .select('id')
      .where('reference', '=', of.reference)
      .where('anonymised_at', 'is', null)
      .executeTakeFirst());
  if (of && !lead) return 0;
  const again = await trx
    .updateTable('deliveries')
    .set({ status: 'pending', attempts: 0, next_attempt_at: now.toISOString(), last_error: null })
    .where((eb) =>
      eb.or([
        eb('status', 'in', lead ? ['parked', 'settled'] : ['parked']),
        eb.and([
          eb('status', '=', 'pending'),
          eb('attempts', '>', 0),
          eb('next_attempt_at', '>', now.toISOString()),
        ]),
      ]),
    )
    .$if(lead !== undefined, (query) => query.where('lead_id', '=', lead?.id ?? ''))
    .returning('id')
    .execute();
  const missing = of && lead ? await addMissing(trx, lead.id, of.kinds, now) : [];
  const ids = [...again.map(({ id }) => id), ...missing];
  await keepEventsOf(trx, ids, { at: now, what: 'redelivered' });
  return ids.length;
}

/** What is parked of a lead needs nobody's eyes any more; tells how many. */
export async function settle(
  trx: Transaction<Tables>,
  reference: string,
  at: Date,
): Promise<number> {
  const rows = await trx
    .updateTable('deliveries')
    .set({ status: 'settled' })
    .where('status', '=', 'parked')
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('id').where('reference', '=', reference),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await keepEventsOf(trx, ids, { at, what: 'settled' });
  return ids.length;
}

/** Makes those deliveries of a lead that it never had; gives their ids. */
async function addMissing(
  trx: Transaction<Tables>,
  leadId: string,
  kinds: readonly DeliveryKind[],
  at: Date,
): Promise<string[]> {
  const there = await trx
    .selectFrom('deliveries')
    .select('kind')
    .where('lead_id', '=', leadId)
    .execute();
  const missing = kinds.filter((kind) => !there.some((each) => each.kind === kind));
  return addDeliveries(trx, leadId, missing, at);
}

/** Takes away what speaks against a lead, and has it delivered; of two at once the second finds nothing to do. */
export async function clear(
  trx: Transaction<Tables>,
  reference: string,
  kinds: readonly DeliveryKind[],
  at: Date,
  registered?: Registered,
): Promise<boolean> {
  const lead = await trx
    .selectFrom('leads')
    .select(['id', 'spam'])
    .where('reference', '=', reference)
    .where('spam', 'is not', null)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  if (!lead) return false;
  const cleared = await trx
    .updateTable('leads')
    .set({ spam: null, ...(registered ? { registered: JSON.stringify(registered) } : {}) })
    .where('id', '=', lead.id)
    .where('spam', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!cleared) return false;
  await keepEvent(trx, lead.id, { at, what: 'cleared', code: lead.spam ?? '' });
  await addMissing(trx, lead.id, kinds, at);
  return true;
}

/** How many deliveries are pending and parked, by kind. */
export async function countUndelivered(db: Kysely<Tables>): Promise<DeliveryCount[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['kind', 'status'])
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('status', 'in', ['pending', 'parked'])
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .orderBy('status')
    .execute();
  // PostgreSQL gives a count as text.
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Remembers a word; tells whether it was another one before. */
export async function setMark(db: Kysely<Tables>, name: string, value: string): Promise<boolean> {
  const changed = await db
    .insertInto('marks')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where(sql<boolean>`marks.value <> excluded.value`),
    )
    .returning('name')
    .execute();
  return changed.length > 0;
}

export async function getMark(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('marks')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

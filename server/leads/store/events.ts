import type { Kysely, Transaction } from 'kysely';
import type { LeadEvent, LeadWithDeliveries } from './store.ts';
import { fromEventRow, MOST_VALUES, type Tables } from './tables.ts';

type Told = Pick<LeadEvent, 'at' | 'code'> & { what: Tables['lead_events']['what'] };

/**
 * Keeps what happened to deliveries, within the transaction in which it did. Of one that is gone meanwhile nothing
 * is kept: its lead was forgotten, or taken out by hand.
 */
export async function keepEventsOf(
  trx: Transaction<Tables>,
  deliveryIds: readonly string[],
  { at, what, code }: Told,
): Promise<void> {
  for (let from = 0; from < deliveryIds.length; from += MOST_VALUES) {
    await trx
      .insertInto('lead_events')
      .columns(['lead_id', 'at', 'what', 'kind', 'code'])
      .expression((eb) =>
        eb
          .selectFrom('deliveries')
          .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
          .select((of) => [
            'deliveries.lead_id',
            of.val(at.toISOString()).as('at'),
            of.val(what).as('what'),
            'deliveries.kind',
            of.val(code ?? null).as('code'),
          ])
          .where('deliveries.id', 'in', deliveryIds.slice(from, from + MOST_VALUES)),
      )
      .execute();
  }
}

/** Keeps what happened to a lead as a whole, as above. */
export async function keepEvent(
  trx: Transaction<Tables>,
  leadId: string,
  { at, what, code }: Told,
): Promise<void> {
  await trx
    .insertInto('lead_events')
    .values({ lead_id: leadId, at: at.toISOString(), what, kind: null, code: code ?? null })
    .execute();
}

/**
 * What became of a lead, in the order of time. That it came, and what was delivered, stands in its own rows: nothing
 * is written of what goes well.
 */
export async function historyOf(
  db: Kysely<Tables>,
  { lead, deliveries }: LeadWithDeliveries,
): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('lead_events')
    .select(['at', 'what', 'kind', 'code'])
    .where('lead_id', '=', lead.id)
    .orderBy('id')
    .execute();
  const events = rows.map(fromEventRow);
  const spam = lead.spam?.join(',') ?? events.find(({ what }) => what === 'cleared')?.code;
  const delivered = deliveries.flatMap(({ kind, deliveredAt: at }): LeadEvent[] =>
    at ? [{ at, what: 'delivered', kind }] : [],
  );
  return [
    // First whatever the clocks say.
    { at: lead.createdAt, what: 'received', ...(spam ? { code: spam } : {}) },
    ...[...events, ...delivered].sort((one, other) => one.at.getTime() - other.at.getTime()),
  ];
}

import { fullName } from '@sens/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Asker, Trouble } from './store.ts';
import type { Tables } from './tables.ts';

/** What it takes to call somebody, and nothing else of the request. */
const ASKER = [
  'leads.reference',
  'leads.first_name',
  'leads.last_name',
  'leads.full_name',
  'leads.phone',
] as const;

type AskerRow = Pick<
  Selectable<Tables['leads']>,
  'reference' | 'first_name' | 'last_name' | 'full_name' | 'phone'
>;

const toAsker = ({ reference, first_name, last_name, full_name, phone }: AskerRow): Asker => ({
  reference,
  name: full_name ?? fullName({ first_name, last_name }),
  phone,
});

/**
 * What is parked or late: of more than there is room for, what the company waits for and what is new. Nothing of whom
 * is forgotten.
 */
export async function troubles(
  db: Kysely<Tables>,
  createdBefore: Date,
  atMost: number,
): Promise<Trouble[]> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(ASKER)
    .select([
      'deliveries.id',
      'deliveries.kind',
      'deliveries.status',
      'deliveries.attempts',
      'deliveries.last_error',
      'leads.created_at',
    ])
    .where('leads.anonymised_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('deliveries.status', '=', 'parked'),
        eb.and([
          eb('deliveries.status', '=', 'pending'),
          eb('leads.created_at', '<', createdBefore.toISOString()),
        ]),
      ]),
    )
    .orderBy((eb) => eb.case().when('deliveries.kind', '=', 'company-mail').then(0).else(1).end())
    .orderBy('leads.created_at', 'desc')
    .orderBy('deliveries.kind')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    ...toAsker(row),
    id: row.id,
    kind: row.kind,
    status: row.status,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    ...(row.last_error ? { lastError: row.last_error } : {}),
  }));
}

/** Whose leads are marked, and had nothing delivered about them ever. */
export async function markedSince(
  db: Kysely<Tables>,
  since: Date,
  atMost: number,
): Promise<Asker[]> {
  const rows = await db
    .selectFrom('leads')
    .select(ASKER)
    .where('spam', 'is not', null)
    .where('created_at', '>=', since.toISOString())
    .where('anonymised_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('deliveries').select('id').whereRef('deliveries.lead_id', '=', 'leads.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map(toAsker);
}

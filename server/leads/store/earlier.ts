import type { Kysely } from 'kysely';
import type { Earlier, Lead } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Numbers have no index, as each new lead would pay for it: of more leads than so many the newest are looked through.
 * It takes a few milliseconds, before a mail and in no visitor's way.
 */
const LOOKED_THROUGH = 1_000;

/** What the same person asked before: from the same mailbox, or with the same number. Nothing that is marked as spam. */
export async function earlierOf(
  db: Kysely<Tables>,
  { id, createdAt, submission: { phone } }: Pick<Lead, 'id' | 'createdAt' | 'submission'>,
  since: Date,
  atMost: number,
): Promise<Earlier[]> {
  const before = db
    .selectFrom('leads')
    .select(['reference', 'created_at', 'phone'])
    .where('created_at', '>=', since.toISOString())
    .where('created_at', '<', createdAt.toISOString())
    .where('anonymised_at', 'is', null)
    .where('spam', 'is', null)
    .orderBy('created_at', 'desc');
  const mailbox = db.selectFrom('leads').select('mailbox').where('id', '=', id);
  const ofMailbox = await before.where('mailbox', '=', mailbox).limit(atMost).execute();
  const ofPhone = await db
    .selectFrom(before.limit(LOOKED_THROUGH).as('newest'))
    .select(['reference', 'created_at'])
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute();
  const found = new Map(
    [...ofMailbox, ...ofPhone].map(({ reference, created_at }) => [reference, created_at]),
  );
  return [...found]
    .map(([reference, at]) => ({ reference, createdAt: new Date(at) }))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, atMost);
}

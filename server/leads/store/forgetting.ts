import { CALL_BACK } from '@sens/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Forgotten } from './store.ts';
import { MOST_VALUES, type Tables, toAnonymousRow } from './tables.ts';

/** Makes the oldest leads from before a moment anonymous, so many at most. */
export async function anonymiseOlder(
  trx: Transaction<Tables>,
  createdBefore: Date,
  at: Date,
  atMost: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('created_at', '<', createdBefore.toISOString())
    .where('anonymised_at', 'is', null)
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return empty(trx, rows, at);
}

/** Makes leads anonymous of which the references are known. */
export async function anonymise(
  trx: Transaction<Tables>,
  references: readonly string[],
  at: Date,
): Promise<number> {
  let leads = 0;
  for (let from = 0; from < references.length; from += MOST_VALUES) {
    const rows = await trx
      .selectFrom('leads')
      .select(['id', 'created_at'])
      .where('reference', 'in', references.slice(from, from + MOST_VALUES))
      .execute();
    leads += await empty(trx, rows, at);
  }
  return leads;
}

/**
 * The rows stay, their persons go, and so does what was still to be sent there, and what happened: its moments would
 * tie a row to lines of the log. After the deliveries, of which one may fail at this moment.
 */
async function empty(
  trx: Transaction<Tables>,
  rows: readonly { id: string; created_at: string }[],
  at: Date,
): Promise<number> {
  for (const row of rows) {
    await trx.deleteFrom('deliveries').where('lead_id', '=', row.id).execute();
    await trx.deleteFrom('lead_events').where('lead_id', '=', row.id).execute();
    await trx.updateTable('leads').set(toAnonymousRow(row, at)).where('id', '=', row.id).execute();
  }
  return rows.length;
}

/**
 * References of the leads of a mailbox; those from before there were mailboxes by their address. Who asked to be
 * called as well gave only a number there: the one that stands in these leads.
 */
export async function referencesOf(
  db: Kysely<Tables>,
  mailbox: string,
  email: string,
): Promise<string[]> {
  const address = email.trim().toLowerCase();
  const known = db.selectFrom('leads').where('anonymised_at', 'is', null);
  const own = known.where((eb) =>
    eb.or([
      eb('mailbox', '=', mailbox),
      // Who asked to be called gave no address: an empty one is all of them.
      ...(address ? [eb(eb.fn<string>('lower', ['email']), '=', address)] : []),
    ]),
  );
  const rows = await known
    .select('reference')
    .where((eb) =>
      eb.or([
        eb('id', 'in', own.select('id')),
        eb.and([eb('form_type', '=', CALL_BACK), eb('phone', 'in', own.select('phone'))]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Keeps that something was forgotten. */
export async function noteForgotten(db: Kysely<Tables>, { at, ...entry }: Forgotten) {
  await db
    .insertInto('forgotten')
    .values({ at: at.toISOString(), ...entry })
    .execute();
}

/** The latest of the newest lead and the last purge. */
export async function lastSeen(db: Kysely<Tables>): Promise<Date | undefined> {
  const newest = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .executeTakeFirst();
  const purge = await db
    .selectFrom('forgotten')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('act', '=', 'purge')
    .executeTakeFirst();
  // ISO texts of one length: the later one is the greater one.
  const at = [newest?.at, purge?.at].filter((each) => each !== null && each !== undefined).sort();
  const last = at.at(-1);
  return last === undefined ? undefined : new Date(last);
}

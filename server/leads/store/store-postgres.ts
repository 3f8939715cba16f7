import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { dueFirst, withLead } from './deliveries.ts';
import type { PostgresPool } from './postgres-database.ts';
import { createOnPostgres } from './postgres-errors.ts';
import { createPostgresIntake } from './postgres-intake.ts';
import type { Claim, LeadStore } from './store.ts';
import { createSqlStore } from './store-sql.ts';
import type { Tables } from './tables.ts';
import { tryALead } from './try-a-lead.ts';

/** No lease is longer: one that ends later was given by a clock of the database that was ahead. */
const LONGEST_LEASE_MS = 60 * 60_000;

/** So long from now by the database's own clock, which all servers on it share; written as all times are. */
const fromNow = (ms: number) =>
  sql<string>`to_char((clock_timestamp() + ${ms} * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is due and nobody has; the others pass over it until the transaction ends. */
async function firstFree(trx: Transaction<Tables>, now: Date, claim: Claim) {
  for (const due of dueFirst(trx, now, claim)) {
    const free = await due
      .select('id')
      .where((eb) =>
        eb.or([
          eb('lease_until', 'is', null),
          eb('lease_until', '<=', fromNow(0)),
          eb('lease_until', '>', fromNow(LONGEST_LEASE_MS)),
        ]),
      )
      .where(sql<boolean>`not (id = any(${claim.except ?? []}))`)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (free) return free;
  }
  return undefined;
}

/**
 * Leads in PostgreSQL, shared by any number of servers. What one claims the others pass over; a claim ends
 * with its lease.
 * @param pool from `openPostgres`; ended with the store
 */
export function createPostgresStore(pool: PostgresPool): LeadStore {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const run = createOnPostgres();
  const store = createSqlStore({
    db,
    run,
    claim: (now, claim) =>
      db.transaction().execute(async (trx) => {
        const free = await firstFree(trx, now, claim);
        if (!free) return undefined;
        const row = await trx
          .updateTable('deliveries')
          .set({ lease_until: fromNow(claim.leaseMs) })
          .where('id', '=', free.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        // Its references hold: a lead that is not there took its deliveries with it.
        return withLead(trx, row);
      }),
    release: () => undefined,
    // It overwrites nothing itself, vacuumed or not: what was there stands in its files until their room is used again.
    cleanUp: async () => undefined,
    ping: () => run(() => db.transaction().execute(tryALead)),
    // Kysely closes nothing that it was never asked to use.
    async close() {
      if (!pool.ending) await pool.end();
    },
  });
  return { ...store, save: createPostgresIntake(pool, run) };
}

import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, type Transaction } from 'kysely';
import { createCommitGroup } from './commit-group.ts';
import { dueFirst, withLead } from './deliveries.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { isDamage, whenFree } from './sqlite-errors.ts';
import { createSqliteIntake } from './sqlite-intake.ts';
import type { Claim, LeadStore } from './store.ts';
import { createSqlStore } from './store-sql.ts';
import type { Tables } from './tables.ts';
import { tryALead } from './try-a-lead.ts';

/** Whoever asks whether the store is well does not want to wait; a lock for a moment is well. */
const PING_WAIT_MS = 500;

/**
 * Leads in SQLite, in this process. One server has the folder to itself, so that it remembers by itself
 * what is claimed: mails go out while nothing can be written, and after a crash nobody waits for a lease.
 * @param database from `openSqlite`; closed with the store
 * @param waitMs how long a locked database is waited for
 */
export function createSqliteStore(database: DatabaseSync, waitMs: number): LeadStore {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  /** Until their outcome is kept: no clock has a say, and they go with the process. */
  const claimed = new Set<string>();
  const intake = createSqliteIntake(database);
  const commitGroup = createCommitGroup(database, waitMs, intake.forget);
  let damage: unknown;
  /** Whoever comes by a damaged page tells it for all: a ping comes by few, and the next start mends it. */
  const told = <T>(outcome: Promise<T>) =>
    outcome.catch((error: unknown) => {
      if (isDamage(error)) damage = error;
      throw error;
    });
  const inGroup = <T>(work: () => T) => told(commitGroup(work));
  const run = <T>(work: () => Promise<T>, forMs = waitMs) => told(whenFree(work, forMs));
  async function firstDue(now: Date, claim: Claim) {
    const except = JSON.stringify([...(claim.except ?? []), ...claimed]);
    for (const due of dueFirst(db, now, claim)) {
      const row = await due
        .selectAll()
        // As one value: SQLite limits how many parameters a statement has.
        .where(sql<boolean>`id not in (select value from json_each(${except}))`)
        .executeTakeFirst();
      if (row) return row;
    }
    return undefined;
  }
  const store = createSqlStore({
    db,
    run,
    async claim(now, claim) {
      for (;;) {
        const row = await firstDue(now, claim);
        if (!row) return undefined;
        // Another caller may have been handed it while this one waited for the answer.
        if (claimed.has(row.id)) continue;
        claimed.add(row.id);
        try {
          const due = await withLead(db, row);
          if (due) return due;
        } catch (error) {
          // Nobody has it: it is to be handed out when the store answers again.
          claimed.delete(row.id);
          throw error;
        }
      }
    },
    release: (id) => void claimed.delete(id),
    async cleanUp() {
      // What is overwritten in the database still stands in its log.
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    async ping() {
      if (damage) throw damage;
      await run(() => db.transaction().execute(ping), Math.min(waitMs, PING_WAIT_MS));
    },
    // Kysely closes nothing that it was never asked to use.
    async close() {
      if (database.isOpen) database.close();
    },
  });
  return {
    ...store,
    save: (lead, sameSince, limits) => inGroup(() => intake.save(lead, sameSince, limits)),
    holds: (submissionKey) => run(async () => intake.holds(submissionKey)),
    async markDelivered(id, at) {
      await inGroup(() => intake.markDelivered(id, at));
      claimed.delete(id);
    },
    async markAttemptFailed(id, at, error, nextAttemptAt) {
      await inGroup(() => intake.markAttemptFailed(id, at, error, nextAttemptAt));
      claimed.delete(id);
    },
  };
}

/**
 * Keeps a lead and takes it out again, and writes the version of the tables as it is: nothing of it stays,
 * yet the commit takes the tables, the lock, the log and the disk that a lead takes. A few milliseconds.
 */
async function ping(trx: Transaction<Tables>): Promise<void> {
  await tryALead(trx);
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx);
  await sql`pragma user_version = ${sql.lit(Number(rows[0]?.user_version))}`.execute(trx);
}

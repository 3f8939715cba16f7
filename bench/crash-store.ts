import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../server/testing/postgres.ts';

/** Where the server that is killed keeps its leads, seen from outside. */
export interface CrashStore {
  /** What the server has to be told to use it. */
  settings: Record<string, string>;
  /** The number that a query calls `n`; a `?` stands for each value. */
  count(sql: string, ...values: string[]): Promise<number>;
  /** Crashes the database itself and starts it again; not there where it lives in the server. */
  crash?(): void;
  isSound(): Promise<boolean>;
  /** Makes of now a moment at which no claim of a killed server holds any more. */
  endLeases(): Promise<void>;
  close(): Promise<void>;
}

/** SQLite in the server's own folder. */
export function openSqliteFrom(dataDir: string): CrashStore {
  const open = () => new DatabaseSync(join(dataDir, 'sens.sqlite'), { timeout: 5_000 });
  const ask = (sql: string, ...values: string[]) => {
    const database = open();
    try {
      return Object.values(database.prepare(sql).get(...values) ?? {})[0];
    } finally {
      database.close();
    }
  };
  return {
    settings: {},
    count: async (sql, ...values) => Number(ask(sql, ...values)),
    isSound: async () => ask('pragma integrity_check') === 'ok',
    // A server that starts remembers none.
    endLeases: async () => undefined,
    close: async () => undefined,
  };
}

/** A PostgreSQL of its own, which crashes as the server does. */
export async function openPostgresServer(): Promise<CrashStore> {
  const server = await startPostgres();
  const DATABASE_URL = await server.newDatabase();
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
  // The database goes away on purpose.
  pool.on('error', () => undefined);
  const query = async (sql: string, values: string[] = []): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await pool.query(sql, values)).rows[0]?.n;
      } catch (error) {
        if (tries === 10) throw error;
        await sleep(500);
      }
    }
  };
  return {
    settings: { DATABASE_URL },
    async count(sql, ...values) {
      let place = 0;
      return Number(
        await query(
          sql.replaceAll('?', () => `$${++place}`),
          values,
        ),
      );
    },
    crash: () => server.restart(),
    isSound: async () =>
      Number(await query('select count(*) n from leads, deliveries where leads.id = lead_id')) > 0,
    async endLeases() {
      await query('update deliveries set lease_until = null');
    },
    async close() {
      await pool.end();
      server.stop();
    },
  };
}

import pg from 'pg';
import { tryAgain } from './postgres-errors.ts';
import { POSTGRES_MIGRATIONS } from './postgres-schema.ts';
import { NewerStoreError } from './store.ts';

/** Whoever waits longer for the database has a visitor waiting. */
const WITHIN_MS = 5_000;

/** One that works tells by itself that its time is over, and what it did not do. */
const GRACE_MS = 500;

/** Tables that hold years of leads take a while to change or to copy; no visitor waits for that. */
const PATIENT_WITHIN_MS = 10 * 60_000;

/** Several servers share what the database allows, a hundred by default. */
const CONNECTIONS = 10;

/** Name of the lock that migrates. */
const MIGRATING = 7_367_001;

/** The database is away, or refuses us; the sentence is for whoever starts a server. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
  readonly reason: string;

  constructor(reason: string, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

/** Connections to PostgreSQL. */
export type PostgresPool = pg.Pool;

/**
 * Connects to PostgreSQL and brings its tables up to date; of servers that start at once, one does it.
 * @param url `postgres://user:password@host:port/database`
 * @throws DatabaseUnusableError when the database does not answer, NewerStoreError when a newer version wrote it
 */
export async function openPostgres(url: string): Promise<PostgresPool> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: WITHIN_MS,
    max: CONNECTIONS,
    statement_timeout: WITHIN_MS,
    // A database that is frozen keeps no time itself.
    query_timeout: WITHIN_MS + GRACE_MS,
    idle_in_transaction_session_timeout: WITHIN_MS,
  });
  // A connection that breaks tells it to whoever uses it, by the query; unheard it would end the server.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    // Servers that run meanwhile may hold one table and wait for another.
    await tryAgain(() => migrate(patientClient(url)));
    return pool;
  } catch (error) {
    await pool.end();
    const { code = '', message } = error as Error & { code?: string };
    if (error instanceof NewerStoreError) throw error;
    const reason = code || message.slice(0, 80);
    throw new DatabaseUnusableError(
      reason,
      `DATABASE_URL is right in form, but the database cannot be used (${reason}): it must answer, and its user may create tables.`,
    );
  }
}

/**
 * One connection for work that no visitor waits for, still to be made.
 * @param name shows in the database as who has it
 */
export function patientClient(url: string, name = 'sens'): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: WITHIN_MS,
    statement_timeout: PATIENT_WITHIN_MS,
    application_name: name,
    keepAlive: true,
  });
  // A connection that breaks tells it by the query.
  client.on('error', () => undefined);
  return client;
}

async function migrate(client: pg.Client): Promise<void> {
  try {
    await client.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('create table if not exists schema_version (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > POSTGRES_MIGRATIONS.length) {
      throw new NewerStoreError();
    }
    for (const sql of POSTGRES_MIGRATIONS.slice(version)) await client.query(sql);
    await client.query('delete from schema_version');
    await client.query('insert into schema_version values ($1)', [POSTGRES_MIGRATIONS.length]);
    await client.query('commit');
  } finally {
    // What was not committed is undone with the connection.
    await client.end().catch(() => undefined);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { patientClient } from './postgres-database.ts';

/** Name of the lock that every server holds together with the others, and a restore alone. */
const SERVING = 7_367_002;

/** How a server's connection is called in the database. */
const SERVER_NAME = 'sens-server';

/** A database that restarts takes the lock along: it is asked for again soon after. */
const AGAIN_MS = 1_000;

/** A database that is frozen says no goodbye. */
const GOODBYE_MS = 500;

/** That a server runs, as others see it in the database. */
export interface ServerPresence {
  end(): Promise<void>;
}

/**
 * Lets all who look in the database know that a server runs, for as long as it does, however it ends.
 * @param onWait called when a restore is under way: the promise resolves once that is over
 * @throws Error of `pg` when the database is away
 */
export async function announceServer(url: string, onWait: () => void): Promise<ServerPresence> {
  let ended = false;
  let announced: Announced | undefined = await announce(url, onWait);
  async function goOn(): Promise<void> {
    while (!ended) {
      await announced?.gone;
      if (!ended) await sleep(AGAIN_MS, undefined, { ref: false });
      if (!ended) announced = await announce(url, () => undefined).catch(() => undefined);
    }
    // It may have come about after the end was asked for.
    await announced?.client.end();
  }
  const goesOn = goOn().catch(() => undefined);
  return {
    async end() {
      ended = true;
      const end = Promise.all([announced?.client.end().catch(() => undefined), goesOn]);
      await Promise.race([end, sleep(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

interface Announced {
  client: pg.Client;
  /** Resolves when the connection is gone, for whatever reason. */
  gone: Promise<void>;
}

async function announce(url: string, onWait: () => void): Promise<Announced> {
  const client = patientClient(url, SERVER_NAME);
  const gone = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    // A machine that lost its power is not taken for a server for hours.
    await client.query(
      'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    );
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock_shared($1) as held',
      [SERVING],
    );
    if (!rows[0]?.held) {
      onWait();
      await client.query('select pg_advisory_lock_shared($1)', [SERVING]);
    }
    return { client, gone };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Does work while no server runs, and none begins.
 * @param work gets the connection that keeps servers waiting
 * @throws Error with a sentence when one runs
 */
export async function withoutServers<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = patientClient(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [SERVING],
    );
    if (!rows[0]?.held) throw new Error(await whoServes(client));
    return await work(client);
  } finally {
    // The lock, and what was not committed, go with the connection.
    await client.end().catch(() => undefined);
  }
}

async function whoServes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ address: string | null }>(
    `select host(client_addr) as address
      from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and database = (
        select oid from pg_database where datname = current_database()
      ) and mode = 'ShareLock' and granted
      order by address`,
    [SERVING],
  );
  if (rows.length === 0) return 'er wordt al een reservekopie teruggezet.';
  const addresses = new Set(rows.map(({ address }) => address ?? 'adres onbekend'));
  return `de site draait nog op deze database (${[...addresses].join(', ')}). Zet eerst alle servers stil.`;
}

import { lockFolder } from './folder-lock.ts';
import { openPostgres } from './postgres-database.ts';
import { announceServer } from './postgres-servers.ts';
import { openSqlite, storeFile } from './sqlite-database.ts';
import { type MendLog, mendSqlite } from './sqlite-mend.ts';
import type { LeadStore } from './store.ts';
import { createPostgresStore } from './store-postgres.ts';
import { createSqliteStore } from './store-sqlite.ts';

/** Where leads are kept, as it is set. */
export interface StoreSettings {
  dataDir: string;
  databaseUrl?: string;
  storeBusyMs: number;
}

/**
 * Opens the store for a server: PostgreSQL when it is set, else SQLite in a folder of its own, mended where only
 * an index is damaged.
 * @throws Error when it cannot be used, or another server has the folder
 */
export async function openStore(settings: StoreSettings, log: MendLog): Promise<LeadStore> {
  const { databaseUrl, storeBusyMs } = settings;
  if (databaseUrl) return openShared(databaseUrl, log);
  const lock = lockFolder(settings.dataDir);
  try {
    await mendSqlite(storeFile(settings), log);
    const store = createSqliteStore(openSqlite(storeFile(settings)), storeBusyMs);
    return {
      ...store,
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openShared(databaseUrl: string, log: MendLog): Promise<LeadStore> {
  const store = createPostgresStore(await openPostgres(databaseUrl));
  try {
    const presence = await announceServer(databaseUrl, () =>
      log.error({}, 'a back-up is being put back: this server starts when that is done'),
    );
    return {
      ...store,
      async close() {
        await store.close();
        await presence.end();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

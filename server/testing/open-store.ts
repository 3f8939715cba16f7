import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '#leads/store/sqlite-database.ts';

/** A second look at the server's database, from outside. */
export function query(config: { dataDir: string }, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(storeFile(config), { timeout: 2_000 });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** The finished mails in the outbox, by file name. */
export function readOutbox(config: { dataDir: string }): Map<string, Buffer> {
  const folder = join(config.dataDir, 'outbox');
  try {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort();
    return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  } catch {
    return new Map();
  }
}

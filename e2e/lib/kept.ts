import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

/** The leads that the server keeps of one visitor, read from its database file. */
export const leadsOf = (dataDir: string, email: string) => leadsBy(dataDir, 'email', email);

/** The requests to be called back on one number. */
export const callBacksOf = (dataDir: string, phone: string) => leadsBy(dataDir, 'phone', phone);

function leadsBy(dataDir: string, column: 'email' | 'phone', value: string) {
  const database = new DatabaseSync(join(dataDir, 'sens.sqlite'), { timeout: 2_000 });
  try {
    return database.prepare(`select * from leads where ${column} = ?`).all(value);
  } finally {
    database.close();
  }
}

/** Waits for one mail of a lead and reads it. */
export async function mailOf(
  dataDir: string,
  reference: string,
  kind: 'company-mail' | 'visitor-mail',
): Promise<Email> {
  const outbox = join(dataDir, 'outbox');
  const find = () =>
    existsSync(outbox) &&
    readdirSync(outbox).find((name) => name.endsWith(`-${reference}-${kind}.eml`));
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return PostalMime.parse(readFileSync(join(outbox, String(find()))));
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const DELIVERED_WITHIN_MS = 15 * 60_000;
const STALLED_AFTER_MS = 30_000;

/**
 * Compares what was promised with what is there, once the running server has delivered everything.
 * @param promised reference per submission key, of everything answered 200
 */
export async function countMisses(dataDir: string, promised: ReadonlyMap<string, string>) {
  const database = new DatabaseSync(join(dataDir, 'sens.sqlite'), { timeout: 5_000 });
  const count = (sql: string, ...values: string[]) =>
    Number(database.prepare(sql).get(...values)?.n);
  const began = performance.now();
  await untilDelivered(() =>
    count("select count(*) n from deliveries where status <> 'delivered'"),
  );

  const mails = await readdir(join(dataDir, 'outbox'));
  const misses = {
    /** Seconds from the last start until everything was delivered. */
    deliveredAfterS: Math.round((performance.now() - began) / 1000),
    stored: count('select count(*) n from leads'),
    notOnce: 0,
    withoutMail: 0,
    twiceStored: count('select count(*) - count(distinct last_name) n from leads'),
    withoutDeliveries: count(
      'select count(*) n from leads where (select count(*) from deliveries where lead_id = leads.id) <> 2',
    ),
    undelivered: count("select count(*) n from deliveries where status <> 'delivered'"),
    brokenDatabase:
      database.prepare('pragma integrity_check').get()?.integrity_check === 'ok' ? 0 : 1,
  };
  for (const [key, reference] of promised) {
    const found = count(
      'select count(*) n from leads where last_name = ? and reference = ?',
      key,
      reference,
    );
    if (found !== 1) misses.notOnce += 1;
    const delivered = ['company-mail', 'visitor-mail'].every((kind) =>
      mails.some((name) => name.endsWith(`-${reference}-${kind}.eml`)),
    );
    if (!delivered) misses.withoutMail += 1;
  }
  database.close();
  return misses;
}

/** Waits as long as it goes forward: how fast mails are written depends on the disk. */
async function untilDelivered(countOpen: () => number): Promise<void> {
  const deadline = performance.now() + DELIVERED_WITHIN_MS;
  let [least, lastProgress] = [Number.POSITIVE_INFINITY, performance.now()];
  while (performance.now() < Math.min(deadline, lastProgress + STALLED_AFTER_MS)) {
    const open = countOpen();
    if (open === 0) return;
    if (open < least) [least, lastProgress] = [open, performance.now()];
    await sleep(200);
  }
}

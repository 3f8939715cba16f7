import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashStore } from './crash-store.ts';

const DELIVERED_WITHIN_MS = 15 * 60_000;
const STALLED_AFTER_MS = 30_000;

/**
 * Compares what was promised with what is there, once the running server has delivered everything.
 * @param promised reference per submission key, of everything answered 200
 */
export async function countMisses(
  dataDir: string,
  store: CrashStore,
  promised: ReadonlyMap<string, string>,
) {
  const { count } = store;
  const began = performance.now();
  await untilDelivered(() =>
    count("select count(*) n from deliveries where status <> 'delivered'"),
  );

  const mails = new Set((await readdir(join(dataDir, 'outbox'))).map(withoutMoment));
  const misses = {
    /** Seconds from the last start until everything was delivered. */
    deliveredAfterS: Math.round((performance.now() - began) / 1000),
    stored: await count('select count(*) n from leads'),
    notOnce: 0,
    withoutMail: 0,
    twiceStored: await count('select count(*) - count(distinct last_name) n from leads'),
    withoutDeliveries: await count(
      'select count(*) n from leads where (select count(*) from deliveries where lead_id = leads.id) <> 2',
    ),
    undelivered: await count("select count(*) n from deliveries where status <> 'delivered'"),
    brokenDatabase: (await store.isSound()) ? 0 : 1,
  };
  for (const [key, reference] of promised) {
    const found = await count(
      'select count(*) n from leads where last_name = ? and reference = ?',
      key,
      reference,
    );
    if (found !== 1) misses.notOnce += 1;
    const delivered = ['company-mail', 'visitor-mail'].every((kind) =>
      mails.has(`${reference}-${kind}.eml`),
    );
    if (!delivered) misses.withoutMail += 1;
  }
  return misses;
}

/** Files of mails begin with when their lead came. */
const withoutMoment = (name: string) => name.slice(name.indexOf('-') + 1);

/** Waits as long as it goes forward: how fast mails are written depends on the disk. */
async function untilDelivered(countOpen: () => Promise<number>): Promise<void> {
  const deadline = performance.now() + DELIVERED_WITHIN_MS;
  let [least, lastProgress] = [Number.POSITIVE_INFINITY, performance.now()];
  while (performance.now() < Math.min(deadline, lastProgress + STALLED_AFTER_MS)) {
    const open = await countOpen();
    if (open === 0) return;
    if (open < least) [least, lastProgress] = [open, performance.now()];
    await sleep(200);
  }
}

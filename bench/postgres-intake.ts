/**
 * Leads a second that the store takes into PostgreSQL, with the limit of a mailbox, key and two deliveries, paired with a bare
 * parameterised insert of the same lead through the same pool. The database writes without waiting for the
 * disk, so that only round trips and work count. Usage: `node bench/postgres-intake.ts`; needs a PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import { createLeadService } from '../server/leads/service.ts';
import { openPostgres } from '../server/leads/store/postgres-database.ts';
import { createPostgresStore } from '../server/leads/store/store-postgres.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { median, printFigures } from './lib/budget.ts';
import { trialLead } from './lib/trial-lead.ts';

const ROUNDS = 3;
const AT_ONCE = 32;
const ROUND_MS = 3_000;
const HOUR_MS = 60 * 60_000;

/** How often a second something is done, by so many at once. */
async function perSecond(work: (key: string) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - began < ROUND_MS) {
      await work(randomUUID());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (done * 1_000) / (performance.now() - began);
}

const database = await startPostgres();
try {
  const pool = await openPostgres(await database.newDatabase());
  await pool.query('create table bare (id text primary key, at text not null, lead text not null)');
  const store = createPostgresStore(pool);
  const leads = createLeadService({
    store,
    onStored: () => undefined,
    deliveries: ['company-mail', 'visitor-mail'],
    // The limit on all together looks at no more than itself, 60: a bench would have to raise it beyond sense.
    limits: [{ of: 'mailbox', most: 5, withinMs: HOUR_MS }],
  });
  const lead = (key: string) => ({
    ...trialLead(key, `${key}@sens.example`),
    form_type: 'energy_report' as const,
  });
  const take = (key: string) => leads.take(lead(key), { idempotencyKey: key });
  const insert = (key: string) =>
    pool.query('insert into bare (id, at, lead) values ($1, $2, $3)', [
      key,
      new Date().toISOString(),
      JSON.stringify(lead(key)),
    ]);
  const pairs: { store: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    pairs.push({ store: await perSecond(take), bare: await perSecond(insert) });
  }
  // The first round warms both up.
  const counted = pairs.slice(1);
  const middle = (value: (pair: (typeof counted)[number]) => number) => median(counted.map(value));
  printFigures(`Leads into PostgreSQL, ${AT_ONCE} at once, median of ${ROUNDS} paired rounds`, [
    { name: 'the store', value: middle((pair) => pair.store), unit: 'leads/s' },
    { name: 'bare insert', value: middle((pair) => pair.bare), unit: 'rows/s' },
    {
      name: 'the store to bare',
      value: middle((pair) => pair.store / pair.bare),
      least: 0.6,
    },
  ]);
  await store.close();
} finally {
  database.stop();
}

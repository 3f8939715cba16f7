/**
 * Leads a second that the store takes into PostgreSQL, with the limit of a mailbox, key and two deliveries, paired with a bare
 * parameterised insert of the same lead through the same pool; neither has a server before it. The database writes
 * without waiting for the disk, so that only round trips and work count: a disk that is waited for favours the
 * store, whose leads share their commits. Usage: `node bench/postgres-intake.ts`; needs a PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import { createLeadService } from '../server/leads/service.ts';
import { openPostgres } from '../server/leads/store/postgres-database.ts';
import { createPostgresStore } from '../server/leads/store/store-postgres.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { median, percentile, printFigures } from './lib/budget.ts';
import { cpuMs, cpuMsOfChildren } from './lib/cpu.ts';
import { trialLead } from './lib/trial-lead.ts';

const ROUNDS = 3;
const AT_ONCE = 32;
const ROUND_MS = 3_000;
const HOUR_MS = 60 * 60_000;

const database = await startPostgres();

/** Processor time of this process and of the database so far, in ms. */
const cpuSoFar = () => cpuMs(process.pid) + cpuMsOfChildren(database.pid());

/** How often a second something is done by so many at once, what nearly all wait at most, and what each costs. */
async function round(work: (key: string) => Promise<unknown>) {
  const cpuBefore = cpuSoFar();
  const began = performance.now();
  const waits: number[] = [];
  const worker = async () => {
    while (performance.now() - began < ROUND_MS) {
      const asked = performance.now();
      await work(randomUUID());
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const perSecond = (waits.length * 1_000) / (performance.now() - began);
  const cpuUs = ((cpuSoFar() - cpuBefore) * 1_000) / waits.length;
  return { perSecond, p99: percentile(waits, 0.99), cpuUs };
}

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
  const pairs: Record<'store' | 'bare', Awaited<ReturnType<typeof round>>>[] = [];
  for (let number = 0; number <= ROUNDS; number += 1) {
    pairs.push({ store: await round(take), bare: await round(insert) });
  }
  // The first round warms both up.
  const counted = pairs.slice(1);
  const middle = (value: (pair: (typeof counted)[number]) => number) => median(counted.map(value));
  printFigures(`Leads into PostgreSQL, ${AT_ONCE} at once, median of ${ROUNDS} paired rounds`, [
    { name: 'the store', value: middle(({ store }) => store.perSecond), unit: 'leads/s' },
    { name: 'bare insert', value: middle(({ bare }) => bare.perSecond), unit: 'rows/s' },
    {
      name: 'the store to bare',
      value: middle(({ store, bare }) => store.perSecond / bare.perSecond),
      least: 0.6,
    },
    {
      name: 'the store, processor time',
      value: middle(({ store }) => store.cpuUs),
      unit: 'us/lead',
    },
    { name: 'bare, processor time', value: middle(({ bare }) => bare.cpuUs), unit: 'us/row' },
    // Where others use the processors meanwhile, only this tells the two apart.
    {
      name: 'bare to the store, processor time',
      value: middle(({ store, bare }) => bare.cpuUs / store.cpuUs),
      least: 0.6,
    },
    { name: 'the store, p99', value: middle(({ store }) => store.p99), unit: 'ms', most: 60 },
    { name: 'bare, p99', value: middle(({ bare }) => bare.p99), unit: 'ms' },
  ]);
  await store.close();
} finally {
  database.stop();
}

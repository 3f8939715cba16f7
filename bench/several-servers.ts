/**
 * Three servers on one PostgreSQL: leads from parallel clients, one of ten sent to two servers at the same
 * moment. Each has to be one row, and each of its mails to come once; they have no PDF, which would take far
 * longer than all the rest (`node bench/pdf.ts`).
 * Usage: `node bench/several-servers.ts [leads]` (10,000); needs a PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../server/testing/postgres.ts';
import { startServer } from './crash-server.ts';
import { percentile, printFigures } from './lib/budget.ts';
import { startPostBox } from './lib/post-box.ts';
import { trialLead } from './lib/trial-lead.ts';

const SERVERS = 3;
const CLIENTS = 48;
const MAILS_PER_LEAD = 2;
const STALLED_AFTER_MS = 60_000;

const leads = Number(process.argv[2] ?? 10_000);
const database = await startPostgres();
const postBox = await startPostBox();
const DATABASE_URL = await database.newDatabase();
const folders = await Promise.all(
  Array.from({ length: SERVERS }, () => mkdtemp(join(tmpdir(), 'sens-servers-'))),
);
const servers = await Promise.all(
  folders.map((folder) => startServer(folder, { DATABASE_URL, SMTP_URL: postBox.url })),
);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
const count = async (sql: string) =>
  Number((await pool.query<{ n: string }>(`select count(*) n from ${sql}`)).rows[0]?.n);

const keys = Array.from({ length: leads }, () => randomUUID());
const sends = keys.flatMap((key, number) => (number % 10 === 0 ? [key, key] : [key]));
const receipts = new Map<string, Set<string>>();
const took: number[] = [];
let [next, refused] = [0, 0];

async function client(): Promise<void> {
  for (let number = next++; number < sends.length; number = next++) {
    const key = String(sends[number]);
    const began = performance.now();
    const answer = await fetch(`${servers[number % SERVERS]?.origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(trialLead(key, `${key}@sens.example`)),
    });
    const { reference } = (await answer.json()) as { reference?: string };
    took.push(performance.now() - began);
    if (!answer.ok || !reference) refused += 1;
    else receipts.set(key, (receipts.get(key) ?? new Set()).add(reference));
  }
}

/** Waits as long as it goes forward. */
async function untilDelivered(): Promise<void> {
  let [least, since] = [Number.POSITIVE_INFINITY, performance.now()];
  while (performance.now() - since < STALLED_AFTER_MS) {
    const open = await count("deliveries where status = 'pending'");
    if (open === 0) return;
    if (open < least) [least, since] = [open, performance.now()];
    await sleep(500);
  }
}

const began = performance.now();
await Promise.all(Array.from({ length: CLIENTS }, client));
const takenS = (performance.now() - began) / 1_000;
await untilDelivered();
const deliveredS = (performance.now() - began) / 1_000;

printFigures(`${leads} leads on ${SERVERS} servers and one PostgreSQL, ${CLIENTS} clients`, [
  { name: 'leads and repeats', value: sends.length / takenS, unit: 'a second' },
  { name: 'answered, p99', value: percentile(took, 0.99), unit: 'ms' },
  {
    name: 'mails, until the last was out',
    value: postBox.mails.size / deliveredS,
    unit: 'a second',
  },
  { name: 'not answered 200', value: refused, most: 0 },
  {
    name: 'keys with two references',
    value: [...receipts.values()].filter((each) => each.size > 1).length,
    most: 0,
  },
  { name: 'leads', value: await count('leads'), least: leads, most: leads },
  {
    name: 'names that stand twice',
    value: await count('(select last_name from leads group by 1 having count(*) > 1) twice'),
    most: 0,
  },
  {
    name: 'deliveries not made',
    value: await count("deliveries where status <> 'delivered'"),
    most: 0,
  },
  {
    name: 'mails',
    value: postBox.mails.size,
    least: leads * MAILS_PER_LEAD,
    most: leads * MAILS_PER_LEAD,
  },
  {
    name: 'mails that came twice',
    value: [...postBox.mails.values()].filter((times) => times > 1).length,
    most: 0,
  },
]);

await pool.end();
await Promise.all(servers.map((server) => server.kill()));
await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
await postBox.close();
database.stop();

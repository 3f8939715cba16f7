/**
 * How long the delivery worker waits for its next work while a great deal is pending, in SQLite and, where there is one,
 * in PostgreSQL. Usage: `node bench/claims.ts`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLeadService } from '../server/leads/service.ts';
import { openPostgres } from '../server/leads/store/postgres-database.ts';
import { openSqlite, storeFile } from '../server/leads/store/sqlite-database.ts';
import type { Claim, LeadStore } from '../server/leads/store/store.ts';
import { createPostgresStore } from '../server/leads/store/store-postgres.ts';
import { createSqliteStore } from '../server/leads/store/store-sqlite.ts';
import { HAS_POSTGRES, startPostgres } from '../server/testing/postgres.ts';
import { type Figure, median, printFigures } from './lib/budget.ts';
import { trialLead } from './lib/trial-lead.ts';

/** Each with two deliveries. */
const LEADS = 50_000;
const AT_ONCE = 500;
const CLAIMS = 50;
const LEASE_MS = 5 * 60_000;
const KINDS: readonly Claim['of'][] = ['fresh', 'other', 'webhook'];

async function fill(store: LeadStore): Promise<void> {
  const leads = createLeadService({
    store,
    onStored: () => undefined,
    deliveries: ['company-mail', 'visitor-mail'],
  });
  for (let kept = 0; kept < LEADS; kept += AT_ONCE) {
    const keys = Array.from({ length: AT_ONCE }, () => randomUUID());
    await Promise.all(
      keys.map((key) => {
        const lead = trialLead(key, `${key}@sens.example`);
        return leads.take({ ...lead, form_type: 'energy_report' }, { idempotencyKey: key });
      }),
    );
  }
}

async function timeClaims(name: string, store: LeadStore): Promise<Figure[]> {
  await fill(store);
  const figures: Figure[] = [];
  for (const of of KINDS) {
    const waits: number[] = [];
    for (let claim = 0; claim < CLAIMS; claim += 1) {
      const began = performance.now();
      await store.claim(new Date(), { of, leaseMs: LEASE_MS });
      waits.push(performance.now() - began);
    }
    figures.push({
      name: `${name}, a claim of "${of}"`,
      value: median(waits),
      unit: 'ms',
      most: 3,
    });
  }
  await store.close();
  return figures;
}

async function ofSqlite(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sens-claims-'));
  try {
    return await timeClaims('SQLite', createSqliteStore(openSqlite(storeFile({ dataDir })), 5_000));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function ofPostgres(): Promise<Figure[]> {
  if (!HAS_POSTGRES) return [];
  const database = await startPostgres();
  try {
    const pool = await openPostgres(await database.newDatabase());
    return await timeClaims('PostgreSQL', createPostgresStore(pool));
  } finally {
    database.stop();
  }
}

printFigures(`Claims while ${2 * LEADS} deliveries are pending`, [
  ...(await ofSqlite()),
  ...(await ofPostgres()),
]);

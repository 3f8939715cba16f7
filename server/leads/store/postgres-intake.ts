import { randomUUIDv7 } from 'node:crypto';
import type { PostgresPool } from './postgres-database.ts';
import type { RunOnPostgres } from './postgres-errors.ts';
import {
  KeyReusedError,
  type LeadLimit,
  type LeadStore,
  type NewLead,
  ReferenceTakenError,
  type Saved,
  StoreUnavailableError,
  TooManyLeadsError,
} from './store.ts';
import { fromReceiptColumn, toLeadRow } from './tables.ts';

/**
 * So many are with the database while the next gathers: one would leave it idle between two, and the more there
 * are the smaller they get, and each has costs of its own.
 */
const GROUPS_AT_ONCE = 2;

/** Each lead of a group waits for all of it. */
const MOST_IN_GROUP = 100;

interface Job {
  lead: NewLead;
  sameSince: Date | undefined;
  limits: readonly LeadLimit[];
  /** Names that nobody else may hold meanwhile, besides the one on all. */
  locks: readonly string[];
  /** Its key or its reference was found taken. */
  isAgain: boolean;
  resolve: (saved: Saved) => void;
  reject: (error: unknown) => void;
}

/** What `keep_group` tells of a lead. */
interface Outcome {
  outcome: 'new' | 'known' | 'key reused' | 'taken' | LeadLimit['of'];
  told: string;
}

/**
 * `LeadStore.save` in PostgreSQL: leads that come while the database is at work go there together
 * (`keep_group`, one round trip and one commit), and each is answered after the commit that holds it.
 */
export function createPostgresIntake(pool: PostgresPool, run: RunOnPostgres): LeadStore['save'] {
  let jobs: Job[] = [];
  let underWay = 0;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || underWay === GROUPS_AT_ONCE || jobs.length === 0) return;
    isPlanned = true;
    setImmediate(keepNext);
  }

  async function keepNext(): Promise<void> {
    isPlanned = false;
    // Shared out: what came at once would else wait for one connection, and the next for that again.
    const share = Math.ceil(jobs.length / (GROUPS_AT_ONCE - underWay));
    const { group, rest } = firstGroup(jobs, Math.min(share, MOST_IN_GROUP));
    jobs = rest;
    underWay += 1;
    plan();
    await keep(group);
    underWay -= 1;
    plan();
  }

  async function keep(group: readonly Job[]): Promise<void> {
    try {
      const outcomes = await run(() => keepTogether(pool, group));
      for (const [place, job] of group.entries()) {
        const outcome = outcomes[place];
        // Asked once more it knows the key, if it was the key.
        if (outcome?.outcome === 'taken' && !job.isAgain) jobs.unshift({ ...job, isAgain: true });
        else settle(job, outcome);
      }
    } catch (error) {
      // What is wrong with one of them is no trouble of the others.
      if (group.length === 1 || error instanceof StoreUnavailableError) {
        for (const { reject } of group) reject(error);
      } else for (const job of group) await keep([job]);
    }
  }

  return (lead, sameSince, limits = []) =>
    new Promise((resolve, reject) => {
      const locks = locksFor(lead, sameSince, limits);
      jobs.push({ lead, sameSince, limits, locks, isAgain: false, resolve, reject });
      plan();
    });
}

/**
 * Whoever counts a mailbox, or looks whether the same came without a key a moment ago, does so alone: the
 * second looks when what the first kept is there.
 */
function locksFor(lead: NewLead, sameSince: Date | undefined, limits: readonly LeadLimit[]) {
  const isCounted = limits.some(({ of }) => of === 'mailbox');
  return [
    ...(sameSince ? [`same ${lead.fingerprint}`] : []),
    ...(isCounted ? [`mailbox ${lead.mailbox}`] : []),
  ];
}

/** So many at most, in their order; two that could be the same, or count each other, not in the same one. */
function firstGroup(jobs: readonly Job[], most: number): { group: Job[]; rest: Job[] } {
  const [group, rest]: [Job[], Job[]] = [[], []];
  const names = new Set<string>();
  for (const job of jobs) {
    const own = [`key ${job.lead.submissionKey}`, ...job.locks];
    if (group.length === most || own.some((name) => names.has(name))) rest.push(job);
    else {
      group.push(job);
      for (const name of own) names.add(name);
    }
  }
  return { group, rest };
}

async function keepTogether(pool: PostgresPool, group: readonly Job[]): Promise<Outcome[]> {
  const countsAll = group.some(({ limits }) => limits.some(({ of }) => of === 'all'));
  const locks = group.flatMap((job) => job.locks).sort();
  const { rows } = await pool.query<Outcome>({
    name: 'keep_group',
    text: 'select outcome, told from keep_group($1, $2, $3, $4)',
    values: [
      JSON.stringify(group.map(({ lead }) => toLeadRow(lead))),
      JSON.stringify(group.map(toAsked)),
      JSON.stringify(group.flatMap(toDeliveries)),
      countsAll ? [...locks, 'all'] : locks,
    ],
  });
  return rows;
}

function toAsked({ lead, sameSince, limits }: Job) {
  const asked: Record<string, unknown> = {};
  if (sameSince) asked.same_since = sameSince.toISOString();
  for (const { of, most, withinMs } of limits) {
    asked[`${of}_most`] = most;
    asked[`${of}_after`] = new Date(lead.createdAt.getTime() - withinMs).toISOString();
  }
  return asked;
}

/** Ids by time, as those of the leads: what is new stands at the end of the index. */
const toDeliveries = ({ lead }: Job) =>
  lead.deliveries.map((kind) => ({ id: randomUUIDv7(), lead_id: lead.id, kind }));

function settle(job: Job, outcome: Outcome | undefined): void {
  try {
    job.resolve(toSaved(job, outcome));
  } catch (refusal) {
    job.reject(refusal);
  }
}

function toSaved({ lead, limits }: Job, outcome: Outcome | undefined): Saved {
  switch (outcome?.outcome) {
    case 'new':
      return { receipt: lead.receipt, isNew: true };
    case 'known':
      return { receipt: fromReceiptColumn(outcome.told), isNew: false };
    case 'key reused':
      throw new KeyReusedError();
    case 'taken':
      throw new ReferenceTakenError();
  }
  const limit = limits.find(({ of }) => of === outcome?.outcome);
  if (!outcome || !limit) throw new Error('The database did not tell what became of a lead.');
  const retryAfterMs = Date.parse(outcome.told) + limit.withinMs - lead.createdAt.getTime();
  throw new TooManyLeadsError(limit.of, retryAfterMs);
}

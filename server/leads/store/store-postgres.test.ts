// @module-tag long

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#testing/mail-server.ts';
import { HAS_POSTGRES, type PostgresServer, startPostgres } from '#testing/postgres.ts';
import { startServer } from '#testing/process.ts';
import { describeLeadStore, makeLead } from '#testing/store-contract.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';
import { openPostgres } from './postgres-database.ts';
import { onPostgres } from './postgres-errors.ts';
import { KEEP_LEADS } from './postgres-keep-leads.ts';
import { POSTGRES_MIGRATIONS } from './postgres-schema.ts';
import { type LeadStore, type NewLead, type Saved, StoreUnavailableError } from './store.ts';
import { createPostgresStore } from './store-postgres.ts';
import { toLeadRow } from './tables.ts';

if (!HAS_POSTGRES) {
  console.warn('No PostgreSQL 15, 16 or 17 on this machine: what needs one is skipped.');
}

describe.skipIf(!HAS_POSTGRES)('with a PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop(), 60_000);

  describeLeadStore('the PostgreSQL store', async () =>
    createPostgresStore(await openPostgres(await server.newDatabase())),
  );

  test('servers that start at once make the tables once', async () => {
    const url = await server.newDatabase();
    const pools = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
    const stores = pools.map(createPostgresStore);
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    await stores[0]?.save(makeLead());
    expect(await stores[4]?.list(100)).toHaveLength(1);
  });

  test('what one server keeps counts for the other at the same moment: values, keys and limits', async () => {
    const url = await server.newDatabase();
    const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]).then(
      ([first, second]) => [createPostgresStore(first), createPostgresStore(second)] as const,
    );
    onTestFinished(async () => void (await Promise.all([one, other].map((each) => each.close()))));
    const both = async (save: (store: LeadStore) => Promise<Saved>) => {
      const saves = Array.from({ length: 10 }, (_, number) => save(number % 2 ? one : other));
      const outcomes = await Promise.allSettled(saves);
      return outcomes.map((each) => (each.status === 'fulfilled' ? each.value.isNew : 'refused'));
    };
    const news = (isNew: unknown[]) => isNew.filter((each) => each === true).length;
    expect(news(await both((store) => store.save(makeLead({ submissionKey: 'same' }))))).toBe(1);
    const sameSince = new Date(0);
    const equal = () => makeLead({ fingerprint: 'equal' });
    expect(news(await both((store) => store.save(equal(), sameSince)))).toBe(1);
    const limits = [{ of: 'all', most: 5, withinMs: 60_000 }] as const;
    const limited = await both((store) =>
      store.save(makeLead({ mailbox: randomUUID() }), undefined, limits),
    );
    expect([news(limited), limited.filter((each) => each === 'refused').length]).toEqual([3, 7]);
    expect(await one.list(100)).toHaveLength(5);
  });

  test('what a server that died was delivering is another’s once its lease is over, by the database’s clock', async () => {
    const url = await server.newDatabase();
    const [pool, otherPool] = [await openPostgres(url), await openPostgres(url)];
    const [one, other] = [createPostgresStore(pool), createPostgresStore(otherPool)];
    onTestFinished(async () => void (await Promise.all([one, other].map((each) => each.close()))));
    const lead = makeLead({ deliveries: ['company-mail'] });
    await one.save(lead);
    const ahead = new Date(Date.now() + 6 * 60_000);
    expect(await one.claim(new Date(), { of: 'fresh', leaseMs: 1_500 })).toBeDefined();
    expect(await other.claim(ahead, { of: 'fresh', leaseMs: 1_500 })).toBeUndefined();
    const late = new Date(Date.now() - 6 * 60_000);
    await waitFor(
      async () => (await other.claim(late, { of: 'fresh', leaseMs: 300_000 })) !== undefined,
    );
    const { rows } = await pool.query('select lease_until from deliveries');
    expect(new Date(rows[0].lease_until).toISOString()).toBe(rows[0].lease_until);
    // A lease of a clock that was ahead by days holds nobody up.
    await pool.query("update deliveries set lease_until = '2099-01-01T00:00:00.000Z'");
    expect(await one.claim(new Date(), { of: 'fresh', leaseMs: 300_000 })).toBeDefined();
  });

  test('a lead that cannot be kept takes none of those with it that came at the same moment', async () => {
    const store = createPostgresStore(await openPostgres(await server.newDatabase()));
    onTestFinished(() => store.close());
    const { submission } = makeLead();
    const odd = makeLead({ submission: { ...submission, last_name: 'a\u0000b' } });
    const outcomes = await Promise.allSettled(
      [makeLead(), odd, makeLead()].map((lead) => store.save(lead)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.list(100)).toHaveLength(2);
  });

  test('tables of an earlier version keep their leads, and a server of that version may go on meanwhile', async () => {
    const url = await server.newDatabase();
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    const before = POSTGRES_MIGRATIONS.indexOf(KEEP_LEADS) + 1;
    for (const sql of POSTGRES_MIGRATIONS.slice(0, before)) await client.query(sql);
    await client.query('create table schema_version (version integer not null)');
    await client.query('insert into schema_version values ($1)', [before]);
    const keepAsBefore = (lead: NewLead) =>
      client.query('select outcome from keep_leads($1, $2)', [
        JSON.stringify([{ lead: toLeadRow(lead), kinds: lead.deliveries }]),
        [],
      ]);
    const [old, during, now] = [makeLead(), makeLead(), makeLead()];
    await keepAsBefore(old);
    const store = createPostgresStore(await openPostgres(url));
    onTestFinished(() => store.close());
    expect((await keepAsBefore(during)).rows).toEqual([{ outcome: 'new' }]);
    expect(await store.save(now)).toEqual({ receipt: now.receipt, isNew: true });
    for (const { reference, id } of [old, during, now]) {
      const found = await store.findByReference(reference);
      expect([found?.lead.id, found?.deliveries.length]).toEqual([id, 2]);
    }
    expect(await store.save(makeLead({ ...old, id: randomUUID() }))).toMatchObject({
      isNew: false,
    });
    const due = await store.claim(new Date(), { of: 'fresh', leaseMs: 1_000 });
    await store.markAttemptFailed(due?.delivery.id ?? '', new Date(), 'E');
    const events = async () => (await client.query('select what from lead_events')).rows;
    expect(await events()).toEqual([{ what: 'parked' }]);
    await client.query('delete from leads');
    expect((await client.query('select * from deliveries')).rows).toEqual([]);
    expect(await events()).toEqual([]);
  });

  test('a newer database is refused', async () => {
    const url = await server.newDatabase();
    const pool = await openPostgres(url);
    await pool.query('update schema_version set version = 999');
    await pool.end();
    await expect(openPostgres(url)).rejects.toThrow('newer version of this server');
  });

  test('a database that is away is told as such, and is there again by itself', async () => {
    const store = createPostgresStore(await openPostgres(await server.newDatabase()));
    onTestFinished(() => store.close());
    await store.save(makeLead());
    const saves = Array.from({ length: 5 }, () => store.save(makeLead()));
    const outcomes = Promise.allSettled(saves);
    server.restart();
    for (const outcome of await outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toBeInstanceOf(StoreUnavailableError);
    }
    await waitFor(() =>
      store.ping().then(
        () => true,
        () => false,
      ),
    );
    expect((await store.save(makeLead())).isNew).toBe(true);
  });

  test('a database that is frozen keeps a visitor waiting for six seconds at most, and is there again after', async () => {
    const store = createPostgresStore(await openPostgres(await server.newDatabase()));
    onTestFinished(() => store.close());
    await store.save(makeLead());
    const head = server.pid();
    const children = readFileSync(`/proc/${head}/task/${head}/children`, 'utf8').trim().split(' ');
    const all = [head, ...children.map(Number)];
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of all) process.kill(pid, name);
    };
    signal('SIGSTOP');
    try {
      const since = performance.now();
      const refused = await Promise.allSettled([store.holds('x'), store.save(makeLead())]);
      for (const outcome of refused)
        expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailableError) });
      // What a request asks next.
      await expect(store.getMark('x')).rejects.toThrow('frozen');
      expect(performance.now() - since).toBeLessThan(9_000);
    } finally {
      signal('SIGCONT');
    }
    await waitFor(
      () =>
        store.save(makeLead()).then(
          ({ isNew }) => isNew,
          () => false,
        ),
      20_000,
    );
  });

  test('three servers on one database keep each lead once, and mail each once', async () => {
    const DATABASE_URL = await server.newDatabase();
    const { mails, url: SMTP_URL } = await startMailServer();
    const limits = {
      RATE_LIMIT_SUBMIT: '100000',
      RATE_LIMIT_SUBMIT_ALL: '100000',
      RATE_LIMIT_MAILBOX: '100000',
    };
    const settings = { DATABASE_URL, SMTP_URL, ...limits };
    const servers = await Promise.all(
      [1, 2, 3].map(() => startServer(settings, 'testing/server-without-site.ts')),
    );
    const leads = Array.from({ length: 200 }, (_, number) => ({
      key: randomUUID(),
      email: `klant-${number}@testhuizen.example`,
    }));
    // Of each ten, one is sent to two servers at the same moment.
    const sends = leads.flatMap((lead, number) => (number % 10 === 0 ? [lead, lead] : [lead]));
    const answers: (readonly [string, number, string])[] = [];
    const send = async (client: number) => {
      for (let number = client; number < sends.length; number += 12) {
        const sent = sends[number];
        if (!sent) break;
        const { key, email } = sent;
        const answer = await fetch(`${servers[number % 3]?.origin}/functions/v1/submit-lead`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ ...PAYLOAD, email }),
        });
        answers.push([key, answer.status, await answer.text()]);
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, client) => send(client)));
    expect(new Set(answers.map(([, status]) => status))).toEqual(new Set([200]));
    expect(answers).toHaveLength(220);
    expect(new Set(answers.map(([key, , text]) => `${key} ${text}`)).size).toBe(200);
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    onTestFinished(() => client.end());
    await waitFor(async () => {
      const { rows } = await client.query("select 1 from deliveries where status <> 'delivered'");
      return rows.length === 0;
    });
    const { rows } = await client.query(
      'select count(distinct lead_id) as leads, count(*) as mails, max(attempts) as attempts from deliveries',
    );
    expect(rows).toEqual([{ leads: '200', mails: '400', attempts: 1 }]);
    expect(mails).toHaveLength(400);
    const toVisitors = mails.flatMap(({ to }) => to).filter((to) => to.startsWith('klant-'));
    expect(toVisitors.toSorted()).toEqual(leads.map(({ email }) => email).toSorted());
    const names = mails.map(({ raw }) => /^message-id: (.+)$/im.exec(raw.toString())?.[1]);
    expect(new Set(names).size).toBe(400);
  });
});

test('a database that is not there stops the start with a sentence', async () => {
  const url = 'postgres://u:geheim@127.0.0.1:9/x';
  const refusal = await openPostgres(url).catch((error: Error) => error.message);
  expect(refusal).toContain('the database cannot be used (ECONNREFUSED)');
  expect(refusal).not.toContain('geheim');
});

test('a connection that broke in the middle of its work is a database that is away', async () => {
  const message = 'Client has encountered a connection error and is not queryable';
  const work = onPostgres(() => Promise.reject(new Error(message)));
  await expect(work).rejects.toBeInstanceOf(StoreUnavailableError);
});

// @module-tag long

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadSubmission } from '@sens/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createSources } from '#leads/sources/sources.ts';
import { newReference, newReportToken } from '#leads/store/reference.ts';
import { openSqlite } from '#leads/store/sqlite-database.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createSqliteStore } from '#leads/store/store-sqlite.ts';
import { COMPANY, tempFolder } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';
import { nextAttempt } from './backoff.ts';
import { FinalFailure } from './final-failure.ts';
import type { Mailer } from './mailer.ts';
import { createWorker, type WorkerParts } from './worker.ts';

const MAIL = {
  layOut: async () => undefined,
  sayReport: async () => undefined,
  company: COMPANY,
  siteUrl: 'http://localhost:3000',
  mailFrom: 'a@b.example',
  mailTo: 'c@d.example',
  sources: createSources(),
};
const pdf = { makeForMail: async () => undefined, fileName: 'rapport.pdf' };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function openStore(): LeadStore {
  return openSwitchableStore().store;
}

/** A real store whose database can be made to refuse what is written, while it still reads. */
function openSwitchableStore() {
  const database = openSqlite(join(tempFolder(), 'x.sqlite'));
  const store = createSqliteStore(database, 500);
  onTestFinished(() => store.close());
  const canWrite = (can: boolean) => database.exec(`pragma query_only = ${can ? 'off' : 'on'}`);
  return { store, canWrite };
}

async function addLead(store: LeadStore, createdAt = new Date()): Promise<string> {
  const [reference, reportToken] = [newReference(), newReportToken()];
  await store.save({
    id: randomUUID(),
    reference,
    reportToken,
    createdAt,
    submission: PAYLOAD as LeadSubmission,
    submissionKey: randomUUID(),
    fingerprint: randomUUID(),
    mailbox: 'mailbox',
    receipt: { ok: true, reference, reportPath: '/rapport/x' },
    deliveries: ['company-mail', 'visitor-mail'],
  });
  return reference;
}

function startWorker(
  store: LeadStore,
  send: Mailer['send'],
  now = () => new Date(),
  heard: WorkerParts['log'] = log,
) {
  const parts = { store, mailer: { send }, mail: MAIL, pdf, pollMs: 50, now };
  const worker = createWorker({ ...parts, log: heard });
  onTestFinished(() => worker.stop());
  worker.start();
  return worker;
}

test('back-off starts at 10 s and doubles, up to an hour on the first day and a day later on, and ends after a week', () => {
  const start = new Date('2026-11-20T12:00:00Z');
  const seconds = (attempts: number, chance = 0.5) =>
    ((nextAttempt(attempts, start, chance)?.getTime() ?? Number.NaN) - start.getTime()) / 1000;
  expect([1, 2, 3, 4, 8, 9, 10].map((attempts) => seconds(attempts))).toEqual([
    10, 20, 40, 80, 1280, 2560, 3600,
  ]);
  expect([seconds(1, 0), seconds(1, 1)]).toEqual([8, 12]);
  const waits: number[] = [];
  while (nextAttempt(waits.length + 1, start, 0.5)) waits.push(seconds(waits.length + 1));
  const hoursUntil = (wait: number) =>
    waits.slice(0, waits.indexOf(wait)).reduce((sum, each) => sum + each, 0) / 3600;
  expect(Math.max(...waits)).toBe(86_400);
  expect(hoursUntil(86_400)).toBeCloseTo(24.4, 1);
  expect(waits.reduce((sum, each) => sum + each, 0) / 86_400).toBeCloseTo(7, 1);
});

test('delivers several at a time, each once, the oldest mails to the company first', async () => {
  const store = openStore();
  const references: string[] = [];
  for (let number = 0; number < 8; number += 1) {
    references.push(await addLead(store, new Date(Date.now() - 10_000 + number)));
  }
  const sent: string[] = [];
  let busy = 0;
  let most = 0;
  startWorker(store, async (_message, name) => {
    busy += 1;
    most = Math.max(most, busy);
    await sleep(5);
    sent.push(name.slice(17));
    busy -= 1;
  });
  await waitFor(() => sent.length === 16);
  expect(new Set(sent).size).toBe(16);
  expect(most).toBe(6);
  const toCompany = sent.filter((name) => name.endsWith('company-mail'));
  expect(toCompany.slice(0, 3).sort()).toEqual(
    references
      .slice(0, 3)
      .map((each) => `${each}-company-mail`)
      .sort(),
  );
});

test('mails that hang hold up no mail to the company about a new lead', async () => {
  const store = openStore();
  for (let number = 0; number < 8; number += 1) await addLead(store);
  let hang = true;
  const begun: string[] = [];
  const hanging: (() => void)[] = [];
  startWorker(store, async (_message, name) => {
    begun.push(name.slice(17));
    if (hang) await new Promise<void>((end) => hanging.push(end));
  });
  await waitFor(() => begun.length === 6);
  const late = await addLead(store);
  await waitFor(() => begun.includes(`${late}-company-mail`), 5_000);
  hang = false;
  for (const end of hanging) end();
  await waitFor(() => begun.length === 18);
  expect(new Set(begun).size).toBe(18);
});

test('one mail that fails does not hold up the others, and is tried until it goes out', async () => {
  const store = openStore();
  const bad = await addLead(store, new Date(Date.now() - 1000));
  const good = await addLead(store);
  let now = Date.now();
  let broken = true;
  const sent: string[] = [];
  startWorker(
    store,
    async (_message, name) => {
      if (broken && name.includes(bad)) throw new Error('no');
      sent.push(name.slice(17, 26));
    },
    () => new Date(now),
  );
  await waitFor(() => sent.length === 2);
  expect(sent).toEqual([good, good]);
  broken = false;
  now += 13_000;
  await waitFor(() => sent.length === 4);
});

test('after a week of attempts a delivery is parked; made due again it has its week anew, however old', async () => {
  const store = openStore();
  const reference = await addLead(store, new Date(Date.now() - 9 * 24 * 3_600_000));
  let now = Date.now();
  const failed: number[] = [];
  startWorker(
    store,
    async () => {
      failed.push(now);
      throw new Error('no');
    },
    () => new Date(now),
  );
  const states = async () =>
    (await store.findByReference(reference))?.deliveries.map(({ status }) => status);
  /** Moves the clock on whenever both mails have failed once more, until nothing is tried any more. */
  const failUntilParked = async () => {
    failed.length = 0;
    const began = now;
    for (let round = 1; ; round += 1) {
      await waitFor(() => failed.length >= 2 * round);
      await waitFor(async () =>
        (await store.findByReference(reference))?.deliveries.every(
          ({ attempts }) => attempts === round,
        ),
      );
      if ((await states())?.every((state) => state === 'parked')) return now - began;
      // Beyond any jitter: an hour's wait in the beginning, a day's in the end.
      now += round < 33 ? 1.21 * 3_600_000 : 1.21 * 24 * 3_600_000;
    }
  };
  expect(await failUntilParked()).toBeGreaterThan(7 * 24 * 3_600_000);
  expect(failed).toHaveLength(2 * 39);
  expect(await store.redeliver(new Date(now))).toBe(2);
  await waitFor(() => failed.length >= 80);
  await waitFor(async () => (await states())?.every((state) => state === 'pending'));
});

test('a recipient who is refused is parked at once, whatever becomes of the other', async () => {
  const store = openStore();
  const reference = await addLead(store);
  startWorker(store, async (_message, name) => {
    if (name.endsWith('visitor-mail')) throw new FinalFailure('EENVELOPE 550');
  });
  const found = await waitFor(async () => {
    const each = await store.findByReference(reference);
    return each?.deliveries.every(({ status }) => status !== 'pending') ? each : undefined;
  });
  expect(found.deliveries).toMatchObject([
    { kind: 'company-mail', status: 'delivered' },
    { kind: 'visitor-mail', status: 'parked', attempts: 1, lastError: 'EENVELOPE 550' },
  ]);
});

test('stops between deliveries: those at hand are finished and noted, no other is begun', async () => {
  const store = openStore();
  for (let number = 0; number < 5; number += 1) await addLead(store);
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const worker = startWorker(store, async (_message, name) => {
    begun.push(name);
    await new Promise<void>((resolve) => finish.push(resolve));
  });
  await waitFor(() => begun.length === 6);
  const stopped = worker.stop();
  for (const each of finish) each();
  await stopped;
  worker.wake();
  await sleep(100);
  expect(begun).toHaveLength(6);
  const deliveries = (await store.list(100)).flatMap((each) => each.deliveries);
  expect(deliveries.filter(({ status }) => status === 'delivered')).toHaveLength(6);
  expect(deliveries.filter(({ status }) => status === 'pending')).toHaveLength(4);
});

test('goes on by itself after the store was away, and tells when that began and ended', async () => {
  const store = openStore();
  await addLead(store);
  let away = true;
  let looks = 0;
  const flaky: LeadStore = {
    ...store,
    claim(...args) {
      looks += 1;
      return away ? Promise.reject(new Error('away')) : store.claim(...args);
    },
  };
  const sent: string[] = [];
  const told: string[] = [];
  const hear = (about: object, message?: string) => void told.push(message ?? String(about));
  const hearing = { ...log, info: hear, error: hear } as WorkerParts['log'];
  startWorker(flaky, async (_message, name) => void sent.push(name), undefined, hearing);
  await waitFor(() => looks > 3);
  expect(sent).toEqual([]);
  away = false;
  await waitFor(() => sent.length === 2);
  await waitFor(() => told.includes('deliveries go on'));
  expect(told.filter((line) => line !== 'delivered')).toEqual([
    'deliveries interrupted',
    'deliveries go on',
  ]);
});

/** Waits until the worker has looked for work so many times more. */
async function untilRounds(looks: () => number, more: number): Promise<void> {
  const from = looks();
  await waitFor(() => looks() >= from + more);
}

/** The store, and how often it was asked for work. */
function countLooks(store: LeadStore) {
  let looks = 0;
  const counted: LeadStore = {
    ...store,
    claim: (...args) => {
      looks += 1;
      return store.claim(...args);
    },
  };
  return { counted, looks: () => looks };
}

test('while the store cannot write, each mail still goes out, once, and is noted as soon as it can', async () => {
  const { store, canWrite } = openSwitchableStore();
  const { counted, looks } = countLooks(store);
  const references = [await addLead(store, new Date(Date.now() - 1000)), await addLead(store)];
  canWrite(false);
  const sent: string[] = [];
  startWorker(counted, async (_message, name) => void sent.push(name));
  await waitFor(() => sent.length === 4);
  await untilRounds(looks, 3);
  expect(new Set(sent).size).toBe(4);
  expect(sent).toHaveLength(4);
  canWrite(true);
  for (const reference of references) {
    await waitFor(async () =>
      (await store.findByReference(reference))?.deliveries.every(
        ({ status, attempts }) => status === 'delivered' && attempts === 1,
      ),
    );
  }
  expect(sent).toHaveLength(4);
});

test('while the store cannot write, a refused mail is not tried again and again', async () => {
  const { store, canWrite } = openSwitchableStore();
  const { counted, looks } = countLooks(store);
  const reference = await addLead(store);
  canWrite(false);
  let attempts = 0;
  let now = Date.now();
  const refuse = async () => {
    attempts += 1;
    throw new Error('no');
  };
  startWorker(counted, refuse, () => new Date(now));
  await waitFor(() => attempts === 2);
  await untilRounds(looks, 3);
  expect(attempts).toBe(2);
  canWrite(true);
  const found = await waitFor(async () => {
    const each = await store.findByReference(reference);
    return each?.deliveries.every(({ lastError }) => lastError === 'Error') ? each : undefined;
  });
  expect(found.deliveries).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  expect(attempts).toBe(2);
  now += 13_000;
  await waitFor(() => attempts === 4);
});

test('one outcome that can never be noted stands in the way of no other', async () => {
  const { store, canWrite } = openSwitchableStore();
  await addLead(store);
  let poisoned: string | undefined;
  const poisonedStore: LeadStore = {
    ...store,
    markDelivered: (id, at) =>
      id === poisoned ? Promise.reject(new Error('never')) : store.markDelivered(id, at),
  };
  canWrite(false);
  const sent: string[] = [];
  startWorker(poisonedStore, async ({ messageId }) => {
    const id = messageId.slice(1).split('@', 1)[0] ?? '';
    poisoned ??= id;
    sent.push(id);
  });
  await waitFor(() => sent.length === 2);
  canWrite(true);
  const late = await addLead(store);
  await waitFor(() => sent.length === 4);
  await waitFor(async () =>
    (await store.findByReference(late))?.deliveries.every(({ status }) => status === 'delivered'),
  );
  await waitFor(
    async () =>
      (await store.list(100))
        .flatMap(({ deliveries }) => deliveries)
        .filter(({ status }) => status === 'pending').length === 1,
  );
  expect(new Set(sent).size).toBe(4);
});

test('what could not be noted is noted at the stop, so that the next start sends nothing twice', async () => {
  const { store, canWrite } = openSwitchableStore();
  const reference = await addLead(store);
  canWrite(false);
  let sent = 0;
  const worker = createWorker({
    store,
    mailer: {
      send: async () => {
        sent += 1;
      },
    },
    mail: MAIL,
    pdf,
    log,
    pollMs: 60_000,
  });
  worker.start();
  await waitFor(() => sent === 2);
  canWrite(true);
  // One of the two is kept for certain; catching up ends at the first that fails.
  await worker.stop();
  const found = await store.findByReference(reference);
  expect(found?.deliveries).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
});

test('asks anew for what there was none of when it is woken, not at each mail that went out', async () => {
  const store = openStore();
  for (let number = 0; number < 10; number += 1) await addLead(store);
  const asked: string[] = [];
  const claim: LeadStore['claim'] = (at, claimed) => {
    asked.push(claimed.of);
    return store.claim(at, claimed);
  };
  const mailer = { send: () => sleep(5) };
  const parts = { store: { ...store, claim }, mailer, mail: MAIL, pdf, log, pollMs: 600_000 };
  const worker = createWorker(parts);
  onTestFinished(() => worker.stop());
  worker.start();
  const areDelivered = async () =>
    (await store.list(100)).every(({ deliveries }) =>
      deliveries.every(({ status }) => status === 'delivered'),
    );
  const webhooks = () => asked.filter((of) => of === 'webhook').length;
  await waitFor(areDelivered);
  expect(webhooks()).toBe(1);
  await addLead(store);
  worker.wake();
  await waitFor(areDelivered);
  expect(webhooks()).toBe(2);
});

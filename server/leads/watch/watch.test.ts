import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { outboxFolder } from '#leads/delivery/create-mailer.ts';
import { FinalFailure } from '#leads/delivery/final-failure.ts';
import type { Mailer } from '#leads/delivery/mailer.ts';
import { createOutbox } from '#leads/delivery/outbox.ts';
import type { MailMessage } from '#leads/mail/message.ts';
import { openSqlite } from '#leads/store/sqlite-database.ts';
import { type DeliveryKind, StoreUnavailableError } from '#leads/store/store.ts';
import { createSqliteStore } from '#leads/store/store-sqlite.ts';
import { query, readOutbox } from '#testing/open-store.ts';
import { makeLead } from '#testing/store-contract.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp, tempFolder } from '#testing/test-app.ts';
import { PAYLOAD, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';
import { MOST_NAMED } from './trouble-mail.ts';
import { createWatch } from './watch.ts';

const MORNING = new Date('2026-11-23T07:00:00Z').getTime();

/** A server of which no visitor's mail arrives, looked at as often as it is started. */
async function startWithTrouble() {
  const dataDir = tempFolder();
  const outbox = createOutbox(outboxFolder(dataDir));
  let at = MORNING - 12 * 3_600_000;
  let isMailAway = false;
  const mailer: Mailer = {
    async send(message, name) {
      if (name.endsWith('visitor-mail')) throw new FinalFailure('EENVELOPE 550');
      if (isMailAway) throw new Error('away');
      await outbox.send(message, name);
    },
  };
  const start = (settings = {}) =>
    startTestApp({ dataDir, ...settings }, { mailer, now: () => new Date(at) });
  return {
    dataDir,
    start,
    /** Starts it anew, so long later, and stops it when it has looked. */
    async lookAfter(hours: number) {
      at += hours * 3_600_000;
      const { app, log } = await start();
      await app.ready();
      await app.close();
      return log();
    },
    setMailAway: (away: boolean) => {
      isMailAway = away;
    },
    told: () => [...readOutbox({ dataDir })].filter(([name]) => /dagoverzicht|let-op/.test(name)),
  };
}

test('the company is told at once of a mail that cannot arrive, and whom to call, then each morning; the log names nobody', async () => {
  const { dataDir, start, lookAfter, told } = await startWithTrouble();
  const { app } = await start();
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  await waitFor(() => query({ dataDir }, "select 1 from deliveries where status = 'parked'")[0]);
  await app.close();

  const log = await lookAfter(0);
  expect(told().map(([name]) => name)).toEqual([expect.stringContaining('let-op')]);
  const mail = await PostalMime.parse(told()[0]?.[1] ?? '');
  expect(mail.to).toEqual([{ name: '', address: 'info@sens.example' }]);
  expect(mail.text).toContain(
    `- Willemijn van der Testhuizen, 06 12345678 (${reference}): het e-mailadres bestaat niet of neemt geen post aan: bel 06 12345678 en vraag het juiste adres (EENVELOPE 550)`,
  );
  // An address that does not exist: no mail, and nothing to try again.
  expect(mail.text).not.toMatch(/redeliver|[Mm]ail de aanvrager/);
  expect(mail.text).not.toContain(PAYLOAD.email);
  for (const text of PERSONAL_TEXTS) expect(log).not.toContain(text);

  await lookAfter(1);
  expect(told()).toHaveLength(1);
  await lookAfter(11);
  expect(told().map(([name]) => name)).toEqual([
    expect.stringContaining('let-op'),
    expect.stringContaining('dagoverzicht'),
  ]);
  await lookAfter(1);
  expect(told()).toHaveLength(2);
  await lookAfter(23);
  expect(told()).toHaveLength(3);
});

/** A server that was stopped with a request that it had marked. */
async function startWithMarked() {
  const trouble = await startWithTrouble();
  const { app } = await trouble.start();
  const { reference } = (await submitJson(app, { ...PAYLOAD, straat: 'www.kwaad.example' })).json();
  const named = () => trouble.told().filter(([, raw]) => raw.includes(reference));
  return { ...trouble, app, named };
}

test.each([
  ['after a trouble that is told in the night, the summary of the morning comes', [6, 5]],
  ['a trouble that the first look of the morning finds comes with what was marked', [11, 24]],
])('%s', async (_what, hours) => {
  const { app, dataDir, lookAfter, named } = await startWithMarked();
  await submitJson(app, PAYLOAD);
  await waitFor(() => query({ dataDir }, "select 1 from deliveries where status = 'parked'")[0]);
  await app.close();
  for (const each of hours) await lookAfter(each);
  expect(named()).toHaveLength(1);
});

test('what was marked before days without mail is told after them', async () => {
  const { app, lookAfter, named, setMailAway } = await startWithMarked();
  await app.close();
  setMailAway(true);
  for (const hours of [12, 24, 24]) await lookAfter(hours);
  setMailAway(false);
  await lookAfter(0);
  expect(named()).toHaveLength(1);
});

test('a request that looks like spam is told with its name and number', async () => {
  const { app, lookAfter, named } = await startWithMarked();
  await app.close();
  await lookAfter(12);
  const mail = await PostalMime.parse(named()[0]?.[1] ?? '');
  expect(mail.text).toMatch(/\n- Willemijn van der Testhuizen, 06 12345678 \(SR-\w+\)\n/);
});

test('what could not be told is told as soon as mail goes again', async () => {
  const { dataDir, start, lookAfter, told, setMailAway } = await startWithTrouble();
  const { app } = await start();
  await submitJson(app, PAYLOAD);
  await waitFor(() => query({ dataDir }, "select 1 from deliveries where status = 'parked'")[0]);
  await app.close();
  setMailAway(true);
  expect(await lookAfter(0)).toContain('the company could not be told');
  setMailAway(false);
  await lookAfter(0);
  expect(told()).toHaveLength(1);
});

test('metrics tell what is parked to whoever has the token, and name nobody', async () => {
  const { dataDir, start } = await startWithTrouble();
  const metricsToken = 'a-long-enough-token';
  const { app } = await start({ metricsToken });
  await submitJson(app, PAYLOAD);
  await waitFor(() => query({ dataDir }, "select 1 from deliveries where status = 'parked'")[0]);
  await waitFor(() => query({ dataDir }, "select 1 from deliveries where status = 'delivered'")[0]);
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer another-token')).statusCode).toBe(404);
  const answer = await ask(`Bearer ${metricsToken}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(answer.body).toContain('\nsens_deliveries{kind="visitor-mail",status="parked"} 1\n');
  expect(answer.body).toContain('\nsens_store_up 1\n');
  expect(answer.body).toContain('sens_answers_total{status="2xx"}');
  for (const text of PERSONAL_TEXTS) expect(answer.body).not.toContain(text);
});

/** A store of which the test parks deliveries, looked at when it says so. */
function watchedStore() {
  const store = createSqliteStore(openSqlite(join(tempFolder(), 'x.sqlite')), 500);
  onTestFinished(() => store.close());
  const mails: MailMessage[] = [];
  const mailer: Mailer = { send: async (message) => void mails.push(message) };
  const mail = { mailFrom: 'a@b.example', mailTo: 'c@d.example', layOut: async () => undefined };
  const log = { info: () => undefined, error: () => undefined };
  return {
    store,
    mails,
    async look(at: number) {
      const watch = createWatch({ store, mailer, mail, log, now: () => new Date(at) });
      watch.start();
      await watch.stop();
    },
    /** @returns the reference of a new lead, of which nothing is delivered */
    async park(deliveries: readonly DeliveryKind[], createdAt: Date, at: number) {
      const lead = makeLead({ deliveries, createdAt, mailbox: randomUUID() });
      await store.save(lead);
      for (const { id, reference } of await store.troubles(new Date(at), MOST_NAMED))
        if (reference === lead.reference)
          await store.markAttemptFailed(id, createdAt, 'EENVELOPE 550');
      return lead.reference;
    },
  };
}

test('a mail to the company that does not arrive is told however many others are parked, and once', async () => {
  const { store, mails, look, park } = watchedStore();
  let at = MORNING;
  for (let number = 0; number < MOST_NAMED; number += 1)
    await park(['visitor-mail'], new Date(at - 9e6 + number), at);
  await look(at);
  expect(mails).toHaveLength(1);
  at += 2 * 3_600_000;
  const missed = await park(['company-mail'], new Date(at - 9e7), at);
  await look(at);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain(missed);
  // What is seen to since is no news.
  at += 2 * 3_600_000;
  await store.settle(missed, new Date(at));
  await look(at);
  expect(mails).toHaveLength(2);
});

test('what comes up within an hour of a mail is told when that is over, also where the clock strikes between', async () => {
  const { mails, look, park } = watchedStore();
  const told = Date.parse('2026-11-23T10:58:00Z');
  const parkAt = (at: number) => park(['visitor-mail'], new Date(at - 9e6), at);
  await parkAt(told);
  await look(told);
  expect(mails).toHaveLength(1);
  const news = await parkAt(told + 150_000);
  await look(told + 150_000);
  await look(told + 59 * 60_000);
  expect(mails).toHaveLength(1);
  await look(told + 60 * 60_000);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain(news);
});

test('that the store tells nothing is told at its second look, then once a day, until it is over', async () => {
  let at = MORNING;
  let isAway = true;
  const mails: MailMessage[] = [];
  const store = {
    troubles: async () => {
      if (isAway) throw new StoreUnavailableError('postgres 57P01');
      return [];
    },
    markedSince: async () => [],
    setMark: async () => true,
    getMark: async () => undefined,
  };
  const watch = createWatch({
    store,
    mailer: { send: async (message) => void mails.push(message) },
    mail: { mailFrom: 'a@b.example', mailTo: 'c@d.example', layOut: async () => undefined },
    log: { info: () => undefined, error: () => undefined },
    now: () => new Date(at),
  });
  const look = async (hours: number) => {
    at += hours * 3_600_000;
    watch.start();
    await watch.stop();
    return mails.length;
  };
  expect([await look(0), await look(0.1), await look(0.1), await look(9)]).toEqual([0, 1, 1, 1]);
  expect(await look(15)).toBe(2);
  expect(mails[1]?.subject).toContain('kan niet nazien');
  isAway = false;
  await look(1);
  isAway = true;
  expect([await look(1), await look(0.1)]).toEqual([2, 3]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { submitForm, submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD } from '#testing/test-lead.ts';

test('the same submission id posted 20 times in parallel is one lead and twenty equal answers', async () => {
  // The default limit of 10 a minute: repeats of one submission do not count as new ones.
  const { app, config } = await startTestApp({ rateLimits: { submit: 10, address: 1, report: 1 } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await fetch(`${origin}/functions/v1/submit-lead`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(PAYLOAD),
      });
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200 /);
  expect(query(config, 'select * from leads')).toHaveLength(1);
  expect(query(config, 'select * from deliveries')).toHaveLength(2);
});

test('a repeat with the same key gets the stored answer, also later, from another page and under a new text', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app, config } = await startTestApp({}, { now: () => now });
  const headers = { 'idempotency-key': 'x'.repeat(5000) };
  const first = await submitJson(app, PAYLOAD, headers);
  now = new Date('2026-12-20T12:00:00Z');
  const elsewhere = { ...PAYLOAD, source: 'contact', consent_version: '2026-11' };
  const later = await submitJson(app, elsewhere, headers);
  expect(later.json()).toEqual(first.json());
  expect(query(config, 'select * from leads')).toHaveLength(1);
});

test('the same key with other values is refused: their sender would take it for kept', async () => {
  const { app, config } = await startTestApp();
  const headers = { 'idempotency-key': 'een sleutel' };
  await submitJson(app, PAYLOAD, headers);
  const other = await submitJson(app, { ...FORM, naam: 'Iemand Anders' }, headers);
  expect(other.statusCode).toBe(422);
  expect(other.json().error).toMatchObject({ code: 'key_reused' });
  expect(query(config, 'select first_name from leads')).toEqual([
    { first_name: PAYLOAD.first_name },
  ]);
});

test('different keys are different leads, also with equal values', async () => {
  const { app, config } = await startTestApp();
  for (const key of ['een', 'twee']) await submitJson(app, PAYLOAD, { 'idempotency-key': key });
  expect(query(config, 'select * from leads')).toHaveLength(2);
});

test('without a key, equal values within ten minutes are one lead, and after that a new one', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app, config } = await startTestApp({}, { now: () => now });
  const first = await submitForm(app);
  now = new Date('2026-11-20T12:09:59Z');
  expect((await submitForm(app)).headers.location).toBe(first.headers.location);
  expect(query(config, 'select * from leads')).toHaveLength(1);
  now = new Date('2026-11-20T12:10:01Z');
  expect((await submitForm(app)).headers.location).not.toBe(first.headers.location);
  expect(query(config, 'select * from leads')).toHaveLength(2);
});

test('without a key, other values are another lead', async () => {
  const { app, config } = await startTestApp();
  await submitForm(app);
  await submitForm(app, { ...FORM, huisnummer: '129' });
  expect(query(config, 'select * from leads')).toHaveLength(2);
});

test('over the limit a new submission is answered 429 with Retry-After, a repeat is not', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 2, address: 1, report: 1 } });
  const submit = (key: string) => submitJson(app, PAYLOAD, { 'idempotency-key': key });
  for (const key of ['a', 'b', 'a']) expect((await submit(key)).statusCode).toBe(200);
  const refused = await submit('c');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error.code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a repeat takes nothing of what an address may send, until it is repeated on and on', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 3 } });
  const submit = async (key: string) =>
    (await submitJson(app, PAYLOAD, { 'idempotency-key': key })).statusCode;
  for (const key of ['a', 'a', 'b', 'a', 'b', 'c', 'a', 'c']) expect(await submit(key)).toBe(200);
  expect(await submit('d')).toBe(429);
  const repeats = await Promise.all(Array.from({ length: 60 }, () => submit('a')));
  expect(repeats.filter((status) => status === 200)).toHaveLength(37);
  expect(await submit('d')).toBe(429);
  expect(await submit('b')).toBe(200);
});

test.each([
  ['a /24', (count: number) => `192.0.2.${count}`, '192.0.3.1'],
  ['a /48', (count: number) => `2001:db8:0:${count}::1`, '2001:db8:1::1'],
])('all addresses of %s together get no more than three of them', async (_of, address, other) => {
  const { app } = await startTestApp({ rateLimits: { submit: 2 }, trustProxy: ['loopback'] });
  const submit = async (from: string, house: number) => {
    const body = { ...PAYLOAD, huisnummer: house };
    return (await submitJson(app, body, { 'x-forwarded-for': from })).statusCode;
  };
  const statuses: number[] = [];
  for (let count = 1; count <= 8; count += 1) statuses.push(await submit(address(count), count));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await submit(other, 9)).toBe(200);
});

test('a submission that was refused is no repeat: sent again it is refused again, also many at once', async () => {
  const { app, config } = await startTestApp({ rateLimits: { submit: 2 } });
  const submit = (key: string) =>
    submitJson(app, { ...PAYLOAD, last_name: key }, { 'idempotency-key': key });
  for (const key of ['one', 'two']) expect((await submit(key)).statusCode).toBe(200);
  for (const key of ['three', 'three', 'three']) expect((await submit(key)).statusCode).toBe(429);
  const atOnce = await Promise.all(Array.from({ length: 30 }, (_, at) => submit(`key-${at % 10}`)));
  expect(new Set(atOnce.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(query(config, 'select * from leads')).toHaveLength(2);
});

test('a repeat is told from a new one by the store: after a restart, and on another server', async () => {
  const first = await startTestApp({ rateLimits: { submit: 1 } });
  const { dataDir } = first.config;
  const headers = { 'idempotency-key': 'kept' };
  const kept = await submitJson(first.app, PAYLOAD, headers);
  await first.app.close();
  const { app } = await startTestApp({ dataDir, rateLimits: { submit: 1 } });
  for (let times = 0; times < 5; times += 1) {
    expect((await submitJson(app, PAYLOAD, headers)).json()).toEqual(kept.json());
  }
  expect((await submitJson(app, PAYLOAD, { 'idempotency-key': 'new' })).statusCode).toBe(200);
  expect((await submitJson(app, PAYLOAD, { 'idempotency-key': 'newer' })).statusCode).toBe(429);
});

test('one mailbox gets no more than its share of mails in an hour, from however many addresses', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app, config, log } = await startTestApp(
    { rateLimits: { mailbox: 3 }, trustProxy: ['loopback'] },
    { now: () => now },
  );
  let count = 0;
  const submit = (email: string) => {
    count += 1;
    const from = { 'x-forwarded-for': `192.0.2.${count}`, 'idempotency-key': `key-${count}` };
    return submitJson(app, { ...PAYLOAD, email, huisnummer: count }, from);
  };
  const spellings = ['jan@huis.example', 'JAN@Huis.example', 'jan+rapport@huis.example'];
  for (const email of spellings) expect((await submit(email)).statusCode).toBe(200);
  now = new Date('2026-11-20T12:20:00Z');
  const refused = await submit('jan+nog.een@huis.example');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('2400');
  expect(refused.json().error).toEqual({
    code: 'too_many_for_mailbox',
    message: expect.stringContaining('Bel ons'),
  });
  expect((await submit('piet@huis.example')).statusCode).toBe(200);
  now = new Date('2026-11-20T13:00:01Z');
  expect((await submit('jan@huis.example')).statusCode).toBe(200);
  expect(query(config, 'select * from leads')).toHaveLength(5);
  expect(log()).toContain('"limit":"mailbox"');
  expect(log()).not.toContain('huis.example');
});

test('a mail host that leaves out dots does not get more for them', async () => {
  const { app } = await startTestApp({ rateLimits: { mailbox: 2 } });
  const submit = async (email: string) => (await submitJson(app, { ...PAYLOAD, email })).statusCode;
  expect(await submit('jan.huis@gmail.com')).toBe(200);
  expect(await submit('j.an.huis@googlemail.com')).toBe(200);
  expect(await submit('janhuis@gmail.com')).toBe(429);
  expect(await submit('jan.huis@huis.example')).toBe(200);
  expect(await submit('janhuis@huis.example')).toBe(200);
});

test('all together get no more than their share in a minute, and who comes back later is let in', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app, config } = await startTestApp(
    { rateLimits: { submitAll: 20 }, trustProxy: ['loopback'] },
    { now: () => now },
  );
  const submit = (number: number) =>
    submitJson(
      app,
      { ...PAYLOAD, email: `bezoeker${number}@huis.example` },
      { 'x-forwarded-for': `198.51.100.${number}`, 'idempotency-key': `key-${number}` },
    );
  const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => submit(number)));
  const kept = answers.filter(({ statusCode }) => statusCode === 200);
  expect(kept).toHaveLength(20);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('60');
  expect(refused?.json().error.code).toBe('too_many_requests');
  expect(query(config, 'select * from leads')).toHaveLength(20);
  now = new Date('2026-11-20T12:01:00Z');
  expect((await submit(101)).statusCode).toBe(200);
});

test('one IPv6 network shares a limit, and two networks do not', async () => {
  const { app } = await startTestApp({
    rateLimits: { submit: 1, address: 1, report: 1 },
    trustProxy: ['loopback'],
  });
  const from = async (address: string) =>
    (await submitJson(app, PAYLOAD, { 'x-forwarded-for': address })).statusCode;
  expect(await from('2001:db8:1:2::1')).toBe(200);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
});

test('X-Forwarded-For of strangers does not get around the limit', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 1, address: 1, report: 1 } });
  const from = async (address: string) =>
    (await submitJson(app, PAYLOAD, { 'x-forwarded-for': address })).statusCode;
  expect(await from('192.0.2.1')).toBe(200);
  expect(await from('192.0.2.2')).toBe(429);
});

// @module-tag long

import { createHash } from 'node:crypto';
import { PROOF_BITS, proofText, zeroBitsOf } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { query, readOutbox } from '#testing/open-store.ts';
import { json, REGISTER_TROUBLE, startRegister } from '#testing/register.ts';
import { submitForm, submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

const IN_DOUBT = { ...PAYLOAD, woonplaats: 'Москва' };
const tokenOf = (receipt: { reportPath: string }) => String(receipt.reportPath.split('/').at(-1));

const bitsOf = (token: string, count: number) =>
  zeroBitsOf(createHash('sha256').update(proofText(token, count)).digest());

function solve(token: string, is = (bits: number) => bits >= PROOF_BITS): number {
  let count = 0;
  while (!is(bitsOf(token, count))) count += 1;
  return count;
}

const prove = (app: FastifyInstance, token: string, body: unknown, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: `/functions/v1/report/${token}/proof`,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a request in doubt is mailed once its browser has proven to have worked for it', async () => {
  const { app, config, log } = await startTestApp();
  const receipt = (await submitJson(app, IN_DOUBT)).json();
  expect(receipt.proof).toBe(PROOF_BITS);
  const token = tokenOf(receipt);
  expect((await app.inject(`/functions/v1/report/${token}`)).json().proof).toBe(PROOF_BITS);

  const tooFew = { count: solve(token, (bits) => bits < PROOF_BITS) };
  expect((await prove(app, token, tooFew)).statusCode).toBe(400);
  expect(query(config, 'select * from deliveries')).toEqual([]);

  const proof = { count: solve(token) };
  const answers = await Promise.all([1, 2, 3].map(() => prove(app, token, proof)));
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
    Array(3).fill([200, '{"ok":true}']),
  );
  await waitFor(() => readOutbox(config).size === 2);
  expect(query(config, 'select spam from leads')).toMatchObject([{ spam: null }]);
  expect(query(config, 'select * from deliveries')).toHaveLength(2);
  expect((await app.inject(`/functions/v1/report/${token}`)).json()).not.toHaveProperty('proof');
  expect(log().match(/request proven/g)).toHaveLength(1);
  for (const text of [...PERSONAL_TEXTS, token]) expect(log()).not.toContain(text);
});

/** Both registers at one address, once they answer. */
const BAG = {
  oorspronkelijkBouwjaar: ['1974'],
  oppervlakte: 118,
  gebruiksdoelen: ['woonfunctie'],
};
const REGISTERED = { bouwjaar: 1974, floorAreaM2: 118 };

test('the registers are asked once a request is proven, for report and mails alike', async () => {
  const register = await startRegister(({ url = '' }, answer) =>
    json(answer, url.startsWith('/Pand') ? [] : { _embedded: { adressen: [BAG] } }),
  );
  const access = { url: register.url, key: 'sleutel' };
  const { app, config } = await startTestApp({ bag: access, epOnline: access });
  const receipt = (await submitJson(app, IN_DOUBT)).json();
  expect(receipt).not.toHaveProperty('registered');
  expect(register.asked).toEqual([]);

  const token = tokenOf(receipt);
  const tooFew = { count: solve(token, (bits) => bits < PROOF_BITS) };
  await prove(app, token, tooFew);
  expect(register.asked).toEqual([]);

  const proof = { count: solve(token) };
  expect((await prove(app, token, proof)).json()).toEqual({ ok: true, registered: REGISTERED });
  expect(register.asked).toHaveLength(2);
  // Whoever opens it again is told as well, and nobody is asked any more.
  expect((await prove(app, token, proof)).json()).toEqual({ ok: true, registered: REGISTERED });
  expect((await app.inject(`/functions/v1/report/${token}`)).json().registered).toEqual(REGISTERED);
  expect(register.asked).toHaveLength(2);
  await waitFor(() => readOutbox(config).size === 2);
  const mails = [...readOutbox(config).values()].map((raw) => PostalMime.parse(raw));
  expect((await Promise.all(mails)).map(({ text }) => text).join()).toContain('Oppervlakte (BAG)');
});

test.each([...REGISTER_TROUBLE, ['hangs', () => undefined]] satisfies typeof REGISTER_TROUBLE)(
  'a register that %s keeps no proven request from being mailed',
  async (_name, listener) => {
    const { url } = await startRegister(listener);
    const access = { url, key: 'sleutel' };
    const { app, config } = await startTestApp({ bag: access, epOnline: access });
    const token = tokenOf((await submitJson(app, IN_DOUBT)).json());
    expect((await prove(app, token, { count: solve(token) })).json()).toEqual({ ok: true });
    await waitFor(() => readOutbox(config).size === 2);
  },
);

test.each([
  ['a link', { straat: 'www.kwaad.example' }],
  ['markup', { first_name: '<b>Jan</b>' }],
  ['a link and other letters', { straat: 'www.kwaad.example', woonplaats: 'Москва' }],
])('what programs alone send is not mailed for work: %s', async (_name, given) => {
  const { app, config } = await startTestApp();
  const receipt = (await submitJson(app, { ...PAYLOAD, ...given })).json();
  expect(receipt).not.toHaveProperty('proof');
  const token = tokenOf(receipt);
  expect((await prove(app, token, { count: solve(token) })).statusCode).toBe(200);
  expect(query(config, 'select * from deliveries')).toEqual([]);
});

test('in a rush a request is kept and waits for its proof, a while later nobody has to', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app, config } = await startTestApp({ rateLimits: { submitAll: 6 } }, { now: () => now });
  const submit = async (huisnummer: number) =>
    (await submitJson(app, { ...PAYLOAD, huisnummer })).json();
  const receipts = [await submit(1), await submit(2), await submit(3)];
  expect(receipts.map(({ proof }) => proof)).toEqual([undefined, undefined, PROOF_BITS]);
  expect(query(config, 'select spam from leads order by created_at, huisnummer')).toMatchObject([
    { spam: null },
    { spam: null },
    { spam: 'rush' },
  ]);
  const token = tokenOf(receipts[2]);
  expect((await prove(app, token, { count: solve(token) })).statusCode).toBe(200);
  await waitFor(() => readOutbox(config).size === 6);
  now = new Date('2026-11-20T12:01:01Z');
  expect(await submit(4)).not.toHaveProperty('proof');
});

test('who stays below a rush hour after hour is asked for proof as well', async () => {
  let at = Date.parse('2026-11-20T12:00:00Z');
  const { app, config } = await startTestApp(
    { rateLimits: { submitAll: 3 } },
    { now: () => new Date(at) },
  );
  for (let huisnummer = 1; huisnummer <= 8; huisnummer += 1) {
    await submitJson(app, { ...PAYLOAD, huisnummer });
    // One is the share of a minute, six that of an hour.
    at += 2 * 60_000;
  }
  const spam = 'select huisnummer, spam from leads where spam is not null order by huisnummer';
  expect(query(config, spam)).toEqual([
    { huisnummer: 7, spam: 'rush' },
    { huisnummer: 8, spam: 'rush' },
  ]);
  at += 60 * 60_000;
  expect((await submitJson(app, { ...PAYLOAD, huisnummer: 9 })).json()).not.toHaveProperty('proof');
});

test('who sends one request again and again puts nobody else in doubt', async () => {
  const { app } = await startTestApp({ rateLimits: { submitAll: 6 } });
  const again = { 'idempotency-key': 'een-en-dezelfde' };
  for (let time = 0; time < 6; time += 1) {
    expect((await submitJson(app, PAYLOAD, again)).statusCode).toBe(200);
  }
  const other = (await submitJson(app, { ...PAYLOAD, huisnummer: 2 })).json();
  expect(other).not.toHaveProperty('proof');
});

test('a form without script is kept in a rush too, for the company to look at', async () => {
  const { app, config } = await startTestApp({ rateLimits: { submitAll: 3 } });
  expect((await submitForm(app)).statusCode).toBe(303);
  expect((await submitForm(app, { ...FORM, huisnummer: '2' })).statusCode).toBe(303);
  expect(query(config, "select * from leads where spam = 'rush'")).toHaveLength(1);
});

test.each([
  ['in other letters', 'Олена Коваль'],
  ['with the site of a firm', 'Bakkerij Smit, bakkerijsmit.nl'],
])('a request to be called back %s goes out: nobody could prove it', async (_how, naam) => {
  const { app, config } = await startTestApp();
  await submitJson(app, { form_type: 'call_back', naam, telefoon: '612345678' });
  expect(query(config, 'select spam from leads')).toMatchObject([{ spam: null }]);
  await waitFor(() => readOutbox(config).size === 1);
});

test('a request to be called back is not held up by a rush', async () => {
  const { app, config } = await startTestApp({ rateLimits: { submitAll: 3 } });
  await submitJson(app, PAYLOAD);
  const asked = { form_type: 'call_back', naam: 'Willemijn', telefoon: '612345678' };
  const answer = await submitJson(app, asked);
  expect(answer.statusCode).toBe(200);
  expect(query(config, 'select spam from leads')).toMatchObject([{ spam: null }, { spam: null }]);
  await submitJson(app, { ...PAYLOAD, huisnummer: 2 });
  expect(query(config, "select * from leads where spam = 'rush'")).toHaveLength(1);
});

test.each([
  ['no count', {}],
  ['a count below none', { count: -1 }],
  ['half a body', '{"count":'],
  ['more than a count', { count: 1, reference: 'SR-7F3K9Q' }],
])('%s is 400', async (_name, body) => {
  const { app } = await startTestApp();
  const token = tokenOf((await submitJson(app, IN_DOUBT)).json());
  expect((await prove(app, token, body)).statusCode).toBe(400);
});

test('a form is no proof, a link that nobody has is not found, and other methods are refused', async () => {
  const { app } = await startTestApp();
  const token = tokenOf((await submitJson(app, IN_DOUBT)).json());
  const form = await prove(app, token, 'count=1', 'application/x-www-form-urlencoded');
  expect(form.statusCode).toBe(415);
  expect((await prove(app, 'A'.repeat(32), { count: 1 })).statusCode).toBe(404);
  const got = await app.inject(`/functions/v1/report/${token}/proof`);
  expect(got.statusCode).toBe(405);
  expect(got.headers.allow).toBe('POST, OPTIONS');
});

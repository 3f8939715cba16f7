// @module-tag long

import { keptReportSchema } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { readRendered } from '#testing/test-site.ts';

const DAY_MS = 24 * 60 * 60_000;
const ANSWERS = {
  woningtype: 'hoekwoning',
  bouwjaar: 1978,
  monthlyCostEur: 240,
  roof: 'goed',
  floorAreaM2: 112.5,
  residents: 3,
} as const;

async function submitted(app: FastifyInstance) {
  const { reportPath, reference } = (await submitJson(app, FORM)).json();
  const token = String(reportPath).split('/').at(-1);
  return { reportPath, reference, url: `/functions/v1/report/${token}` };
}

const put = (app: FastifyInstance, url: string, body: unknown, type = 'application/json') =>
  app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('gives what the form said about the house, and of the visitor the first name only', async () => {
  const { app } = await startTestApp({}, { now: () => new Date('2026-11-20T23:30:00Z') });
  const { url, reference } = await submitted(app);
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    firstName: 'Willemijn',
    reference,
    createdOn: '2026-11-21',
    answers: { woningtype: 'hoekwoning', bouwjaar: 1978, monthlyCostEur: 240 },
  });
  for (const text of PERSONAL_TEXTS.slice(1)) expect(answer.body).not.toContain(text);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(keptReportSchema.safeParse(answer.json()).success).toBe(true);
});

test('refined answers are kept, shown again, and used by the page and the PDF', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app, config, log } = await startTestApp({}, { now: () => now });
  const { url, reportPath, reference } = await submitted(app);
  now = new Date('2026-12-02T12:00:00Z');
  const answer = await put(app, url, { answers: ANSWERS });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    firstName: 'Willemijn',
    reference,
    createdOn: '2026-11-20',
    updatedOn: '2026-12-02',
    answers: ANSWERS,
  });
  expect((await app.inject(url)).json()).toEqual(answer.json());
  expect(readRendered((await app.inject(reportPath)).body)).toMatchObject({
    report: { answers: ANSWERS, updatedOn: '2026-12-02' },
  });
  expect((await app.inject(`${reportPath}.pdf`)).body).toContain('"floorAreaM2":112.5');
  const [row] = query(config, 'select house_answers from leads');
  expect(JSON.parse(String(row?.house_answers))).toEqual(ANSWERS);
  expect(log()).toContain(reference);
  for (const text of PERSONAL_TEXTS) expect(log()).not.toContain(text);
});

test('a visitor can take an answer of the form back: what was sent is what is kept', async () => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  const answer = await put(app, url, { answers: { woningtype: 'vrijstaand', bouwjaar: 1931 } });
  expect(answer.json().answers).toEqual({
    woningtype: 'vrijstaand',
    bouwjaar: 1931,
  });
  expect((await app.inject(url)).json().answers).toEqual(answer.json().answers);
});

test('every wrong answer has its Dutch message, and nothing is kept', async () => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  const wrong = { ...ANSWERS, floorAreaM2: 5000, roof: 'rieten', email: 'x@y.example' };
  const answer = await put(app, url, { answers: wrong });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error).toEqual({
    code: 'invalid_fields',
    message: 'Controleer de gemarkeerde velden.',
    fields: {
      floorAreaM2: 'Vul een getal in van 20 tot en met 600',
      roof: 'Kies een van de antwoorden',
      email: 'Dit gegeven kennen wij niet',
    },
  });
  expect((await app.inject(url)).json()).not.toHaveProperty('updatedOn');
});

test.each([
  ['no answers', {}],
  ['a list', []],
  ['answers that are no object', { answers: 'veel' }],
  ['null', 'null'],
  ['half a body', '{"answers":{'],
  ['no body', ''],
])('%s is 400', async (_name, body) => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  const answer = await put(app, url, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.code).toBe('malformed_body');
});

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['application/xml', 415],
])('%s is %i', async (type, status) => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  expect((await put(app, url, 'answers=1', type)).statusCode).toBe(status);
});

test('a body of more than 16 kB is 413', async () => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  const answer = await put(app, url, { answers: { ...ANSWERS, roof: 'x'.repeat(17_000) } });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error.code).toBe('body_too_large');
});

test.each(['DELETE', 'PATCH'] as const)('%s is 405', async (method) => {
  const { app } = await startTestApp();
  const answer = await app.inject({ method, url: `/functions/v1/report/${'A'.repeat(32)}` });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, PUT, POST, HEAD, OPTIONS');
});

test('a wrong, a guessed and an expired token are answered alike', async () => {
  let now = Date.now();
  const { app } = await startTestApp({}, { now: () => new Date(now) });
  const { url } = await submitted(app);
  now += 91 * DAY_MS;
  const urls = ['x', 'A'.repeat(32), '%00', "'%20or%201=1"].map((t) => `/functions/v1/report/${t}`);
  const answers = [];
  for (const each of [url, ...urls]) {
    answers.push(await app.inject(each), await put(app, each, { answers: ANSWERS }));
  }
  const seen = answers.map(({ statusCode, body, headers }) => {
    const { date: _date, 'x-request-id': _id, ...others } = headers;
    return JSON.stringify([statusCode, body, others]);
  });
  expect(new Set(seen).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  expect(answers[0]?.json().error.code).toBe('not_found');
});

test('a link works 90 days for refining too', async () => {
  let now = Date.now();
  const { app } = await startTestApp({}, { now: () => new Date(now) });
  const { url } = await submitted(app);
  now += 90 * DAY_MS - 1000;
  expect((await put(app, url, { answers: ANSWERS })).statusCode).toBe(200);
  now += 2000;
  expect((await put(app, url, { answers: ANSWERS })).statusCode).toBe(404);
});

test.each(['GET', 'PUT'] as const)('guessing by %s is limited', async (method) => {
  const { app } = await startTestApp({ rateLimits: { submit: 9, address: 9, report: 2 } });
  const guess = () =>
    app.inject({
      method,
      url: `/functions/v1/report/${'A'.repeat(32)}`,
      ...(method === 'PUT' ? { payload: { answers: ANSWERS } } : {}),
    });
  const answers = [await guess(), await guess(), await guess()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429]);
  expect(answers[2]?.json().error.code).toBe('too_many_requests');
  expect(answers[2]?.headers['retry-after']).toBeDefined();
});

test('a number of the form goes along as it was given, so that the report says what it made of it', async () => {
  const { app } = await startTestApp();
  const odd = { ...FORM, bouwjaar: '1500', monthlyBill: 2000 };
  const token = String((await submitJson(app, odd)).json().reportPath)
    .split('/')
    .at(-1);
  const url = `/functions/v1/report/${token}`;
  expect((await app.inject(url)).json()).toMatchObject({
    answers: { bouwjaar: 1500, monthlyCostEur: 2000 },
  });
  const kept = await put(app, url, { answers: { ...ANSWERS, bouwjaar: 1600 } });
  expect(kept.json().answers).toEqual({ ...ANSWERS, bouwjaar: 1500 });
  expect(keptReportSchema.safeParse(kept.json()).success).toBe(true);
});

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

test('the button of the page has the report count for today, with the answers it has', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app } = await startTestApp({}, { now: () => now });
  const { url, reportPath } = await submitted(app);
  const answers = (await app.inject(url)).json().answers;
  now = new Date('2027-01-05T12:00:00Z');
  expect(readRendered((await app.inject(reportPath)).body)).toMatchObject({
    report: { createdOn: '2026-11-20' },
    today: '2027-01-05',
  });
  const answer = await app.inject({ method: 'POST', url, headers: FORM_TYPE, payload: '' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, reportPath]);
  expect((await app.inject(url)).json()).toMatchObject({
    createdOn: '2026-11-20',
    updatedOn: '2027-01-05',
    answers,
  });
});

test('a form of another site changes no report, and a link that is none leads to its own page', async () => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  const elsewhere = { ...FORM_TYPE, 'sec-fetch-site': 'cross-site' };
  const refused = await app.inject({ method: 'POST', url, headers: elsewhere, payload: '' });
  expect(refused.statusCode).toBe(403);
  expect((await app.inject(url)).json()).not.toHaveProperty('updatedOn');
  const none = await app.inject({
    method: 'POST',
    url: `/functions/v1/report/${'A'.repeat(32)}`,
    headers: FORM_TYPE,
    payload: '',
  });
  expect([none.statusCode, none.headers.location]).toEqual([303, `/rapport/${'A'.repeat(32)}`]);
});

const NOTE = 'Eerst met de buren overleggen.\n\nWat kost de <b>steiger</b>? “€ 400”';

test('notes are kept behind the link, on the page and in the PDF, and the report stays of its day', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { app, config, log } = await startTestApp({}, { now: () => now });
  const { url, reportPath, reference } = await submitted(app);
  now = new Date('2026-12-02T12:00:00Z');
  const answer = await put(app, `${url}/note`, { note: `  ${NOTE}\u0000\r\n\n\n\n` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ reference, note: NOTE });
  expect(answer.json()).not.toHaveProperty('updatedOn');
  expect(keptReportSchema.safeParse(answer.json()).success).toBe(true);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await app.inject(url)).json()).toEqual(answer.json());
  expect(readRendered((await app.inject(reportPath)).body)).toMatchObject({
    report: { note: NOTE },
  });
  expect((await app.inject(`${reportPath}.pdf`)).body).toContain('Eerst met de buren overleggen.');
  expect(query(config, 'select report_note from leads')).toEqual([{ report_note: NOTE }]);
  expect(log()).toContain('report note kept');
  expect(log()).not.toContain('buren');

  await put(app, url, { answers: ANSWERS });
  expect((await app.inject(url)).json()).toMatchObject({ answers: ANSWERS, note: NOTE });
  expect((await put(app, `${url}/note`, { note: ' \n ' })).json()).not.toHaveProperty('note');
  expect(query(config, 'select report_note from leads')).toEqual([{ report_note: null }]);
});

test('notes of 1,000 characters are kept, longer ones refused in words', async () => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  const most = '🙂'.repeat(1_000);
  expect((await put(app, `${url}/note`, { note: most })).json().note).toBe(most);
  const answer = await put(app, `${url}/note`, { note: `${most}x` });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields).toEqual({
    note: 'Gebruik voor uw aantekeningen hoogstens 1.000 tekens',
  });
  expect((await app.inject(url)).json().note).toBe(most);
});

test.each([
  ['no note', {}],
  ['a number', { note: 7 }],
  ['a list', []],
  ['null', 'null'],
  ['half a body', '{"note":"'],
])('as notes, %s is 400', async (_name, body) => {
  const { app } = await startTestApp();
  const { url } = await submitted(app);
  const answer = await put(app, `${url}/note`, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.code).toBe('malformed_body');
});

test('nothing is kept behind a link that is wrong or too old, nor asked in another way', async () => {
  let now = Date.now();
  const { app, config } = await startTestApp({}, { now: () => new Date(now) });
  const { url } = await submitted(app);
  const wrong = `/functions/v1/report/${'A'.repeat(32)}/note`;
  expect((await put(app, wrong, { note: 'x' })).statusCode).toBe(404);
  expect((await app.inject(`${url}/note`)).statusCode).toBe(405);
  now += 91 * DAY_MS;
  expect((await put(app, `${url}/note`, { note: 'x' })).statusCode).toBe(404);
  expect(query(config, 'select report_note from leads')).toEqual([{ report_note: null }]);
});

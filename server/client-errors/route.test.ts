import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const URL_PATH = '/functions/v1/client-error';
const FAILED = {
  kind: 'render',
  page: '/contact',
  name: 'TypeError',
  places: ['/_astro/LeadForm.a1B2c3D4.js:1:2345'],
};

test('a failure in a browser is one line of the log: what, where, on which page, and nothing of who', async () => {
  const { app, log } = await startTestApp();
  const headers = { 'user-agent': 'Testbrowser/1', referer: 'http://localhost:3000/x?naam=Jan' };
  const answer = await app.inject({ method: 'POST', url: URL_PATH, payload: FAILED, headers });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await app.close();
  const line = log()
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each))
    .find(({ failed }) => failed);
  expect(line).toMatchObject({ level: 40, failed: FAILED, msg: 'a script failed in a browser' });
  for (const text of ['Testbrowser', 'Jan', '127.0.0.1']) expect(log()).not.toContain(text);
});

test('a kept report is named, without its key', async () => {
  const { app, log } = await startTestApp();
  const payload = { ...FAILED, page: '/rapport/:token' };
  expect((await app.inject({ method: 'POST', url: URL_PATH, payload })).statusCode).toBe(204);
  await app.close();
  expect(log()).toContain('"page":"/rapport/:token"');
});

test('a page that is not ours is not named', async () => {
  const { app, log } = await startTestApp();
  for (const page of ['/Willemijn-van-der-Test', '/rapport/aBcDeFgHiJkLmNoP']) {
    const answer = await app.inject({
      method: 'POST',
      url: URL_PATH,
      payload: { ...FAILED, page },
    });
    expect(answer.statusCode).toBe(204);
  }
  await app.close();
  expect(log()).toContain('"page":"(unknown)"');
  expect(log()).not.toMatch(/Willemijn|aBcDeF/);
});

test.each([
  ['words of the error', { ...FAILED, message: 'jan@voorbeeld.nl is undefined' }],
  ['a query', { ...FAILED, page: '/contact?naam=Jan' }],
  ['a sentence for a name', { ...FAILED, name: 'Jan is undefined' }],
  ['a place elsewhere', { ...FAILED, places: ['https://elders.example/x.js:1:1'] }],
  ['no end of places', { ...FAILED, places: Array(6).fill('/_astro/x.js:1:1') }],
  ['no object', 'kapot'],
])('%s is refused and not logged', async (_what, payload) => {
  const { app, log } = await startTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: URL_PATH,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(answer.statusCode).toBe(400);
  await app.close();
  expect(log()).not.toContain('a script failed');
  expect(log()).not.toMatch(/Jan|jan@|elders/);
});

test('a long report is not read, and an address has so many a minute', async () => {
  const { app } = await startTestApp();
  const send = async (payload: object) =>
    (await app.inject({ method: 'POST', url: URL_PATH, payload })).statusCode;
  expect(await send({ ...FAILED, more: 'x'.repeat(3_000) })).toBe(413);
  const statuses = [];
  for (let times = 0; times < 21; times += 1) statuses.push(await send(FAILED));
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(15);
  expect(statuses.at(-1)).toBe(429);
});

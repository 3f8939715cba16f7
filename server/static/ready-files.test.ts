import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/wait-for.ts';

const HASHED = '/_astro/app.B2cD3eF4.js';

/** What differs from one answer to the next, and what only a connection has. */
const OWN = ['x-request-id', 'date', 'connection', 'keep-alive'];
const shared = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));

async function start(settings = {}) {
  const { app, log } = await startTestApp(settings);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, headers: Record<string, string>) => {
    const [answer] = (await once(get(`${origin}${path}`, { headers }), 'response')) as [
      IncomingMessage,
    ];
    const body = Buffer.concat(await answer.toArray());
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  return { app, log, ask };
}

test.each([
  ['a page', '/', {}],
  ['a page in brotli', '/contact', { 'accept-encoding': 'gzip, deflate, br' }],
  ['a page in gzip', '/contact', { 'accept-encoding': 'gzip' }],
  ['a page as it is', '/contact', { 'accept-encoding': 'br;q=0, identity' }],
  ['a page with a query', '/contact?utm_source=x', {}],
  ['a page that sends no referrer', '/verduurzamingsrapportage', {}],
  ['a script', HASHED, { 'accept-encoding': 'br' }],
  ['a part', HASHED, { range: 'bytes=0-9' }],
  ['what is not there', '/nergens', {}],
  ['what is not there, by name', '/404', {}],
  ['a redirect', '/contact/', {}],
])('%s comes over a connection as the framework gives it', async (_what, path, headers) => {
  const { app, ask } = await start();
  const over = await ask(path, headers);
  const within = await app.inject({ url: path, headers });
  expect(over.status).toBe(within.statusCode);
  expect(shared(over.headers)).toEqual(shared(within.headers));
  expect(over.body.equals(within.rawPayload)).toBe(true);
  expect(over.headers['x-request-id']).toMatch(/^\w+-\w+$/);
});

test('what a browser has already is not sent again', async () => {
  const { ask } = await start();
  const { headers } = await ask('/', {});
  const again = await ask('/', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('the metrics count them among the answers', async () => {
  const metricsToken = 'a-long-enough-token';
  const { ask } = await start({ metricsToken });
  for (const path of ['/', '/contact', '/contact?utm_source=x', '/nergens']) await ask(path, {});
  const { body } = await ask('/metrics', { authorization: `Bearer ${metricsToken}` });
  expect(body.toString()).toContain('\nsens_answers_total{status="2xx"} 3\n');
  expect(body.toString()).toContain('\nsens_answers_total{status="4xx"} 1\n');
});

test('each request has a line in the log, with what the framework’s lines have', async () => {
  const { app, log, ask } = await start();
  const { headers } = await ask('/contact', {});
  await app.inject('/contact');
  const lines = await waitFor(() => {
    const found = log()
      .split('\n')
      .filter((line) => line.includes('"path":"/contact"'));
    return found.length === 2 ? found : undefined;
  });
  const [over, within] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(Object.keys(over ?? {})).toEqual(Object.keys(within ?? {}));
  const { time, reqId, ms, ...rest } = over ?? {};
  expect(within).toMatchObject(rest);
  expect(reqId).toBe(headers['x-request-id']);
  expect([typeof time, typeof ms]).toEqual(['number', 'number']);
});

import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { createRequestIds } from './request-id.ts';

test.each([
  '/',
  '/nergens',
  '/advies-nergens',
  '/%zz',
  '/healthz',
  '/images/nergens',
  '/functions/v1/address',
])('%s is answered with its id, and the log has the same', async (url) => {
  const { app, log } = await startTestApp();
  const answer = await app.inject(url);
  const id = String(answer.headers['x-request-id']);
  expect(id).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
  // What cannot even be read has no line of its own.
  if (url !== '/%zz') expect(JSON.parse(log().trim().split('\n').at(-1) ?? '').reqId).toBe(id);
});

test('no two servers name a request alike', () => {
  const [one, other] = [createRequestIds(), createRequestIds()];
  expect(new Set([one(), one(), other(), other()]).size).toBe(4);
});

test('an id that somebody sends along is not taken over', async () => {
  const { app, log } = await startTestApp();
  const sent = { 'x-request-id': 'Willemijn', 'request-id': 'Willemijn' };
  const answer = await app.inject({ url: '/', headers: sent });
  expect(answer.headers['x-request-id']).not.toBe('Willemijn');
  expect(log()).not.toContain('Willemijn');
});

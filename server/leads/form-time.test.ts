import { FORM_TIME_HEADER, FORM_TIME_PATH, formTimeSchema, PROOF_BITS } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';

const START = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

const askTime = async (app: FastifyInstance) =>
  formTimeSchema.parse((await app.inject(FORM_TIME_PATH)).json()).formTime;

const submitWith = async (app: FastifyInstance, formTime: string, huisnummer = 1) =>
  (await submitJson(app, { ...PAYLOAD, huisnummer }, { [FORM_TIME_HEADER]: formTime })).json();

test('a form that comes back at once is in doubt, one that took its time is not', async () => {
  let now = START;
  const { app, config } = await startTestApp({}, { now: () => now });
  const formTime = await askTime(app);
  now = after(2_999);
  expect((await submitWith(app, formTime)).proof).toBe(PROOF_BITS);
  now = after(3_000);
  expect(await submitWith(app, formTime, 2)).not.toHaveProperty('proof');
  expect(query(config, 'select spam from leads order by created_at')).toMatchObject([
    { spam: 'hurry' },
    { spam: null },
  ]);
});

test('a form without a moment tells nothing, as nobody without script has one', async () => {
  const { app, config } = await startTestApp();
  await submitJson(app, PAYLOAD);
  expect(query(config, 'select spam from leads')).toMatchObject([{ spam: null }]);
});

test.each([
  ['text', 'x'],
  ['another moment under a true signature', ''],
  ['a signature of nobody', `m0000000.${'A'.repeat(22)}`],
])(
  'a moment that we did not sign is one that nobody fills a form in with: %s',
  async (_what, given) => {
    const { app, config } = await startTestApp();
    const [, signature] = (await askTime(app)).split('.');
    await submitWith(app, given || `k0000000.${signature}`);
    expect(query(config, 'select spam from leads')).toMatchObject([{ spam: 'hurry' }]);
  },
);

test('what one server signed another one on the same store can read, also after a restart', async () => {
  let now = START;
  const first = await startTestApp({}, { now: () => now });
  const formTime = await askTime(first.app);
  await first.app.close();
  now = after(60_000);
  const second = await startTestApp(first.config, { now: () => now });
  expect(await submitWith(second.app, formTime)).not.toHaveProperty('proof');
});

test('where nothing is asked of the time no form is in a hurry', async () => {
  const { app } = await startTestApp({ minFillMs: 0 });
  expect(await submitWith(app, await askTime(app))).not.toHaveProperty('proof');
});

test('the moment is given anew each time and kept by nobody on the way', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject(FORM_TIME_PATH);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ method: 'POST', url: FORM_TIME_PATH })).statusCode).toBe(405);
});

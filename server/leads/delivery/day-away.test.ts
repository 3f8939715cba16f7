// @module-tag long

import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#testing/mail-server.ts';
import { query } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

const HOUR_MS = 60 * 60_000;
const LEADS = 4;
const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;

test('what could go nowhere for a day goes out when mail server and webhook are back, once each', async () => {
  let isAway = true;
  let at = Date.parse('2026-11-20T12:00:00Z');
  const { mails, url: smtpUrl } = await startMailServer({
    onConnect: (_session, done) =>
      isAway ? done(Object.assign(new Error('away'), { responseCode: 421 })) : done(),
  });
  const calls: string[] = [];
  const receiver = createServer((request, response) => {
    if (!isAway) calls.push(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.writeHead(isAway ? 503 : 204).end());
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as { port: number };
  const { app, config } = await startTestApp(
    { smtpUrl, webhook: { url: `http://127.0.0.1:${port}/`, secret } },
    { now: () => new Date(at) },
  );
  for (let number = 1; number <= LEADS; number += 1) {
    const body = { ...PAYLOAD, huisnummer: number, email: `klant-${number}@testhuizen.example` };
    expect((await submitJson(app, body)).statusCode).toBe(200);
  }
  const stands = (): Record<string, unknown>[] =>
    query(config, 'select id, kind, status, attempts from deliveries');
  await waitFor(() => stands().every(({ attempts }) => Number(attempts) >= 1));

  // Over the night nobody looks; each look finds all of them due, and puts them off again.
  for (const hours of [1, 6, 12, 23]) {
    const before = Math.max(...stands().map(({ attempts }) => Number(attempts)));
    at = Date.parse('2026-11-20T12:00:00Z') + hours * HOUR_MS;
    await waitFor(() => stands().every(({ attempts }) => Number(attempts) > before));
  }
  expect(new Set(stands().map(({ status }) => status))).toEqual(new Set(['pending']));
  expect(mails).toHaveLength(0);

  isAway = false;
  at += 2 * HOUR_MS;
  await waitFor(() => stands().every(({ status }) => status === 'delivered'));
  const to = mails.flatMap((mail) => mail.to).filter((each) => each.startsWith('klant-'));
  expect(mails).toHaveLength(2 * LEADS);
  expect(new Set(to).size).toBe(LEADS);
  const hooks = stands().filter(({ kind }) => kind === 'webhook');
  expect(calls.toSorted()).toEqual(hooks.map(({ id }) => String(id)).toSorted());
  expect(calls).toHaveLength(LEADS);
});

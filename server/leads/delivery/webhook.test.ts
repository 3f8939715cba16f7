// @module-tag long

import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { leadsCommand } from '#testing/leads-command.ts';
import { query } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;

/** A system of the company's own that takes leads, with the statuses that it is told to answer. */
async function startReceiver(...statuses: number[]) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { calls, webhook: { url: `http://127.0.0.1:${port}/leads`, secret } };
}

const webhooks = (config: { dataDir: string }) =>
  query(config, "select id, status, attempts, last_error from deliveries where kind = 'webhook'");

test('a lead goes to the webhook, signed so that the library of Standard Webhooks takes it', async () => {
  const { calls, webhook } = await startReceiver();
  const { app, config } = await startTestApp({ webhook });
  const { reference, reportPath } = (await submitJson(app, PAYLOAD)).json();
  await waitFor(() => webhooks(config)[0]?.status === 'delivered');
  const [call, ...others] = calls;
  expect(others).toEqual([]);
  const headers = call?.headers as Record<string, string>;
  expect(new Webhook(secret).verify(call?.body ?? '', headers)).toMatchObject({
    type: 'lead.created',
    data: { ...PAYLOAD, reference, report_url: `http://localhost:3000${reportPath}` },
  });
  expect(headers['webhook-id']).toBe(webhooks(config)[0]?.id);
});

test('one that fails is called again under the same id, signed anew', async () => {
  const { calls, webhook } = await startReceiver(500, 302, 204);
  let at = Date.now();
  const { app, config } = await startTestApp({ webhook }, { now: () => new Date(at) });
  await submitJson(app, PAYLOAD);
  for (const [attempts, code] of [
    [1, 'HTTP 500'],
    [2, 'HTTP 302'],
  ] as const) {
    await waitFor(() => webhooks(config)[0]?.attempts === attempts);
    expect(webhooks(config)).toMatchObject([{ status: 'pending', last_error: code }]);
    at += 30_000;
  }
  await waitFor(() => webhooks(config)[0]?.status === 'delivered');
  const ids = calls.map(({ headers }) => headers['webhook-id']);
  const signatures = calls.map(({ headers }) => headers['webhook-signature']);
  expect([calls.length, new Set(ids).size, new Set(signatures).size]).toEqual([3, 1, 3]);
});

test('one that is gone is called no more until somebody says so, and what it missed is parked', async () => {
  const { calls, webhook } = await startReceiver(410, 204);
  const { app, config, log } = await startTestApp({ webhook });
  await submitJson(app, PAYLOAD);
  await waitFor(() => webhooks(config)[0]?.status === 'parked');
  await submitJson(app, { ...PAYLOAD, huisnummer: 2 });
  await waitFor(() => webhooks(config).filter(({ status }) => status === 'parked').length === 2);
  const errors = webhooks(config).map(({ last_error }) => last_error);
  expect(errors.sort()).toEqual(['HTTP 410', 'WEBHOOK_OFF']);
  expect(calls).toHaveLength(1);
  expect(log()).toContain('delivery parked');
  for (const text of PERSONAL_TEXTS) expect(log()).not.toContain(text);

  // A mistyped reference changes nothing, nor does it call the webhook again.
  const settings = { DATA_DIR: config.dataDir };
  expect(await leadsCommand(settings, 'redeliver', 'SR-000000')).toEqual({
    code: 1,
    output: expect.stringContaining('Geen aanvraag met referentie SR-000000'),
  });
  expect(query(config, "select value from marks where name = 'webhook-off'")).not.toEqual([
    { value: '' },
  ]);

  expect(await leadsCommand(settings, 'redeliver')).toEqual({
    code: 0,
    output: expect.stringContaining('2 bezorgingen klaargezet'),
  });
  await waitFor(() => webhooks(config).every(({ status }) => status === 'delivered'));
});

// @module-tag long

import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#testing/mail-server.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

/** A system of the company's own that takes every call and answers none. */
async function startHangingReceiver() {
  let calls = 0;
  const server = createServer(() => {
    calls += 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as { port: number };
  const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;
  return { webhook: { url: `http://127.0.0.1:${port}/leads`, secret }, calls: () => calls, close };
}

test('a webhook that hangs at every call holds up no mail to a visitor', async () => {
  const { webhook, calls, close } = await startHangingReceiver();
  const { mails, url: smtpUrl } = await startMailServer();
  const { app } = await startTestApp({ webhook, smtpUrl });
  const toVisitors = () => mails.filter(({ to }) => to.includes(PAYLOAD.email)).length;
  const submit = (huisnummer: number) => submitJson(app, { ...PAYLOAD, huisnummer });
  for (const number of [1, 2, 3, 4]) await submit(number);
  await waitFor(() => calls() >= 3);
  for (const number of [5, 6, 7, 8]) await submit(number);
  await waitFor(() => toVisitors() === 8, 10_000);
  // None of those that hang has been given up yet: a fourth would have been called.
  expect(calls()).toBe(3);
  // The server stops when its calls have ended.
  close();
});

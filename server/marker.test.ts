import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOutbox } from '#testing/open-store.ts';
import { submitForm, submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

/** Nothing else holds these letters, in whatever field they are sent. */
const MARK = 'zwqmarkx';
const TOKEN = 'een-geheim-voor-de-cijfers';

/** Takes what the webhook is sent. */
async function startHook() {
  const bodies: string[] = [];
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(body);
    answer.end('ok');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    yield join(entry.parentPath, entry.name);
  }
}

test('what a visitor tells is found in the store, the mails and the webhook, and nowhere else', async () => {
  const hook = await startHook();
  const { app, config, log } = await startTestApp({
    logLevel: 'trace',
    metricsToken: TOKEN,
    pdokUrl: 'http://127.0.0.1:9',
    webhook: { url: hook.url, secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}` },
  });
  const marked = {
    ...PAYLOAD,
    first_name: `Jan${MARK}`,
    last_name: MARK,
    straat: `${MARK}straat`,
    email: `${MARK}@huis.example`,
  };
  const key = { 'idempotency-key': `${MARK}-1`, 'user-agent': MARK, referer: `http://x/${MARK}` };
  const kept = await submitJson(app, marked, key);
  expect(kept.statusCode).toBe(200);
  const { reportPath } = kept.json();
  const asked = [
    submitJson(app, { ...marked, email: MARK }),
    submitJson(app, `{"naam":"${MARK}`),
    submitJson(app, { ...marked, straat: `www.${MARK}.example` }),
    submitForm(app, { ...FORM, naam: MARK, email: MARK }),
    submitForm(app, { ...FORM, naam: `${MARK} jansen` }, { origin: `https://${MARK}.example` }),
    app.inject(`/verduurzamingsrapportage?naam=${MARK}`),
    app.inject(`/${MARK}?naam=${MARK}`),
    app.inject(`/%zz${MARK}`),
    app.inject(`/tools/${MARK}?${MARK}=${MARK}`),
    app.inject(`/tools/subsidie-calculator?${MARK}=${MARK}`),
    app.inject(`/rapport/${MARK}`),
    app.inject(`${reportPath}?naam=${MARK}`),
    app.inject(`${reportPath}.pdf`),
    app.inject(`/images/${MARK}?width=64`),
    app.inject(`/images/home-hero?width=64&v=${MARK}&${MARK}=1`),
    app.inject(`/functions/v1/address?postcode=2993XZ&huisnummer=${MARK}`),
    ...['assistant', 'client-error', 'vitals', MARK].map((name) =>
      app.inject({
        method: 'POST',
        url: `/functions/v1/${name}`,
        payload: { question: MARK, message: MARK, page: `/${MARK}`, stack: MARK, name: MARK },
      }),
    ),
    app.inject({ url: '/', headers: { cookie: `a=${MARK}`, 'x-request-id': MARK } }),
  ];
  await Promise.all(asked);
  await waitFor(() => hook.bodies.some((body) => body.includes(MARK)));
  await waitFor(() => [...readOutbox(config).values()].some((mail) => mail.includes(MARK)));
  const metrics = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(metrics.statusCode).toBe(200);
  const health = [await app.inject('/healthz'), await app.inject('/readyz')];
  await app.close();

  expect(log()).toContain('"status":200');
  expect(log()).not.toContain(MARK);
  expect(metrics.body).not.toContain(MARK);
  for (const { body } of health) expect(body).not.toContain(MARK);
  const files = [...filesUnder(config.dataDir)];
  expect(files.filter((file) => file.includes(MARK))).toEqual([]);
  const holding = files.filter(
    (file) => statSync(file).isFile() && readFileSync(file).includes(MARK),
  );
  // The store, and mails as files where there is no mail server.
  expect(
    holding.filter((file) => !file.includes('/outbox/') && !/\/sens\.sqlite(-wal)?$/.test(file)),
  ).toEqual([]);
  expect(holding.length).toBeGreaterThan(1);
});

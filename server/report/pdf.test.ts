import { join } from 'node:path';
import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';
import { FORM, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { SITE_FILES } from '#testing/test-site.ts';

const DAY_MS = 24 * 60 * 60_000;

test('the report is a PDF too, made of what the page shows, privately', async () => {
  const { app } = await startTestApp();
  const { reportPath, reference } = (await submitJson(app, FORM)).json();
  const answer = await app.inject(`${reportPath}.pdf`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'inline; filename="Verduurzamingsrapport SENS.pdf"; filename*=UTF-8\'\'Verduurzamingsrapport%20SENS.pdf',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'content-length': String(answer.rawPayload.length),
  });
  expect(answer.body).toMatch(/^%PDF-1.7 /);
  expect(answer.body).toContain(reportPath.split('/').at(-1));
  expect(answer.body).toContain(reference);
  expect(answer.body).toContain('"firstName":"Willemijn"');
  for (const text of PERSONAL_TEXTS.slice(1)) expect(answer.body).not.toContain(text);
});

test('asking for its headers alone is answered too', async () => {
  const { app } = await startTestApp();
  const { reportPath } = (await submitJson(app, FORM)).json();
  const answer = await app.inject({ method: 'HEAD', url: `${reportPath}.pdf` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
});

test.each(['x', 'A'.repeat(32), 'A'.repeat(99), '..%2f'])(
  '%s.pdf is the page that says that a report cannot be opened, and what to do',
  async (token) => {
    const { app } = await startTestApp();
    const answer = await app.inject(`/rapport/${token}.pdf`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(SITE_FILES['rapport-verlopen.html']);
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
  },
);

test('its link works as long as the page’s', async () => {
  let now = Date.now();
  const { app } = await startTestApp({}, { now: () => new Date(now) });
  const { reportPath } = (await submitJson(app, FORM)).json();
  now += 91 * DAY_MS;
  const answer = await app.inject(`${reportPath}.pdf`);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(SITE_FILES['rapport-verlopen.html']);
});

test('guessing is limited', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 9, address: 9, report: 2 } });
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1) {
    statuses.push((await app.inject(`/rapport/${'A'.repeat(32)}.pdf`)).statusCode);
  }
  expect(statuses).toEqual([404, 404, 429]);
});

test('when it cannot be made, the visitor reads so and the log says nothing personal', async () => {
  const folder = tempFolder();
  const code = "export async function render() { throw new TypeError('Willemijn'); }";
  writeFiles(folder, { 'entry.mjs': code });
  const { app, log } = await startTestApp({ renderModule: join(folder, 'entry.mjs') });
  const { reportPath } = (await submitJson(app, FORM)).json();
  const answer = await app.inject(`${reportPath}.pdf`);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('niet als pdf');
  expect(log()).toContain('page could not be made aside');
  expect(log()).toContain('TypeError');
  expect(log()).not.toContain('Willemijn');
});

import { adviserPath } from '@sens/contract';
import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM } from '#testing/test-lead.ts';
import { readRendered, SITE_FILES } from '#testing/test-site.ts';

const DAY_MS = 24 * 60 * 60_000;

test('a report link shows the report, privately', async () => {
  // 23:30 in Amsterdam is still that day, though the clock in UTC says 22:30.
  const { app } = await startTestApp({}, { now: () => new Date('2026-11-20T23:30:00Z') });
  const { reportPath, reference } = (await submitJson(app, FORM)).json();
  const answer = await app.inject(reportPath);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
  });
  expect(readRendered(answer.body)).toEqual({
    page: 'report',
    report: {
      firstName: 'Willemijn',
      reference,
      createdOn: '2026-11-21',
      token: reportPath.split('/').at(-1),
      answers: { woningtype: 'hoekwoning', bouwjaar: 1978, monthlyCostEur: 240 },
    },
    today: '2026-11-21',
    awaitsCall: true,
  });
});

test('the same link shows the adviser what is behind it, as privately, and nothing else does', async () => {
  const { app } = await startTestApp();
  const { reportPath } = (await submitJson(app, FORM)).json();
  const answer = await app.inject(adviserPath(reportPath));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect(readRendered(answer.body)).toMatchObject({
    page: 'adviser',
    report: { firstName: 'Willemijn', token: reportPath.split('/').at(-1) },
  });
  for (const query of ['?weergave=', '?weergave=baas', '?weergave=adviseur&weergave=x']) {
    const plain = await app.inject(`${reportPath}${query}`);
    expect([query, readRendered(plain.body).page]).toEqual([query, 'report']);
  }
  expect((await app.inject(`${reportPath}/adviseur`)).statusCode).toBe(404);
  expect((await app.inject(adviserPath(`/rapport/${'A'.repeat(32)}`))).statusCode).toBe(404);
});

test('values that were not given are not there', async () => {
  const { app } = await startTestApp();
  const { bouwjaar: _b, monthlyBill: _m, ...form } = FORM;
  const { reportPath } = (await submitJson(app, form)).json();
  const asked = readRendered((await app.inject(reportPath)).body);
  expect(asked).toMatchObject({
    report: { answers: { woningtype: 'hoekwoning' } },
  });
  expect(JSON.stringify(asked)).not.toMatch(/bouwjaar|monthly/);
});

test('a report link works 90 days', async () => {
  let now = Date.now();
  const { app } = await startTestApp({}, { now: () => new Date(now) });
  const { reportPath } = (await submitJson(app, FORM)).json();
  now += 90 * DAY_MS - 1000;
  expect((await app.inject(reportPath)).statusCode).toBe(200);
  now += 2000;
  const expired = await app.inject(reportPath);
  expect(expired.statusCode).toBe(404);
  expect(expired.body).toBe(SITE_FILES['rapport-verlopen.html']);
  expect((await app.inject(adviserPath(reportPath))).body).toBe(expired.body);
  // It stands at no address of its own, where it would be found without a link.
  expect((await app.inject('/rapport-verlopen')).body).toBe(SITE_FILES['404.html']);
});

test.each(['x', 'A'.repeat(32), 'A'.repeat(99), '..%2f', 'x/y', 'x/', '%00', "'%20or%201=1"])(
  'token %s is the page that says that a report cannot be opened, and what to do',
  async (token) => {
    const { app } = await startTestApp();
    const answer = await app.inject(`/rapport/${token}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(SITE_FILES['rapport-verlopen.html']);
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
  },
);

test('guessing is limited', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 9, address: 9, report: 2 } });
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1) {
    statuses.push((await app.inject(`/rapport/${'A'.repeat(32)}`)).statusCode);
  }
  expect(statuses).toEqual([404, 404, 429]);
});

test('while the site is not built, a visitor still reads that the request was received', async () => {
  const { app } = await startTestApp({ renderModule: '/nowhere/entry.mjs' });
  const { reportPath } = (await submitJson(app, FORM)).json();
  const answer = await app.inject(reportPath);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Uw aanvraag is ontvangen');
});

test('a visitor over the limit reads a sentence, not JSON', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 9, address: 9, report: 1 } });
  const headers = { accept: 'text/html,*/*;q=0.8' };
  await app.inject({ url: '/rapport/x', headers });
  const answer = await app.inject({ url: '/rapport/x', headers });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Wacht even');
});

import { LEAD_MESSAGES as M } from '@sens/contract';
import { expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { submitForm } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM } from '#testing/test-lead.ts';
import { readRendered } from '#testing/test-site.ts';

test('a valid form is answered 303 to the report, which then opens', async () => {
  const { app } = await startTestApp();
  const answer = await submitForm(app);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/rapport\/[\w-]{32}$/);
  const report = await app.inject(String(answer.headers.location));
  expect(report.statusCode).toBe(200);
});

test('a phone number and house number are put right as the fields do it while one types', async () => {
  const { app, config } = await startTestApp();
  const form = { ...FORM, telefoon: '06 - 12 34 56 78', huisnummer: '12-a', source: 'isolatie' };
  expect((await submitForm(app, form)).statusCode).toBe(303);
  expect(
    query(config, 'select phone, huisnummer, huisnummer_toevoeging, source from leads'),
  ).toEqual([
    { phone: '+31612345678', huisnummer: 12, huisnummer_toevoeging: 'a', source: 'isolatie' },
  ]);
});

test('an invalid form is shown again with status 422, its messages and what was typed', async () => {
  const { app, config } = await startTestApp();
  const answer = await submitForm(app, { ...FORM, naam: '<b>', email: 'fout', source: 'advies' });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(readRendered(answer.body)).toEqual({
    page: 'form',
    form: {
      values: { ...FORM, naam: '<b>', email: 'fout' },
      fields: { email: M.email },
      source: 'advies',
    },
  });
  expect(answer.body).not.toContain('<b>');
  expect(query(config, 'select * from leads')).toEqual([]);
});

test('a client that prefers JSON gets JSON', async () => {
  const { app } = await startTestApp();
  const headers = { accept: 'application/json, text/html;q=0.5' };
  const wrong = await submitForm(app, { ...FORM, email: 'fout' }, headers);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().error.fields).toEqual({ email: M.email });
  const right = await submitForm(app, FORM, headers);
  expect(right.statusCode).toBe(200);
  expect(right.json().ok).toBe(true);
});

test('a double click makes one lead and leads to the same report', async () => {
  const { app, config } = await startTestApp();
  const [first, second] = await Promise.all([submitForm(app), submitForm(app)]);
  expect(second.headers.location).toBe(first.headers.location);
  expect(query(config, 'select * from leads')).toHaveLength(1);
});

test('over the limit the form is shown again with what was typed and a sentence about it', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 1, address: 1, report: 1 } });
  await submitForm(app);
  const answer = await submitForm(app);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(readRendered(answer.body)).toMatchObject({
    form: { values: FORM, problem: expect.stringContaining('Wacht even') },
  });
});

test('a mailbox that has had its mails is told so above the form, which keeps what was typed', async () => {
  const { app } = await startTestApp({ rateLimits: { mailbox: 1 } });
  await submitForm(app);
  const again = { ...FORM, huisnummer: '129' };
  const answer = await submitForm(app, again);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
  expect(readRendered(answer.body)).toMatchObject({
    form: { values: again, problem: expect.stringContaining('Bel ons') },
  });
});

test('a form that is too large is answered 413 as a page', async () => {
  const { app } = await startTestApp();
  const answer = await submitForm(app, { ...FORM, straat: 'x'.repeat(20_000) });
  expect(answer.statusCode).toBe(413);
  expect(readRendered(answer.body)).toMatchObject({
    form: { problem: expect.stringContaining('te groot') },
  });
});

test('while the site is not built, the messages come as plain text with the right status', async () => {
  const { app, log } = await startTestApp({ renderModule: '/nowhere/entry.mjs' });
  const answer = await submitForm(app, { ...FORM, email: 'fout' });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain(M.email);
  expect(log()).toContain('page could not be rendered');
});

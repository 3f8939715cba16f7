// @module-tag long

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { leadsCommand } from '#testing/leads-command.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { query, readOutbox } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { readRendered } from '#testing/test-site.ts';
import { waitFor } from '#testing/wait-for.ts';

test('both mails are files in the outbox soon after the answer, readable by any mail program', async () => {
  const { app, config } = await startTestApp();
  const { reference, reportPath } = (await submitJson(app, PAYLOAD)).json();
  const mails = await waitFor(() =>
    readOutbox(config).size === 2 ? readOutbox(config) : undefined,
  );
  expect([...mails.keys()]).toEqual([
    expect.stringMatching(new RegExp(`^\\d{8}T\\d{6}Z-${reference}-company-mail\\.eml$`)),
    expect.stringMatching(new RegExp(`^\\d{8}T\\d{6}Z-${reference}-visitor-mail\\.eml$`)),
  ]);
  const [company, visitor] = await Promise.all(
    [...mails.values()].map((raw) => PostalMime.parse(raw)),
  );
  expect(company).toMatchObject({
    subject: `Nieuwe rapportaanvraag: ${FORM.naam}, Barendrecht (${reference})`,
    from: { name: 'SENS website', address: 'website@sens.example' },
    to: [{ address: 'info@sens.example' }],
    replyTo: [{ name: FORM.naam, address: FORM.email }],
  });
  expect(visitor?.to).toMatchObject([{ name: FORM.naam, address: FORM.email }]);
  expect(visitor?.text).toContain(`http://localhost:3000${reportPath}`);
  await waitFor(
    () =>
      query(config, "select * from deliveries where status = 'delivered' and attempts = 1")
        .length === 2,
  );
  const folder = join(config.dataDir, 'outbox');
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test('the mail about a second request of the same person says so, the one to the visitor does not', async () => {
  let at = new Date('2026-11-23T08:35:00Z');
  const { app, config } = await startTestApp({}, { now: () => at });
  const first = (await submitJson(app, PAYLOAD)).json().reference;
  at = new Date('2026-11-23T09:10:00Z');
  const again = {
    form_type: 'call_back',
    source: 'chatbot',
    naam: 'Willemijn',
    telefoon: '06 12345678',
    moment: 'middag',
  };
  const second = (await submitJson(app, again)).json().reference;
  await waitFor(() => readOutbox(config).size === 3);
  // Read as mails: in their files a line may end within the sentence.
  const mails = await Promise.all(
    [...readOutbox(config)].map(async ([name, raw]) => ({
      name,
      mail: await PostalMime.parse(raw),
    })),
  );
  const saying = mails.filter(({ mail }) => mail.text?.includes('vroeg eerder aan'));
  expect(saying.map(({ name }) => name)).toEqual([expect.stringContaining(second)]);
  const mail = saying[0]?.mail;
  const sentence = `Deze persoon vroeg eerder aan: ${first}, vandaag om 9.35 uur.`;
  expect(mail?.text).toContain(`\n\n${sentence}\n\nNaam: Willemijn\n`);
  expect(mail?.html).toContain(sentence);
});

test('both mails carry the report as a PDF and say so', async () => {
  const { app, config } = await startTestApp();
  await submitJson(app, PAYLOAD);
  await waitFor(() => readOutbox(config).size === 2);
  for (const raw of readOutbox(config).values()) {
    const mail = await PostalMime.parse(raw);
    expect(mail.attachments).toMatchObject([
      { filename: 'Verduurzamingsrapport SENS.pdf', mimeType: 'application/pdf' },
    ]);
    const [file] = mail.attachments;
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toMatch(/^%PDF-1.7 .*"token":/);
    expect(mail.text).toContain('als pdf bij deze mail');
    expect(mail.html).toContain('als pdf bij deze mail');
  }
});

test('a report that cannot be made holds no mail up', async () => {
  const { app, config, log } = await startTestApp({ renderModule: '/nowhere/entry.mjs' });
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  await waitFor(() => readOutbox(config).size === 2);
  for (const raw of readOutbox(config).values()) {
    const mail = await PostalMime.parse(raw);
    expect(mail.html).toBeUndefined();
    expect(mail.attachments).toEqual([]);
    expect(mail.text).not.toContain('pdf');
  }
  const lines = log()
    .split('\n')
    .filter((line) => line.includes('without the report'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(reference);
  for (const text of PERSONAL_TEXTS) expect(log()).not.toContain(text);
});

test('with an SMTP server set, mails go there and no file is written', async () => {
  const { mails, url } = await startMailServer();
  const { app, config } = await startTestApp({ smtpUrl: url });
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  await waitFor(() => mails.length === 2);
  expect(mails.map(({ to }) => to)).toEqual([['info@sens.example'], [FORM.email]]);
  const company = await PostalMime.parse(mails[0]?.raw ?? '');
  const [delivery] = query(config, "select id from deliveries where kind = 'company-mail'");
  expect(company.messageId).toBe(`<${delivery?.id}@sens.example>`);
  expect(company.subject).toContain(reference);
  expect(readOutbox(config).size).toBe(0);
});

test('names that try to add headers or markup arrive as plain text, whole and harmless', async () => {
  const { mails, url } = await startMailServer();
  const { app, config } = await startTestApp({ smtpUrl: url });
  const naam = 'Jan\r\nBcc: slachtoffer@evil.example\r\n\r\n<script>alert(1)</script> 🏠';
  const answer = await submitJson(app, {
    ...FORM,
    naam,
    straat: 'Straat\r\nX-Evil: 1',
    woonplaats: 'Ørsted\nBcc: a@b.example',
  });
  expect(answer.statusCode).toBe(200);
  // It looks like spam, and is mailed when the company asks for it.
  const settings = { DATA_DIR: config.dataDir };
  const asked = await leadsCommand(settings, 'redeliver', answer.json().reference);
  expect(asked).toMatchObject({ code: 0 });
  await waitFor(() => mails.length === 2);
  expect(mails.flatMap(({ to }) => to)).toEqual(['info@sens.example', FORM.email]);
  for (const { raw } of mails) {
    const mail = await PostalMime.parse(raw);
    const names = mail.headers.map(({ key }) => key);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-evil');
    expect(mail.html).not.toContain('<script');
  }
  const company = await PostalMime.parse(mails[0]?.raw ?? '');
  expect(company.subject).toContain('🏠');
  expect(company.subject).toContain('Ørsted Bcc: a@b.example');
  expect(JSON.stringify(readRendered(company.html ?? ''))).toContain(
    '<script>alert(1)</script> 🏠',
  );
});

/** A server that answers a recipient with a code. */
const refuse = (responseCode: number, who?: string, why = 'no') =>
  startMailServer({
    onRcptTo: (address, _session, done) =>
      who && address.address !== who
        ? done()
        : done(Object.assign(new Error(`${why} <${address.address}>`), { responseCode })),
  });

test('a recipient who is refused for good is parked alone, its reason noted without personal data', async () => {
  const { url } = await refuse(550, FORM.email);
  const { app, config, log } = await startTestApp({ smtpUrl: url });
  await submitJson(app, PAYLOAD);
  const failed = await waitFor(
    () => query(config, "select * from deliveries where status = 'parked'")[0],
  );
  expect(failed).toMatchObject({
    kind: 'visitor-mail',
    attempts: 1,
    last_error: 'EENVELOPE 550',
  });
  await waitFor(
    () =>
      query(
        config,
        "select 1 from deliveries where kind = 'company-mail' and status = 'delivered'",
      )[0],
  );
  expect(log()).toContain('EENVELOPE 550');
  expect(log()).not.toContain(FORM.email);
});

test('a mailbox of ours that refuses is tried again, as is a visitor’s that is full', async () => {
  const { url } = await refuse(552, undefined, '5.2.2 Mailbox full:');
  const { app, config } = await startTestApp({ smtpUrl: url });
  await submitJson(app, PAYLOAD);
  const rows = await waitFor(() => {
    const tried = query(config, 'select * from deliveries where attempts > 0');
    return tried.length === 2 ? tried : undefined;
  });
  for (const row of rows) expect(row).toMatchObject({ status: 'pending' });
  const gone = await refuse(550);
  const other = await startTestApp({ smtpUrl: gone.url });
  await submitJson(other.app, PAYLOAD);
  const refused = await waitFor(() => {
    const tried = query(other.config, 'select * from deliveries where attempts > 0 order by kind');
    return tried.length === 2 ? tried : undefined;
  });
  expect(refused).toMatchObject([
    { kind: 'company-mail', status: 'pending' },
    { kind: 'visitor-mail', status: 'parked' },
  ]);
});

test('a server that relays nothing for us is tried again: that is ours to repair', async () => {
  const { url } = await refuse(554, undefined, '5.7.1 Relay access denied:');
  const { app, config } = await startTestApp({ smtpUrl: url });
  await submitJson(app, PAYLOAD);
  const failed = await waitFor(
    () => query(config, 'select * from deliveries where attempts > 0')[0],
  );
  expect(failed).toMatchObject({ status: 'pending', last_error: 'EENVELOPE 554' });
});

test('a recipient who is refused for now is tried again', async () => {
  const { url } = await refuse(451);
  const { app, config } = await startTestApp({ smtpUrl: url });
  await submitJson(app, PAYLOAD);
  const failed = await waitFor(() => {
    const rows = query(config, 'select * from deliveries where attempts > 0');
    return rows.length === 2 ? rows : undefined;
  });
  for (const row of failed) {
    expect(row).toMatchObject({ status: 'pending', attempts: 1, last_error: 'EENVELOPE 451' });
    const wait = Date.parse(String(row.next_attempt_at)) - Date.now();
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThan(12_001);
  }
});

test('a mail server that is not there keeps nobody waiting: the lead is safe and the mail pending', async () => {
  const { app, config } = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
  expect((await submitJson(app, PAYLOAD)).statusCode).toBe(200);
  await waitFor(
    () =>
      query(
        config,
        "select * from deliveries where last_error like 'ECONN%' or last_error like 'ESOCKET%'",
      ).length === 2,
  );
  expect(query(config, 'select distinct status from deliveries')).toEqual([{ status: 'pending' }]);
});

test('an outbox that cannot be written is tried again', async () => {
  const { app, config } = await startTestApp(
    {},
    {
      mailer: {
        send: async () =>
          Promise.reject(Object.assign(new Error('secret text'), { code: 'EACCES' })),
      },
    },
  );
  await submitJson(app, PAYLOAD);
  await waitFor(
    () => query(config, "select * from deliveries where last_error = 'EACCES'").length === 2,
  );
});

test('what was pending when the server stopped is delivered after the next start', async () => {
  const first = await startTestApp(
    { smtpUrl: 'smtp://127.0.0.1:9' },
    { now: () => new Date(Date.now() - 60_000) },
  );
  await submitJson(first.app, PAYLOAD);
  await waitFor(
    () => query(first.config, 'select * from deliveries where attempts = 1').length === 2,
  );
  await first.app.close();
  const { smtpUrl: _gone, ...settings } = first.config;
  const second = await startTestApp(settings);
  await second.app.ready();
  await waitFor(() => readOutbox(second.config).size === 2);
});

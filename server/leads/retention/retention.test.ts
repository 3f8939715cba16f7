// @module-tag long

import { readFileSync, utimesSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { outboxFolder } from '#leads/delivery/create-mailer.ts';
import { FinalFailure } from '#leads/delivery/final-failure.ts';
import { createOutbox } from '#leads/delivery/outbox.ts';
import { EARLIER_DAYS } from '#leads/delivery/worker.ts';
import { toMailbox } from '#leads/fingerprint.ts';
import type { MailMessage } from '#leads/mail/message.ts';
import { leadsCommand } from '#testing/leads-command.ts';
import { query, readOutbox } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';
import { PAYLOAD, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';
import { KEPT } from './retention.ts';

const DAY_MS = 24 * 60 * 60_000;

const CALL_BACK = {
  form_type: 'call_back',
  source: 'chatbot',
  naam: 'Anna de Vries',
  telefoon: '06-87654321',
  moment: 'middag',
};

/** What whoever has the link wrote down beside the report. */
const NOTE = 'Vraag tante Truus om raad';

/** A server whose clock the test moves, with one lead in it of which both mails are delivered. */
async function startWithLead() {
  let at = new Date('2026-11-22T12:00:00Z').getTime();
  const { app, config, log } = await startTestApp({}, { now: () => new Date(at) });
  const answer = (await submitJson(app, PAYLOAD)).json();
  const token = answer.reportPath.split('/').at(-1);
  const url = `/functions/v1/report/${token}/note`;
  expect((await app.inject({ method: 'PUT', url, payload: { note: NOTE } })).statusCode).toBe(200);
  await waitFor(
    () => query(config, "select 1 from deliveries where status = 'delivered'").length === 2,
  );
  await app.close();
  return {
    config,
    answer,
    log,
    /** Starts a server so many days later, until it has done its daily work. */
    async startAfter(days: number) {
      at += days * DAY_MS;
      const next = await startTestApp(config, { now: () => new Date(at) });
      await next.app.ready();
      return { ...next, moment: new Date(at).toISOString() };
    },
  };
}

const purges = (config: { dataDir: string }) =>
  query(config, "select at from forgotten where act = 'purge'").map(({ at }) => at);

const leadFiles = (config: { dataDir: string }) =>
  ['sens.sqlite', 'sens.sqlite-wal'].map((name) => {
    try {
      return readFileSync(join(config.dataDir, name)).toString('latin1');
    } catch {
      return '';
    }
  });

test('a request is there for 24 months, then nothing is left that points to a person', async () => {
  const { config, answer, startAfter } = await startWithLead();
  // From month to month, as a clock goes: a leap of years is taken for a wrong clock.
  for (let days = 30; days <= 720; days += 30) {
    const { app, moment } = await startAfter(30);
    await waitFor(() => purges(config).includes(moment));
    await app.close();
  }
  expect(query(config, 'select reference, email from leads')).toEqual([
    { reference: answer.reference, email: PAYLOAD.email },
  ]);
  const { app, moment } = await startAfter(12);
  await waitFor(() => purges(config).includes(moment));
  await app.close();
  const [lead, ...others] = query(config, 'select * from leads');
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    created_at: '2026-11-22T00:00:00.000Z',
    woningtype: PAYLOAD.woningtype,
    source: PAYLOAD.source,
    email: '',
    anonymised_at: moment,
  });
  expect(JSON.stringify(lead)).not.toContain('"2993');
  // Its moment is in none of them either: an id of ours begins with it.
  for (const value of Object.values(lead ?? {})) {
    const begin = Number.parseInt(
      String(value)
        .replace(/^anoniem-/, '')
        .replace('-', '')
        .slice(0, 12),
      16,
    );
    expect(Math.abs(begin - Date.parse('2026-11-22T12:00:00Z'))).not.toBeLessThan(DAY_MS);
  }
  expect(query(config, 'select * from deliveries')).toEqual([]);
  const secret = answer.reportPath.split('/').at(-1);
  for (const text of [...PERSONAL_TEXTS, NOTE, answer.reference, secret]) {
    expect(leadFiles(config).join(), text).not.toContain(text);
  }
});

test('a mail in the outbox goes 30 days after it was delivered, a back-up after 90', async () => {
  const { config, startAfter } = await startWithLead();
  const backups = join(config.dataDir, 'backups');
  const written = new Date('2026-11-22T12:00:00Z');
  writeFiles(backups, { 'sens-2026-11-22.sqlite': 'x', 'note.txt': 'x' });
  writeFiles(join(config.dataDir, 'outbox'), {
    '.20261122T120000Z-SR-AAAAAA-company-mail.eml.tmp': 'half',
    'somebody-elses.eml': 'x',
  });
  for (const folder of [backups, join(config.dataDir, 'outbox')]) {
    for (const name of await readdir(folder)) utimesSync(join(folder, name), written, written);
  }
  const after = async (days: number) => {
    const { app, moment } = await startAfter(days);
    await waitFor(() => purges(config).includes(moment));
    await app.close();
    return { mails: readOutbox(config).size, backups: (await readdir(backups)).sort() };
  };
  const all = ['note.txt', 'sens-2026-11-22.sqlite'];
  expect(await after(29)).toEqual({ mails: 3, backups: all });
  expect(await after(2)).toEqual({ mails: 1, backups: all });
  expect(await readdir(join(config.dataDir, 'outbox'))).toEqual(['somebody-elses.eml']);
  expect(await after(40)).toEqual({ mails: 1, backups: all });
  expect(await after(20)).toEqual({ mails: 1, backups: ['note.txt'] });
});

test.each([
  ['erase', PAYLOAD.email],
  ['purge', ''],
])('after %s nothing is left of what happened to a request', async (...command) => {
  const mailer = { send: () => Promise.reject(new FinalFailure('EENVELOPE 559')) };
  const { app, config } = await startTestApp({}, { mailer, now: () => new Date('2020-01-01') });
  await submitJson(app, PAYLOAD);
  const events = () => query(config, 'select * from lead_events');
  await waitFor(() => events().length === 2);
  expect(leadFiles(config).join()).toContain('EENVELOPE 559');
  for (const text of PERSONAL_TEXTS) expect(JSON.stringify(events())).not.toContain(text);
  await app.close();
  expect(await leadsCommand({ DATA_DIR: config.dataDir }, ...command)).toMatchObject({ code: 0 });
  expect(events()).toEqual([]);
  expect(leadFiles(config).join()).not.toContain('EENVELOPE 559');
});

test('a clock that leaps ahead forgets nothing, and the log says so', async () => {
  const { config, startAfter } = await startWithLead();
  const { log } = await startAfter(3_650);
  await waitFor(() => log().includes('the clock is far ahead'));
  expect(query(config, 'select email from leads')).toEqual([{ email: PAYLOAD.email }]);
  expect(readOutbox(config).size).toBe(2);
});

test('whoever asks is erased: from the requests, the mails and the files, with a note that names nobody', async () => {
  const { app, config } = await startTestApp();
  await submitJson(app, { ...PAYLOAD, email: 'ander@testhuizen.example' });
  const first = (await submitJson(app, PAYLOAD)).json().reference;
  const email = 'Willemijn+rapport@testhuizen.example';
  const second = (await submitJson(app, { ...PAYLOAD, email, straat: 'Markt' })).json().reference;
  await waitFor(
    () => query(config, "select 1 from deliveries where status = 'delivered'").length === 6,
  );
  const { code, output } = await leadsCommand(
    { DATA_DIR: config.dataDir },
    'erase',
    'WILLEMIJN@testhuizen.example',
  );
  expect(code).toBe(0);
  expect(output).toContain('2 aanvragen en 4 bestanden gewist.');
  // By these whoever erased finds the mails in the company's own mailbox.
  expect(output).toContain(
    `\nGewist: ${first}, ${second}. Zoek in uw eigen mailbox op ${first} en ${second} en wis die mails ook.\n`,
  );
  expect(readOutbox(config).size).toBe(2);
  expect(query(config, "select email from leads where email <> ''")).toEqual([
    { email: 'ander@testhuizen.example' },
  ]);
  expect(query(config, "select act, leads, files from forgotten where act = 'erase'")).toEqual([
    { act: 'erase', leads: 2, files: 4 },
  ]);
  expect(leadFiles(config).join().toLowerCase()).not.toContain('willemijn@');
  expect(
    query(config, 'select * from leads')
      .map((row) => JSON.stringify(row))
      .join(),
  ).not.toContain(toMailbox(PAYLOAD.email));
});

test('who asked for a report and to be called is erased whole, a call to another number stays', async () => {
  const { app, config } = await startTestApp();
  await submitJson(app, PAYLOAD);
  await submitJson(app, { ...CALL_BACK, telefoon: '06 12 34 56 78' });
  await submitJson(app, CALL_BACK);
  await waitFor(
    () => query(config, "select 1 from deliveries where status = 'delivered'").length === 4,
  );
  const { code, output } = await leadsCommand({ DATA_DIR: config.dataDir }, 'erase', PAYLOAD.email);
  expect(code).toBe(0);
  expect(output).toContain('2 aanvragen en 3 bestanden gewist.');
  expect(query(config, "select phone from leads where phone <> ''")).toEqual([
    { phone: '+31687654321' },
  ]);
  expect(readOutbox(config).size).toBe(1);
  expect([...readOutbox(config).values()].join()).not.toContain('12345678');
});

test('where requests went to the company’s own system, whoever erases is told to do so there', async () => {
  const { config } = await startWithLead();
  const webhook = {
    WEBHOOK_URL: 'https://crm.example/leads',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  };
  const { code, output } = await leadsCommand(
    { DATA_DIR: config.dataDir, ...webhook },
    'erase',
    PAYLOAD.email,
  );
  expect(code).toBe(0);
  expect(output).toContain('Uw eigen systeem (webhook) kreeg de aanvragen ook: wis ze daar ook.');
});

test('who is erased goes from the mails that name several as well', async () => {
  const mailer = (dataDir: string) => {
    const outbox = createOutbox(outboxFolder(dataDir));
    return {
      async send(message: MailMessage, name: string) {
        if (name.endsWith('visitor-mail')) throw new FinalFailure('EENVELOPE 550');
        await outbox.send(message, name);
      },
    };
  };
  const dataDir = join(tempFolder(), 'data');
  const { app } = await startTestApp({ dataDir }, { mailer: mailer(dataDir) });
  await submitJson(app, PAYLOAD);
  await waitFor(() => query({ dataDir }, "select 1 from deliveries where status = 'parked'")[0]);
  await app.close();
  const again = await startTestApp({ dataDir }, { mailer: mailer(dataDir) });
  await again.app.ready();
  const overviews = () => [...readOutbox({ dataDir }).keys()].filter((name) => /let-op/.test(name));
  await waitFor(() => overviews().length === 1);
  const erased = (who: string) => leadsCommand({ DATA_DIR: dataDir }, 'erase', who);
  await erased('niemand@testhuizen.example');
  expect(overviews()).toHaveLength(1);
  await again.app.close();
  await erased(PAYLOAD.email);
  expect(readOutbox({ dataDir }).size).toBe(0);
});

test.each([
  ['niemand@testhuizen.example', 'Van dit e-mailadres zijn er geen aanvragen'],
  ['06', 'Geef het hele e-mailadres'],
  ['0600000000', 'Met alleen dit telefoonnummer zijn er geen aanvragen'],
])('erasing %j, whom nobody knows, says so, and is no success', async (who, sentence) => {
  const { app, config } = await startTestApp();
  await submitJson(app, PAYLOAD);
  await submitJson(app, CALL_BACK);
  const { code, output } = await leadsCommand({ DATA_DIR: config.dataDir }, 'erase', who);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).toContain('er is niets gewist');
  expect(query(config, 'select 1 from leads where anonymised_at is null')).toHaveLength(2);
});

test('the purge by hand does what the server does, whatever the clock said before', async () => {
  const { config } = await startWithLead();
  const dataDir = join(tempFolder(), 'data');
  await mkdir(dataDir);
  const old = new Date('2020-01-01T00:00:00Z');
  const { app } = await startTestApp({ dataDir }, { now: () => old });
  await submitJson(app, PAYLOAD);
  await waitFor(
    () => query({ dataDir }, "select 1 from deliveries where status = 'delivered'").length === 2,
  );
  await app.close();
  for (const [folder, sentence, code] of [
    [dataDir, '1 aanvraag geanonimiseerd, 0 bestanden verwijderd.', 0],
    [config.dataDir, 'Er is niets dat zijn tijd heeft gehad; er is niets gewist.', 1],
  ] as const) {
    expect(await leadsCommand({ DATA_DIR: folder }, 'purge')).toEqual({
      code,
      output: expect.stringContaining(sentence),
    });
  }
});

test('the privacy page promises just these times', () => {
  const page = readFileSync(
    fileURLToPath(new URL('../../../content/pages/privacy.md', import.meta.url)),
    'utf8',
  );
  expect(page).toContain(
    `Uw aanvraag of terugbelverzoek en het rapport: ${KEPT.leadMonths} maanden na de aanvraag.`,
  );
  expect(page).toContain(`${KEPT.outboxDays} dagen na bezorging`);
  expect(page).toContain(`Vroeg u in de ${EARLIER_DAYS} dagen daarvoor`);
  expect(page).toMatch(new RegExp(`Reservekopieën van onze gegevens: ${KEPT.backupDays} dagen`));
});

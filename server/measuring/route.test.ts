import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { COUNTED, type Measured, VITALS } from '@sens/contract';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, storeFile } from '#leads/store/sqlite-database.ts';
import { createSqliteStore } from '#leads/store/store-sqlite.ts';
import { leadsCommand } from '#testing/leads-command.ts';
import { query } from '#testing/open-store.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createCounter } from './counter.ts';

const MEASURED: Measured = {
  template: 'home',
  vitals: { LCP: 1_234.5, CLS: 0, INP: 48 },
  counts: { 'page-view': 1, 'field-error:email': 2 },
};

const VITALS_URL = '/functions/v1/vitals';
const ROWS = 'select day, template, name, bucket, count from daily_counts order by name';

test('what page views measured is added up per day and kind of page, and nothing else is kept', async () => {
  const { app, config, log } = await startTestApp(
    { logLevel: 'trace' },
    // Already the next day in the Netherlands.
    { now: () => new Date('2026-11-21T23:30:00Z') },
  );
  const headers = {
    'user-agent': 'Testbrowser/1',
    referer: 'http://localhost:3000/contact?x=geheim',
  };
  for (let times = 0; times < 2; times += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: VITALS_URL,
      payload: MEASURED,
      headers,
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  }
  await app.close();
  const row = (name: string, bucket: number, count: number) => ({
    day: '2026-11-22',
    template: 'home',
    name,
    bucket,
    count,
  });
  expect(query(config, ROWS)).toEqual([
    row('CLS', 0, 2),
    row('INP', 17, 2),
    row('LCP', 51, 2),
    row('field-error:email', 0, 4),
    row('page-view', 0, 2),
  ]);
  for (const text of ['Testbrowser', 'geheim', '127.0.0.1']) expect(log()).not.toContain(text);
});

test.each([
  ['a path', { ...MEASURED, path: '/rapport/geheim' }],
  ['another kind of page', { ...MEASURED, template: '/contact?naam=Jan' }],
  ['another step', { ...MEASURED, counts: { 'naam:Jan': 1 } }],
  ['another vital', { ...MEASURED, vitals: { FID: 1 } }],
  ['a step without end', { ...MEASURED, counts: { 'page-view': 1e9 } }],
  ['half a step', { ...MEASURED, counts: { 'page-view': 0.5 } }],
  ['a time before the page', { ...MEASURED, vitals: { LCP: -1 } }],
  ['a text for a time', { ...MEASURED, vitals: { LCP: '1200' } }],
  ['no object', []],
])('%s is refused, and none of it is kept', async (_what, payload) => {
  const { app, config } = await startTestApp();
  const answer = await app.inject({ method: 'POST', url: VITALS_URL, payload });
  expect(answer.statusCode).toBe(400);
  await app.close();
  expect(query(config, ROWS)).toEqual([]);
});

test('a body that holds everything there is to say is taken, a larger one is not', async () => {
  const { app } = await startTestApp();
  const all = {
    template: 'request',
    vitals: Object.fromEntries(VITALS.map((name) => [name, 123_456.789_123_456])),
    counts: Object.fromEntries(COUNTED.map((name) => [name, 50])),
  };
  const send = async (payload: object) =>
    (await app.inject({ method: 'POST', url: VITALS_URL, payload })).statusCode;
  expect(await send(all)).toBe(204);
  expect(await send({ ...all, more: 'x'.repeat(4_096) })).toBe(413);
});

test('one address can leave so much a minute, and no more', async () => {
  const { app } = await startTestApp({ rateLimits: { vitals: 2 } });
  const statuses = [];
  for (let times = 0; times < 3; times += 1) {
    const answer = await app.inject({ method: 'POST', url: VITALS_URL, payload: MEASURED });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([204, 204, 429]);
});

test('another site cannot have its visitors leave anything here', async () => {
  const { app } = await startTestApp();
  // What a page of elsewhere may send without asking first.
  const answer = await app.inject({
    method: 'POST',
    url: VITALS_URL,
    payload: JSON.stringify(MEASURED),
    headers: { 'content-type': 'text/plain', origin: 'https://elders.example' },
  });
  expect(answer.statusCode).toBe(415);
});

test('what cannot be kept now is kept later', async () => {
  const { app, config, log } = await startTestApp();
  const store = createSqliteStore(openSqlite(storeFile(config)), 50);
  onTestFinished(() => store.close());
  const counter = createCounter({ store, log: app.log, now: () => new Date() });
  const other = new DatabaseSync(storeFile(config));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  counter.add(MEASURED);
  await counter.keep();
  counter.add(MEASURED);
  other.exec('rollback');
  expect(query(config, ROWS)).toEqual([]);
  expect(log()).toContain('counts not kept yet');
  await counter.keep();
  expect(query(config, ROWS)).toHaveLength(5);
  expect(query(config, ROWS)).toContainEqual(
    expect.objectContaining({ name: 'page-view', count: 2 }),
  );
});

test('the company sees how fast the site was and how far visitors came', async () => {
  const { app, config } = await startTestApp();
  const leave = (measured: Measured) =>
    app.inject({ method: 'POST', url: VITALS_URL, payload: measured });
  for (const LCP of [800, 900, 1_000, 9_000]) {
    await leave({ template: 'home', vitals: { LCP, CLS: 0.004 }, counts: { 'page-view': 1 } });
  }
  await leave({
    template: 'tool',
    vitals: { INP: 90 },
    counts: { 'page-view': 1, 'tool-use:roi-calculator': 1, 'form-start': 1 },
  });
  await leave({
    template: 'tool',
    vitals: {},
    counts: { 'field-error:telefoon': 2, 'submit:sent': 1 },
  });
  await app.close();
  const cli = (...args: string[]) => leadsCommand({ DATA_DIR: config.dataDir }, ...args);
  const { code, output } = await cli('stats');
  expect(code).toBe(0);
  const lines = output.split('\n').map((line) => line.trim().split(/ {2,}/));
  expect(lines).toContainEqual(['pagina', 'bekeken', 'LCP', 'INP', 'CLS', 'TTFB', 'FCP']);
  expect(lines).toContainEqual(['voorpagina', '4', '1,1 s', '-', '0,01', '-', '-']);
  expect(lines).toContainEqual(['rekenhulp', '1', '-', '98 ms', '-', '-', '-']);
  expect(lines).toContainEqual(['formulier begonnen', '1', '20,0%']);
  expect(lines).toContainEqual(['fout bij veld: telefoon', '2', '40,0%']);
  expect(lines).toContainEqual(['rekenhulp gebruikt: roi-calculator', '1', '20,0%']);
  expect(lines).toContainEqual(['aanvraag verstuurd', '1', '20,0%']);
  expect((await cli('stats', 'gisteren')).code).toBe(2);
});

test('the page of cookies tells of every kind of step that is counted', () => {
  const file = new URL('../../content/pages/cookies.md', import.meta.url);
  const page = readFileSync(file, 'utf8');
  const words: Record<string, string> = {
    'page-view': 'hoe vaak een soort pagina wordt bekeken',
    'form-start': 'hoe vaak iemand een formulier begint',
    'field-error': 'welke foutmelding daarbij verschijnt',
    submit: 'hoe vaak versturen lukt of mislukt',
    'tool-use': 'hoe vaak de rekenhulpen',
    assistant: 'en de assistent worden gebruikt',
  };
  for (const kind of COUNTED.map((step) => step.split(':', 1)[0] ?? '')) {
    expect(words).toHaveProperty(kind);
    expect(page).toContain(words[kind]);
  }
});

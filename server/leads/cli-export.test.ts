import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeadSubmission } from '@sens/contract';
import { expect, test } from 'vitest';
import { createSources } from '#leads/sources/sources.ts';
import { makeLead } from '#testing/store-contract.ts';
import { COMPANY, tempFolder } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { exportLeads } from './cli-export.ts';
import { openSqlite } from './store/sqlite-database.ts';
import { createSqliteStore } from './store/store-sqlite.ts';

/** More than a page. */
const LEADS = 620;

const WORDS = {
  sources: createSources({ 'tool:subsidie-calculator': 'Subsidiecalculator' }),
  company: COMPANY,
};

const newFile = () => join(tempFolder(), 'aanvragen.csv');

async function openStore(leads: number) {
  const store = createSqliteStore(openSqlite(join(tempFolder(), 'sens.sqlite')), 1_000);
  await Promise.all(Array.from({ length: leads }, () => store.save(makeLead())));
  return store;
}

test('an export of more than a page holds each lead once, below one head, for this account only', async () => {
  const store = await openStore(LEADS);
  const file = newFile();
  const told: number[] = [];
  expect(await exportLeads(store, file, WORDS, (leads) => told.push(leads))).toBe(LEADS);
  await store.close();
  expect(told).toEqual([500, LEADS]);
  const lines = readFileSync(file, 'utf8').split('\r\n');
  expect(lines).toHaveLength(LEADS + 2);
  expect(new Set(lines).size).toBe(LEADS + 2);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test.each([
  ['2026-11-22T23:30:05.678Z', '2026-11-23 00:30:05'],
  ['2026-07-01T07:08:09.000Z', '2026-07-01 09:08:09'],
])('what came in at %s stands there in the time of here, as Excel reads it', async (at, shown) => {
  const store = createSqliteStore(openSqlite(join(tempFolder(), 'sens.sqlite')), 1_000);
  const lead = makeLead({ createdAt: new Date(at) });
  await store.save(lead);
  const file = newFile();
  await exportLeads(store, file, WORDS, () => undefined);
  await store.close();
  expect(readFileSync(file, 'utf8')).toContain(`\r\n${lead.reference};${shown};`);
});

test('codes stand there in words, and what begins like a formula still as text', async () => {
  const store = createSqliteStore(openSqlite(join(tempFolder(), 'sens.sqlite')), 1_000);
  const file = newFile();
  for (const given of [
    { source: 'tool:subsidie-calculator' },
    { source: 'exit-intent' },
    { source: '=1+1', woningtype: '=2+2' },
    { source: 'chatbot', form_type: 'call_back', moment: 'zo-snel-mogelijk', woningtype: '' },
  ] as const)
    await store.save(makeLead({ submission: { ...PAYLOAD, ...given } as LeadSubmission }));
  await exportLeads(store, file, WORDS, () => undefined);
  await store.close();
  const csv = readFileSync(file, 'utf8');
  const pending =
    'mail aan u: wordt nog bezorgd, mail met het rapport aan de aanvrager: wordt nog bezorgd';
  expect(csv).toContain(`;Hoekwoning;1978;240;;;Subsidiecalculator;;${pending}\r\n`);
  expect(csv).toContain(';;;Pop-up bij verlaten;;');
  expect(csv).toContain(";'=2+2;1978;240;;;'=1+1;;");
  expect(csv).toContain(';zo snel mogelijk;;Chatbot;');
  expect(csv).not.toMatch(/exit-intent|tool:|pending|zo-snel/);
});

test('an export that is broken off leaves no half a file', async () => {
  const store = await openStore(LEADS);
  const file = newFile();
  const broken = exportLeads(store, file, WORDS, (leads) => {
    if (leads === LEADS) throw new Error('afgebroken.');
    expect(existsSync(file)).toBe(true);
  });
  await expect(broken).rejects.toThrow('afgebroken.');
  expect(existsSync(file)).toBe(false);
  await store.close();
});

test('an export of nothing makes no file, and one never takes the place of another', async () => {
  const none = await openStore(0);
  const file = newFile();
  expect(await exportLeads(none, file, WORDS, () => undefined)).toBe(0);
  expect(existsSync(file)).toBe(false);
  await none.close();
  const one = await openStore(1);
  writeFileSync(file, 'van iemand anders');
  await expect(exportLeads(one, file, WORDS, () => undefined)).rejects.toMatchObject({
    code: 'EEXIST',
  });
  expect(readFileSync(file, 'utf8')).toBe('van iemand anders');
  await one.close();
});

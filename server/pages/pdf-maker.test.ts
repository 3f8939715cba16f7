import { getPriority } from 'node:os';
import { join } from 'node:path';
import type { LinkedReport } from '@sens/contract';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { createPdfMaker } from './pdf-maker.ts';

/** The token says what the stand-in of the site does. */
const REPORT: Omit<LinkedReport, 'token'> = {
  firstName: 'Willemijn',
  reference: 'SR-7F3K9Q',
  createdOn: '2026-11-20',
  answers: { woningtype: 'hoekwoning' },
};

/** A stand-in of the site; what it makes says how it was asked. */
const MODULE = `
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
let made = 0;
export async function render({ report: { token: does } }) {
  if (does === 'hang') await new Promise(() => undefined);
  if (does === 'block') for (;;);
  if (does === 'die') process.exit(1);
  if (does === 'throw') throw new Error('Willemijn');
  if (does === 'priority') {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
    return new Response(String(getPriority(Number(thread))), { headers: { 'content-type': 'application/pdf' } });
  }
  made += 1;
  const headers = { 'content-type': does === 'page' ? 'text/html' : 'application/pdf' };
  return new Response('%PDF ' + does + ' ' + made, { headers });
}`;

function startMaker(withinMs = 5_000) {
  const folder = tempFolder();
  writeFiles(folder, { 'entry.mjs': MODULE });
  const errors: unknown[] = [];
  const maker = createPdfMaker({
    renderModule: join(folder, 'entry.mjs'),
    siteUrl: 'http://localhost:3000',
    log: { error: (...line: unknown[]) => void errors.push(line) },
    withinMs,
  });
  onTestFinished(() => maker.close());
  const make = async (does = 'as it should') =>
    (await maker.make({ ...REPORT, token: does }))?.toString();
  return { make, errors, maker };
}

test.runIf(process.platform === 'linux')(
  'requests go before it where processors are short',
  async () => {
    const { make } = startMaker();
    expect(await make('priority')).toBe('5');
    expect(getPriority()).toBe(0);
  },
);

test('makes them one after the other, each asker gets its own', async () => {
  const { make } = startMaker();
  const made = await Promise.all([make(), make(), make()]);
  expect(made).toEqual([1, 2, 3].map((nth) => `%PDF as it should ${nth}`));
});

test.each(['throw', 'page', 'die'])(
  'when the site does "%s" there is none, and the next is made',
  async (does) => {
    const { make, errors } = startMaker();
    expect(await make(does)).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(await make()).toMatch(/^%PDF/);
  },
);

test.each(['hang', 'block'])('one that would %s for good is given up in time', async (does) => {
  const { make } = startMaker(1_500);
  await make();
  const started = performance.now();
  expect(await make(does)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(await make()).toMatch(/^%PDF/);
});

test('who waits behind one that hangs is served after it', async () => {
  const { make } = startMaker(1_500);
  await make();
  const made = await Promise.all([make('hang'), make(), make()]);
  expect(made).toEqual([undefined, expect.stringMatching(/ 1$/), expect.stringMatching(/ 2$/)]);
});

test('who comes when many wait is told so at once', async () => {
  const { make, maker } = startMaker();
  const waiting = Array.from({ length: 20 }, () => make('hang'));
  expect(await make()).toBeUndefined();
  await maker.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
});

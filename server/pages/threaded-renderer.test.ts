// @module-tag long

import { getPriority } from 'node:os';
import { join } from 'node:path';
import type { LinkedReport } from '@sens/contract';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { createThreadedRenderer, type Turn } from './threaded-renderer.ts';

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
export async function render({ page, mail, report }) {
  if (page === 'mail') return new Response('mail ' + mail.preview, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const does = report.token;
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

function startThread(withinMs = 5_000) {
  const folder = tempFolder();
  writeFiles(folder, { 'entry.mjs': MODULE });
  const errors: unknown[] = [];
  const renderer = createThreadedRenderer({
    renderModule: join(folder, 'entry.mjs'),
    siteUrl: 'http://localhost:3000',
    log: { error: (...line: unknown[]) => void errors.push(line) },
    withinMs,
  });
  onTestFinished(() => renderer.close());
  const make = async (does = 'as it should', turn: Turn = 'later') =>
    (await renderer.make({ page: 'pdf', report: { ...REPORT, token: does } }, turn))?.toString();
  const mail = async (preview: string) =>
    (await renderer.make({ page: 'mail', mail: { preview, parts: [] } }, 'mail'))?.toString();
  return { make, mail, errors, renderer };
}

test.runIf(process.platform === 'linux')(
  'requests go before it where processors are short',
  async () => {
    const { make } = startThread();
    // Not 0 where the tests themselves go after others.
    const own = getPriority();
    expect(await make('priority')).toBe(String(Math.min(own + 5, 19)));
    expect(getPriority()).toBe(own);
  },
);

test('makes them one after the other, each asker gets its own', async () => {
  const { make } = startThread();
  const made = await Promise.all([make(), make(), make()]);
  expect(made).toEqual([1, 2, 3].map((nth) => `%PDF as it should ${nth}`));
});

test.each(['throw', 'page', 'die'])(
  'when the site does "%s" there is none, and the next is made',
  async (does) => {
    const { make, errors } = startThread();
    expect(await make(does)).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(await make()).toMatch(/^%PDF/);
  },
);

test.each(['hang', 'block'])('one that would %s for good is given up in time', async (does) => {
  const { make } = startThread(1_500);
  await make();
  const started = performance.now();
  expect(await make(does)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(await make()).toMatch(/^%PDF/);
});

test('who waits behind one that hangs is served after it', async () => {
  const { make } = startThread(1_500);
  await make();
  const made = await Promise.all([make('hang'), make(), make()]);
  expect(made).toEqual([undefined, expect.stringMatching(/ 1$/), expect.stringMatching(/ 2$/)]);
});

test('the words of a mail come before files, and files for mails before those to open', async () => {
  const { make, mail } = startThread();
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([
    make().then(note('the one under way')),
    make().then(note('to open')),
    make('as it should', 'first').then(note('for a mail')),
    mail('Dag').then(note('a mail')),
  ]);
  expect(order).toEqual(['the one under way', 'a mail', 'for a mail', 'to open']);
  expect(await mail('Uw rapport')).toBe('mail Uw rapport');
});

test('who comes when many wait is told so at once', async () => {
  const { make, renderer } = startThread();
  const waiting = Array.from({ length: 20 }, () => make('hang'));
  expect(await make()).toBeUndefined();
  await renderer.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
});

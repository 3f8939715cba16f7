import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { submitForm } from '#testing/submit.ts';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';
import { FORM } from '#testing/test-lead.ts';
import { RENDER_MODULE, readRendered } from '#testing/test-site.ts';

const WRONG = { ...FORM, email: 'fout' };

test.each([
  ['throws', "export async function render() { throw new Error('Willemijn'); }"],
  ['answers 500', "export const render = async () => new Response('Willemijn', { status: 500 });"],
  [
    'knows no such page',
    "export const render = async () => new Response('niet gevonden', { status: 404 });",
  ],
  ['exports something else', 'export const handler = 1;'],
  ['cannot be read', 'export const render = ;'],
])(
  'when the site %s, the visitor gets plain text and the log no personal data',
  async (_n, code) => {
    const folder = tempFolder();
    writeFiles(folder, { 'entry.mjs': code });
    const { app, log } = await startTestApp({ renderModule: join(folder, 'entry.mjs') });
    const answer = await submitForm(app, WRONG);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain('Voer een geldig e-mailadres in');
    expect(log()).toContain('page could not be rendered');
    expect(log()).not.toContain('Willemijn');
  },
);

test('a site that is built after the server started is used from then on', async () => {
  const folder = tempFolder();
  const { app } = await startTestApp({ renderModule: join(folder, 'entry.mjs') });
  expect((await submitForm(app, WRONG)).headers['content-type']).toContain('text/plain');
  writeFiles(folder, { 'entry.mjs': RENDER_MODULE });
  expect((await submitForm(app, WRONG)).headers['content-type']).toContain('text/html');
});

test('a rendered page is compressed for who can read that', async () => {
  const { app } = await startTestApp();
  const answer = await submitForm(app, WRONG, { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  const html = brotliDecompressSync(answer.rawPayload).toString();
  expect(readRendered(html)).toMatchObject({ page: 'form', form: { values: WRONG } });
});

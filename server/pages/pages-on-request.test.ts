import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PAGES_ON_REQUEST_FILE } from '@sens/contract';
import { expect, test } from 'vitest';
import { startTestApp, tempFolder, writeFiles } from '#testing/test-app.ts';

/** Says how often it made a page; of one town it makes none. */
const RENDER_MODULE = `
let count = 0;
export async function render({ page, slug }) {
  count += 1;
  if (slug === 'isolatie-stuk') throw new Error('Willemijn');
  const text = '<p>' + page + ' ' + slug + '</p>';
  return new Response('<!doctype html><title>' + count + '</title><script>eigen()</script>' + text.repeat(40));
}`;

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>x</p>'.repeat(100)}`;

/** A site of which two pages are not built. */
async function start(settings: Parameters<typeof startTestApp>[0] = {}) {
  const folder = tempFolder();
  writeFiles(folder, {
    'client/index.html': page('SENS'),
    'client/isolatie.html': page('Isolatie'),
    'client/404.html': page('Niet gevonden'),
    'client/500.html': page('Storing'),
    [`client/${PAGES_ON_REQUEST_FILE}`]: '["/isolatie-verweg","/isolatie-stuk"]',
    'entry.mjs': RENDER_MODULE,
  });
  return startTestApp({
    siteDir: join(folder, 'client'),
    renderModule: join(folder, 'entry.mjs'),
    ...settings,
  });
}

test('a page that is not built is made when somebody asks for it, once for all', async () => {
  const { app } = await start();
  const [one, other] = await Promise.all([
    app.inject('/isolatie-verweg'),
    app.inject('/isolatie-verweg'),
  ]);
  const later = await app.inject('/isolatie-verweg');
  expect(one.statusCode).toBe(200);
  expect(one.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(one.body).toContain('<title>1</title>');
  expect(one.body).toContain('town isolatie-verweg');
  for (const each of [other, later]) expect(each.body).toBe(one.body);
});

test('it has all that a built page has: forms, tag, policy, and no other method', async () => {
  const { app } = await start();
  const built = await app.inject('/isolatie');
  const { headers } = await app.inject('/isolatie-verweg');
  expect(Object.keys(headers).sort()).toEqual(Object.keys(built.headers).sort());
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(headers['cache-control']).toBe('no-cache');
  const packed = await app.inject({
    url: '/isolatie-verweg',
    headers: { 'accept-encoding': 'br' },
  });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('town isolatie-verweg');
  const known = await app.inject({
    url: '/isolatie-verweg',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(known.statusCode).toBe(304);
  const head = await app.inject({ method: 'HEAD', url: '/isolatie-verweg' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const post = await app.inject({ method: 'POST', url: '/isolatie-verweg' });
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('written otherwise its address leads to it, and the question behind it goes along', async () => {
  const { app } = await start();
  const { statusCode, headers } = await app.inject('/Isolatie-Verweg/?a=1');
  expect([statusCode, headers.location]).toEqual([301, '/isolatie-verweg?a=1']);
});

test('one that cannot be made is a failure, is tried again, and tells nobody why', async () => {
  const { app, log } = await start();
  for (const _ of [1, 2]) {
    const { statusCode, body } = await app.inject({
      url: '/isolatie-stuk',
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
    });
    expect(statusCode).toBe(500);
    expect(body).toContain('Storing');
  }
  expect(log()).not.toContain('Willemijn');
});

test('built pages, files and what is nowhere are answered as ever', async () => {
  const { app } = await start();
  expect((await app.inject('/isolatie')).body).toContain('<title>Isolatie</title>');
  expect((await app.inject('/isolatie.html')).headers.location).toBe('/isolatie');
  expect((await app.inject('/nergens')).statusCode).toBe(404);
  expect((await app.inject('/isolatie-nergens')).statusCode).toBe(302);
});

test('who has too many made is asked to wait, and still gets those that are there', async () => {
  const { app } = await start({ rateLimits: { report: 2 } });
  expect((await app.inject('/isolatie-verweg')).statusCode).toBe(200);
  const statusOf = async () => (await app.inject('/isolatie-stuk')).statusCode;
  expect([await statusOf(), await statusOf()]).toEqual([500, 429]);
  expect((await app.inject('/isolatie-verweg')).statusCode).toBe(200);
});

// @module-tag long

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { PAGE_WITH_CODE, SITE_FILES } from '#testing/test-site.ts';

const HASHED = '/_astro/app.B2cD3eF4.js';

describe('the built site', () => {
  test.each([
    ['/', 'index.html'],
    ['/contact', 'contact.html'],
    ['/tools/subsidie-calculator', 'tools/subsidie-calculator.html'],
    [HASHED, '_astro/app.B2cD3eF4.js'],
    ['/robots.txt', 'robots.txt'],
    ['/contact?utm_source=x', 'contact.html'],
  ])('answers %s with %s', async (url, file) => {
    const { app } = await startTestApp();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(SITE_FILES[file]);
  });

  test('answers HEAD as GET, without the body', async () => {
    const { app } = await startTestApp();
    for (const url of ['/', '/nergens', '/contact/', HASHED, '/healthz']) {
      const [get, head] = await Promise.all([app.inject(url), app.inject({ method: 'HEAD', url })]);
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.body).toBe('');
      const { date, 'x-request-id': id } = head.headers;
      expect(head.headers).toEqual({ ...get.headers, date, 'x-request-id': id });
    }
  });

  test('refuses other methods with 405 where there is a page, and 404 where there is none', async () => {
    const { app } = await startTestApp();
    const post = await app.inject({
      method: 'POST',
      url: '/contact',
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(post.statusCode).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
    expect((await app.inject({ method: 'POST', url: '/nergens' })).statusCode).toBe(404);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '//contact',
    '/%zz',
    '/contact%00',
  ])('gives nothing away at %s', async (url) => {
    const { app } = await startTestApp();
    const answer = await app.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/%zz', '/rapport/%E0%A4%A'])('shows the not-found page at %s', async (url) => {
    const { app } = await startTestApp();
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe((await app.inject({ url: '/nergens', headers })).body);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('reads files at start: what appears later is not served', async () => {
    const { app } = await startTestApp();
    expect((await app.inject('/index.html.br')).statusCode).toBe(404);
  });
});

describe('caching', () => {
  test('lets names with a hash be kept for good, and pages be asked after each time', async () => {
    const { app } = await startTestApp();
    const cache = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await cache(HASHED)).toBe('public, max-age=31536000, immutable');
    expect(await cache('/fonts/inter-a1b2c3d4.woff2')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/')).toBe('no-cache');
    expect(await cache('/favicon.svg')).toBe('public, max-age=3600');
  });

  test.each<[(etag: string) => string, number]>([
    [(etag) => etag, 304],
    [(etag) => `W/${etag}`, 304],
    [(etag) => `"x", W/${etag} , "y"`, 304],
    [() => '*', 304],
    [() => '"something else"', 200],
    [(etag) => etag.replaceAll('"', ''), 200],
  ])('compares If-None-Match as the standard has it (%s)', async (header, status) => {
    const { app } = await startTestApp();
    const etag = String((await app.inject('/')).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': header(etag) } });
    expect(answer.statusCode).toBe(status);
    if (status !== 304) return;
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      etag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  test('gives each encoding an ETag of its own', async () => {
    const { app } = await startTestApp();
    const tag = async (encoding: string) =>
      (await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })).headers.etag;
    expect(new Set([await tag('identity'), await tag('gzip'), await tag('br')]).size).toBe(3);
  });
});

describe('compression', () => {
  test.each([
    [undefined, undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['deflate', undefined],
    ['BR', 'br'],
    ['br;q=nonsense', undefined],
    ['', undefined],
  ])('for Accept-Encoding %j picks %j', async (accept, picked) => {
    const { app } = await startTestApp();
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    const answer = await app.inject({ url: '/', headers });
    expect(answer.headers['content-encoding']).toBe(picked);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[picked ?? ''];
    const body = unpack ? unpack(answer.rawPayload) : answer.rawPayload;
    expect(body.toString()).toBe(PAGE_WITH_CODE);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  test('leaves out what would not get smaller', async () => {
    const { app } = await startTestApp();
    for (const url of ['/robots.txt', '/fonts/inter-a1b2c3d4.woff2']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('a film', () => {
  const FILM = '/film/huis.mp4';
  const WHOLE = String(SITE_FILES['film/huis.mp4']);

  test('has its own media type, and its captions theirs', async () => {
    const { app } = await startTestApp();
    const type = async (url: string) => (await app.inject(url)).headers['content-type'];
    expect(await type(FILM)).toBe('video/mp4');
    expect(await type('/film/huis.webm')).toBe('video/webm');
    expect(await type('/film/huis.nl.vtt')).toBe('text/vtt; charset=utf-8');
  });

  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/100'],
    ['bytes=95-', '56789', 'bytes 95-99/100'],
    ['bytes=-3', '789', 'bytes 97-99/100'],
    ['bytes=98-500', '89', 'bytes 98-99/100'],
  ])('is given in parts: %s', async (range, body, contentRange) => {
    const { app } = await startTestApp();
    const answer = await app.inject({ url: FILM, headers: { range, 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('comes whole when no single part is asked for, and says that parts are to be had', async () => {
    const { app } = await startTestApp();
    for (const range of [undefined, 'bytes=0-1,5-6', 'bytes=5-4', 'seconds=1-2']) {
      const answer = await app.inject({ url: FILM, headers: range ? { range } : {} });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(WHOLE);
      expect(answer.headers['accept-ranges']).toBe('bytes');
      expect(answer.headers['content-range']).toBeUndefined();
    }
  });

  test('answers 416 with its size to a part behind its end', async () => {
    const { app } = await startTestApp();
    const answer = await app.inject({ url: FILM, headers: { range: 'bytes=100-' } });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */100');
    expect(answer.body).toBe('');
  });

  test('comes whole to who has a part of an older one', async () => {
    const { app } = await startTestApp();
    const etag = String((await app.inject(FILM)).headers.etag);
    const status = async (ifRange: string) =>
      (await app.inject({ url: FILM, headers: { range: 'bytes=5-', 'if-range': ifRange } }))
        .statusCode;
    expect(await status(etag)).toBe(206);
    expect(await status('"an older one"')).toBe(200);
  });

  test('keeps HEAD whole, and lets what has not changed stay where it is', async () => {
    const { app } = await startTestApp();
    const range = 'bytes=0-1';
    const head = await app.inject({ method: 'HEAD', url: FILM, headers: { range } });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe('100');
    const again = { range, 'if-none-match': String(head.headers.etag) };
    expect((await app.inject({ url: FILM, headers: again })).statusCode).toBe(304);
  });

  test('is the only kind of file that is given in parts', async () => {
    const { app } = await startTestApp();
    const answer = await app.inject({ url: '/', headers: { range: 'bytes=0-1' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['accept-ranges']).toBeUndefined();
  });
});

describe('paths that are no page', () => {
  test.each([
    ['/verduurzamingsadvies', 301, '/advies'],
    ['/verduurzamingsadvies/', 301, '/advies'],
    ['/verduurzamingsadvies-dordrecht', 301, '/advies-dordrecht'],
    ['/verduurzamingsadvies-nergens', 302, '/404'],
    ['/contact/', 301, '/contact'],
    ['/contact///', 301, '/contact'],
    ['/contact.html', 301, '/contact'],
    ['/index.html', 301, '/'],
    ['/INDEX.HTML', 301, '/'],
    ['/contact/index.html', 301, '/contact'],
    ['/Contact', 301, '/contact'],
    ['/Advies-Dordrecht/', 301, '/advies-dordrecht'],
    ['/contact/?a=1&b=%20', 301, '/contact?a=1&b=%20'],
    ['/VERDUURZAMINGSADVIES?x', 301, '/advies?x'],
    ['/tools/subsidie-calculator/', 301, '/tools/subsidie-calculator'],
    ['/%69solatie', 301, '/isolatie'],
    ['/%49solatie/', 301, '/isolatie'],
    ['/advies%2Ddordrecht', 301, '/advies-dordrecht'],
    ['/%69solatie?naam=%69&b=%20', 301, '/isolatie?naam=%69&b=%20'],
    ['/tools/%73ubsidie-calculator', 301, '/tools/subsidie-calculator'],
    ['/contact%2ehtml', 301, '/contact'],
    ['/%61dvies-nergens', 302, '/404'],
    ['/advies-nergens', 302, '/404'],
    ['/advies-nergens?naam=x', 302, '/404'],
    ['/isolatie-dordrecht-oost/', 302, '/404'],
    ['/Zonnepanelen-Amsterdam', 302, '/404'],
    ['/404.html', 301, '/404'],
  ])('%s is answered %i to %s', async (url, status, location) => {
    const { app } = await startTestApp();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  test.each([
    '/404',
    '/nergens',
    '/nergens/',
    '/advies2',
    '/formulier',
    '/functions',
    '/tools/niets',
    '/rapport',
    '/%C3%A9',
    '/%2569solatie',
    '/contact%2f',
    '/../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/contact/../../etc/passwd',
    '/%00',
    '/isolatie%00.html',
  ])('%s is the not-found page with status 404 at that address', async (url) => {
    const { app } = await startTestApp();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toBe(SITE_FILES['404.html']);
  });

  test.each([
    ['of ten kilobytes', `/${'a'.repeat(10_000)}`],
    ['of ten kilobytes that begins as a town page', `/isolatie-${'a'.repeat(10_000)}`],
    ['of ten kilobytes of codes', `/${'%69'.repeat(3_400)}`],
    ['of ten kilobytes of slashes', `${'/'.repeat(10_000)}x`],
    ['in a bad encoding', '/%'],
    ['in another bad encoding', '/isolatie%f'],
    ['in half a character', '/%E0%A4%A'],
  ])('an address %s is refused', async (_what, url) => {
    const { app } = await startTestApp();
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([302, 400, 404, 414]).toContain(answer.statusCode);
    if (answer.statusCode === 302) expect(answer.headers.location).toBe('/404');
  });

  test('an unconditional 404 stays a 404, also when the browser has the page already', async () => {
    const { app } = await startTestApp();
    const etag = String((await app.inject('/404')).headers.etag);
    const answer = await app.inject({ url: '/nergens', headers: { 'if-none-match': etag } });
    expect(answer.statusCode).toBe(404);
  });
});

test('an address with answers of a visitor in it is kept by nobody', async () => {
  const { app } = await startTestApp();
  const kept = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await kept('/verduurzamingsrapportage?naam=Willemijn')).toBe('private, no-store');
  expect(await kept('/Verduurzamingsrapportage/?naam=Willemijn')).toBe('private, no-store');
  expect(await kept('/verduurzamingsrapportage')).toBe('no-cache');
  expect(await kept('/contact?utm_source=krant')).toBe('no-cache');
});

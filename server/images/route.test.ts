// @module-tag long

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { imageUrl } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sharedServer, startTestApp } from '#testing/test-app.ts';
import { startImageApp } from '#testing/test-images.ts';
import { waitFor } from '#testing/wait-for.ts';
import { listMasters } from './masters.ts';

const WEBP = { accept: 'image/webp,*/*' };
const AVIF = { accept: 'image/avif,image/webp,*/*;q=0.8' };

/** Sends a path as it is: `inject` and `fetch` tidy it first. */
async function getRaw(app: FastifyInstance, path: string) {
  const { port } = app.server.address() as AddressInfo;
  const sent = httpRequest({ host: '127.0.0.1', port, path, agent: false }).end();
  const [answer] = await once(sent, 'response');
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode as number, body: body.toString() };
}

describe('a picture comes in the size and format asked for', () => {
  test.each([
    ['width=320', 'webp', 320, 160],
    ['width=320&format=avif', 'avif', 320, 160],
    ['width=320&format=webp', 'webp', 320, 160],
    ['width=320&format=jpeg&quality=90', 'jpeg', 320, 160],
    ['width=192&aspect_ratio=1:1', 'webp', 192, 192],
    ['width=192&aspect_ratio=1%3A1', 'webp', 192, 192],
    // Up to the next step of the grid.
    ['width=161&aspect_ratio=1:1', 'webp', 192, 192],
    ['width=16&aspect_ratio=1:1', 'webp', 32, 32],
    ['width=160&aspect_ratio=16/9', 'webp', 160, 90],
    ['width=128&aspect_ratio=4:3', 'webp', 128, 96],
    ['', 'webp', 800, 400],
  ])('%s', async (query, format, width, height) => {
    const { app } = await startImageApp();
    const answer = await app.inject(`/images/house.webp?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    const made = await sharp(answer.rawPayload).metadata();
    // To sharp AVIF is a kind of HEIF.
    expect(made.mediaType).toBe(`image/${format}`);
    expect({ width: made.width, height: made.height }).toEqual({ width, height });
  });

  test('with or without the ending of its name', async () => {
    const { app, conversions } = await startImageApp();
    const [a, b] = [await app.inject('/images/house'), await app.inject('/images/house.webp')];
    expect(a.rawPayload).toEqual(b.rawPayload);
    expect(conversions()).toBe(1);
  });

  test('a crop keeps the centre: as much of the left as of the right', async () => {
    const { app } = await startImageApp();
    const { rawPayload } = await app.inject('/images/house?width=128&aspect_ratio=1:1&format=jpeg');
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [
      ...data.subarray((50 * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect(at(10)[0]).toBeGreaterThan(200);
    expect(at(10)[2]).toBeLessThan(60);
    expect(at(90)[0]).toBeLessThan(60);
    expect(at(90)[2]).toBeGreaterThan(200);
  });

  test('never larger than it was drawn, and what lies beyond is one and the same picture', async () => {
    const { app, conversions } = await startImageApp();
    const wide = await app.inject('/images/house?width=1920&format=webp');
    expect((await sharp(wide.rawPayload).metadata()).width).toBe(800);
    await app.inject('/images/house?width=1280&format=webp');
    await app.inject('/images/house?width=801&format=webp');
    expect(conversions()).toBe(1);
    const square = await app.inject('/images/house?width=1920&aspect_ratio=1:1');
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 400, height: 400 });
  });

  test('a higher quality is a larger file', async () => {
    const { app } = await startTestApp();
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const size = async (quality: number) =>
        (await app.inject(imageUrl('/images', 'home-hero', { width: 320, quality, format })))
          .rawPayload.length;
      const [low, middle, high] = [await size(40), await size(85), await size(95)];
      expect(middle).toBeGreaterThan(low);
      expect(high).toBeGreaterThan(middle);
    }
  });

  test('every master of the site is there under the address that pages use', async () => {
    const { app, config } = await startTestApp();
    const names = [...listMasters(config.mastersDir).keys()];
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      const params = { width: 32, format: 'webp', aspectRatio: '1:1' } as const;
      const answer = await app.inject(imageUrl('/images', name, params));
      expect(answer.statusCode, name).toBe(200);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 32, height: 32 });
    }
  });
});

describe('without a format the browser decides', () => {
  test.each([
    [AVIF.accept, 'image/avif'],
    ['image/avif', 'image/avif'],
    ['IMAGE/AVIF;q=0.1', 'image/avif'],
    ['image/avif;q=0.1, image/webp', 'image/webp'],
    ['image/avif;q=0', 'image/webp'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/webp'],
    ['image/*', 'image/webp'],
    ['text/html', 'image/webp'],
    [undefined, 'image/webp'],
  ])('%s', async (accept, type) => {
    const { app } = await startImageApp();
    const headers = accept === undefined ? {} : { accept };
    const answer = await app.inject({ url: '/images/house?width=64', headers });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers.vary).toBe('Accept');
  });

  test('a format in the address wins, and then caches need not look at Accept', async () => {
    const { app } = await startImageApp();
    const url = '/images/house?width=64&format=webp';
    const answer = await app.inject({ url, headers: AVIF });
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers.vary).toBeUndefined();
  });
});

describe('what cannot be asked is refused before anything is made or kept', () => {
  const server = sharedServer((atEnd) => startImageApp({}, undefined, atEnd));

  test.each([
    'width=0',
    'width=-1',
    'width=15',
    'width=1921',
    'width=99999',
    'width=abc',
    'width=',
    'width=1e2',
    'width=64.5',
    'width=0640',
    'width=%20640',
    'width=NaN',
    'width=640&width=640',
    'quality=0',
    'quality=29',
    'quality=101',
    'quality=1000',
    'quality=-1',
    'quality=hoog',
    'quality=85&quality=86',
    'format=exe',
    'format=WEBP',
    'format=',
    'format=png',
    'format=webp&format=avif',
    'format=__proto__',
    'aspect_ratio=1/0',
    'aspect_ratio=0:1',
    'aspect_ratio=1',
    'aspect_ratio=1:1:1',
    'aspect_ratio=-1:1',
    'aspect_ratio=1.5:1',
    'aspect_ratio=5:1',
    'aspect_ratio=1:5',
    'aspect_ratio=101:100',
    'aspect_ratio=1:1&aspect_ratio=1:1',
    'v=a&v=b',
  ])('%s', async (query) => {
    const { app, conversions, kept } = server();
    const answer = await app.inject(`/images/house.webp?${query}`);
    const name = /^\w+/.exec(query)?.[0] ?? '';
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      error: {
        code: 'malformed_query',
        message: expect.stringContaining('adres'),
        fields: { [name]: expect.any(String) },
      },
    });
    expect(conversions()).toBe(0);
    expect(kept()).toEqual([]);
  });

  test('each wrong parameter has its own sentence', async () => {
    const { app } = await startImageApp();
    const answer = await app.inject('/images/house?width=x&quality=x&format=x&aspect_ratio=x');
    expect(answer.json().error.fields).toEqual({
      width: 'Kies een breedte van 16 tot en met 1920 pixels.',
      quality: 'Kies een kwaliteit van 30 tot en met 100.',
      format: 'Kies een van deze formaten: avif, webp, jpeg.',
      aspect_ratio: 'Kies een verhouding zoals 1:1 of 4:3.',
    });
  });

  test.each([
    '/images/',
    '/images/nergens',
    '/images/nergens.webp?width=320',
    '/images/notes.txt',
    '/images/house.jpg',
    '/images/house.webp.webp',
    '/images/house/',
    '/images/HOUSE',
    '/images/constructor',
    '/images/__proto__',
    '/images/../package.json',
    '/images/../images/../../etc/passwd',
    '/images/%2e%2e/package.json',
    '/images/%2e%2e%2fpackage.json',
    '/images/..%2F..%2Fetc%2Fpasswd',
    '/images/%252e%252e%252fhouse',
    '/images/..\\house.webp',
    '/images/..%5chouse.webp',
    '/images/house%00.webp',
    '/images/%00',
    '/images/%zz',
    '/images/%c0%ae%c0%ae/house',
    '/images//house',
    '/images/./house',
    '/images/house%2ewebp',
    `/images/${'a'.repeat(5_000)}`,
  ])('%s is no picture', async (path) => {
    const { app, conversions, kept } = await startImageApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { status, body } = await getRaw(app, path);
    expect([400, 404]).toContain(status);
    expect(JSON.parse(body)).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    expect(conversions()).toBe(0);
    expect(kept()).toEqual([]);
  });

  test('a NUL as it is does not even pass for HTTP', async () => {
    const { app, conversions } = await startImageApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end('GET /images/house\0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(conversions()).toBe(0);
  });

  test('parameters that nobody knows change nothing', async () => {
    const { app, conversions } = await startImageApp();
    const plain = await app.inject('/images/house?width=64');
    const more = await app.inject('/images/house?utm_source=a&width=64&__proto__=1&x=1&x=2');
    expect(more.statusCode).toBe(200);
    expect(more.headers.etag).toBe(plain.headers.etag);
    expect(conversions()).toBe(1);
  });

  test.each(['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s is no way to ask',
    async (method) => {
      const { app } = await startImageApp();
      const answer = await app.inject({ method, url: '/images/house' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.json().error.code).toBe('method_not_allowed');
      expect((await app.inject({ method, url: '/images/nergens' })).statusCode).toBe(404);
    },
  );

  test('a master that is no picture is our failure, and the next one is served', async () => {
    const { app, kept } = await startImageApp();
    const answer = await app.inject('/images/broken?width=64');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error.code).toBe('internal_error');
    expect(kept()).toEqual([]);
    expect((await app.inject('/images/house?width=64')).statusCode).toBe(200);
  });
});

describe('browsers and CDNs keep it', () => {
  test('for good, with a strong tag, from any origin', async () => {
    const { app } = await startImageApp();
    const { headers, rawPayload } = await app.inject('/images/house?width=64&format=webp');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]{11}"$/),
      'content-length': String(rawPayload.length),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('who has it already gets 304 without a body', async () => {
    const { app } = await startImageApp();
    const url = '/images/house?width=64';
    const first = await app.inject({ url, headers: AVIF });
    const tag = String(first.headers.etag);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await app.inject({ url, headers: { ...AVIF, 'if-none-match': known } });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers).toMatchObject({
        etag: tag,
        vary: 'Accept',
        'cache-control': first.headers['cache-control'],
      });
    }
    const other = await app.inject({ url, headers: { ...WEBP, 'if-none-match': tag } });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(tag);
  });

  test('asking for its headers alone is answered too', async () => {
    const { app } = await startImageApp();
    const url = '/images/house?width=64';
    const { headers } = await app.inject(url);
    const answer = await app.inject({ method: 'HEAD', url });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toHaveLength(0);
    expect(answer.headers).toMatchObject({
      etag: headers.etag,
      'content-length': headers['content-length'],
    });
  });

  test('a version of another state of the picture is not kept for long', async () => {
    const { app, mastersDir, conversions } = await startImageApp();
    const master = await listMasters(mastersDir).get('house')?.();
    const { length } = readFileSync(join(mastersDir, 'house.webp'));
    expect(master?.bytes).toHaveLength(length);
    const cacheControl = async (v: string) =>
      (await app.inject(`/images/house?width=64&v=${v}`)).headers['cache-control'];
    expect(await cacheControl(String(master?.hash.slice(0, 12)))).toContain('immutable');
    expect(await cacheControl('0123456789ab')).toBe('public, max-age=60');
    expect(conversions()).toBe(1);
  });
});

test('it is one line in the log, without what was asked', async () => {
  const { app, log } = await startImageApp();
  await app.inject('/images/house?width=64');
  await waitFor(() => log().includes('/images/'));
  expect(log()).toContain('"path":"/images/*","status":200');
  expect(log()).not.toContain('width');
});

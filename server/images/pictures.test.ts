import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { startImageApp, twoHalves } from '#testing/test-images.ts';
import { waitFor } from '#testing/wait-for.ts';

const URL_64 = '/images/house?width=64&format=webp';

/** A promise that somebody else keeps. */
const gate = () => Promise.withResolvers<void>();

test('200 requests at once for a new size make it once, and all get the same', async () => {
  const { app, conversions } = await startImageApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const bodies = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const answer = await fetch(origin + URL_64);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    }),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(conversions()).toBe(1);
});

test('after that it comes from memory, and after a restart from disk', async () => {
  const first = await startImageApp();
  const made = await first.app.inject(URL_64);
  await first.app.inject(URL_64);
  expect(first.conversions()).toBe(1);
  await first.app.close();
  expect(first.kept()).toHaveLength(1);
  const { dataDir } = first.config;
  const second = await startImageApp({ dataDir });
  const again = await second.app.inject(URL_64);
  expect(again.rawPayload).toEqual(made.rawPayload);
  expect(again.headers.etag).toBe(made.headers.etag);
  expect(second.conversions()).toBe(0);
});

test('another picture under the same name is made anew', async () => {
  const first = await startImageApp();
  const old = await first.app.inject(URL_64);
  await first.app.close();
  writeFileSync(join(first.mastersDir, 'house.webp'), await twoHalves(600, 600));
  const { dataDir } = first.config;
  const second = await startTestApp({ dataDir, mastersDir: first.mastersDir });
  const now = await second.app.inject(URL_64);
  expect((await sharp(now.rawPayload).metadata()).height).toBe(64);
  expect(now.headers.etag).not.toBe(old.headers.etag);
});

test('a kept file that was cut off is not served but made again', async () => {
  const first = await startImageApp();
  const made = await first.app.inject(URL_64);
  await first.app.close();
  const folder = join(first.config.dataDir, 'images');
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - 20));
  const second = await startImageApp({ dataDir: first.config.dataDir });
  expect((await second.app.inject(URL_64)).rawPayload).toEqual(made.rawPayload);
  await second.app.close();
  expect(second.conversions()).toBe(1);
  expect(readFileSync(file)).toEqual(whole);
});

test('where nothing can be kept on disk pictures are served all the same, and the log says so once', async () => {
  const { app, config, log } = await startImageApp();
  mkdirSync(config.dataDir, { recursive: true });
  writeFileSync(join(config.dataDir, 'images'), 'a file where the folder should be');
  for (const width of [64, 65, 66, 67]) {
    const answer = await app.inject(`/images/house?width=${width}`);
    expect(answer.statusCode).toBe(200);
  }
  await app.close();
  expect(log().match(/pictures cannot be kept on disk/g)).toHaveLength(1);
});

test('when too many pictures wait to be made, the next is told when to come back; kept ones are served', async () => {
  const { promise, resolve } = gate();
  const { app, conversions } = await startImageApp({}, async ({ width }) => {
    if (width > 32) await promise;
    return Buffer.from('picture');
  });
  await app.inject('/images/house?width=16');
  const many = Array.from({ length: 60 }, (_, each) =>
    app
      .inject(
        `/images/house?width=${64 + 32 * (each % 20)}&quality=${30 + 5 * Math.floor(each / 20)}`,
      )
      .then(({ statusCode }) => statusCode),
  );
  await waitFor(() => conversions() > 1);
  const refused = await app.inject('/images/house?width=300');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.json().error.code).toBe('busy');
  // Never more than two at a time.
  expect(conversions()).toBeLessThanOrEqual(3);
  expect((await app.inject('/images/house?width=16')).statusCode).toBe(200);
  expect((await app.inject('/')).statusCode).toBe(200);
  resolve();
  const codes = await Promise.all(many);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(41);
  expect(codes.filter((code) => code === 503).length).toBeGreaterThan(0);
  expect((await app.inject('/images/house?width=300')).statusCode).toBe(200);
});

test('a failure is told to everybody who waits for it and is not kept', async () => {
  let fails = true;
  const { app, conversions } = await startImageApp({}, async () => {
    if (fails) throw new Error('out of memory');
    return Buffer.from('picture');
  });
  const answers = await Promise.all([app.inject(URL_64), app.inject(URL_64)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  expect(conversions()).toBe(1);
  fails = false;
  expect((await app.inject(URL_64)).body).toBe('picture');
});

test('stopping waits for the picture that is being made, and for the disk', async () => {
  const { promise, resolve } = gate();
  const { app, conversions, kept } = await startImageApp({}, async () => {
    await promise;
    return Buffer.from('picture');
  });
  const asked = app.inject(URL_64);
  await waitFor(() => conversions() === 1);
  const closed = app.close();
  resolve();
  await closed;
  expect((await asked).body).toBe('picture');
  expect(kept()).toHaveLength(1);
});

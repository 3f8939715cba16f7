import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { waitFor } from '#testing/wait-for.ts';
import { cacheFileName, createDiskCache } from './disk-cache.ts';

const BODY = Buffer.alloc(968, 'x');

/** Room for three files: each body has 32 bytes before it. */
function openCache(folder = join(tempFolder(), 'images')) {
  const warnings: unknown[] = [];
  const log = { warn: (fields: unknown) => warnings.push(fields) };
  const cache = createDiskCache({ folder, maxBytes: 3_000, log });
  const has = (key: string) => existsSync(join(folder, cacheFileName(key)));
  return { cache, folder, warnings, has };
}

test('what is kept comes back, what is not kept is not there', async () => {
  const { cache, warnings } = openCache();
  expect(await cache.read('a')).toBeUndefined();
  await cache.write('a', BODY);
  expect(await cache.read('a')).toEqual(BODY);
  expect(await cache.read('b')).toBeUndefined();
  expect(warnings).toEqual([]);
});

test('a key is never a path', async () => {
  const { cache, folder } = openCache();
  await cache.write('../../out', BODY);
  expect(readdirSync(folder)).toEqual([cacheFileName('../../out')]);
});

test('when it is full, the one used longest ago goes', async () => {
  const { cache, has } = openCache();
  for (const key of ['a', 'b', 'c']) await cache.write(key, BODY);
  await cache.read('a');
  await cache.write('d', BODY);
  await waitFor(() => !has('b'));
  expect(['a', 'c', 'd'].map(has)).toEqual([true, true, true]);
  expect(await cache.read('b')).toBeUndefined();
});

test('the order of use and the bound outlive a restart', async () => {
  const first = openCache();
  for (const key of ['a', 'b', 'c']) await first.cache.write(key, BODY);
  const age = (key: string, seconds: number) => {
    const then = Date.now() / 1_000 - seconds;
    utimesSync(join(first.folder, cacheFileName(key)), then, then);
  };
  age('a', 10);
  age('b', 30);
  age('c', 20);
  await first.cache.read('b');
  const usedAt = () => statSync(join(first.folder, cacheFileName('b'))).mtimeMs;
  await waitFor(() => usedAt() > Date.now() - 10_000);
  const second = openCache(first.folder);
  await second.cache.write('d', BODY);
  await waitFor(() => !second.has('c'));
  expect(['a', 'b', 'd'].map(second.has)).toEqual([true, true, true]);
});

test('a body that would not fit at all is not kept', async () => {
  const { cache, has } = openCache();
  await cache.write('a', BODY);
  await cache.write('large', Buffer.alloc(3_000));
  expect(has('large')).toBe(false);
  expect(has('a')).toBe(true);
});

test('drafts of a process that died are cleared away, younger ones and strangers’ folders stay', async () => {
  const folder = join(tempFolder(), 'images');
  const name = cacheFileName('a');
  writeFiles(folder, { [`${name}.old`]: 'x', [`${name}.young`]: 'x' });
  mkdirSync(join(folder, 'map'));
  const then = Date.now() / 1_000 - 7_200;
  utimesSync(join(folder, `${name}.old`), then, then);
  await openCache(folder).cache.read('a');
  await waitFor(() => !existsSync(join(folder, `${name}.old`)));
  expect(readdirSync(folder).toSorted()).toEqual([`${name}.young`, 'map']);
});

test('a file that was removed meanwhile is simply not there, and can be kept again', async () => {
  const { cache, folder, warnings } = openCache();
  await cache.write('a', BODY);
  rmSync(folder, { recursive: true });
  expect(await cache.read('a')).toBeUndefined();
  await cache.write('a', BODY);
  expect(await cache.read('a')).toEqual(BODY);
  expect(warnings).toEqual([]);
});

test('what somebody removed takes no room', async () => {
  const { cache, folder, has } = openCache();
  for (const key of ['a', 'b', 'c']) await cache.write(key, BODY);
  rmSync(join(folder, cacheFileName('c')));
  await cache.read('c');
  await cache.write('d', BODY);
  // Files go behind our backs, should any go.
  await sleep(50);
  expect(['a', 'b', 'd'].map(has)).toEqual([true, true, true]);
});

test('a folder that cannot be used is told once, with no more than a code', async () => {
  const folder = join(tempFolder(), 'images');
  writeFileSync(folder, 'a file');
  const { cache, warnings } = openCache(folder);
  await cache.write('a', BODY);
  await cache.write('b', BODY);
  expect(await cache.read('a')).toBeUndefined();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toEqual({ code: expect.stringMatching(/^E[A-Z]+$/) });
});

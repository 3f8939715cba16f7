import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureToMake } from '../contract/index.ts';
import { dropOthers, heroOf, homeFirst, makePictures } from './lib/site-pictures.ts';

const pictureOf = (name: string, width = 20): PictureToMake => ({
  path: `/_astro/${name}.webp`,
  master: 'house',
  width,
  height: width / 2,
  quality: 85,
  format: 'webp',
});
const [hero, card, other] = ['hero', 'card', 'other'].map((name) => pictureOf(name));
if (!hero || !card || !other) throw new Error('three pictures');

const HOME = `<p>${other.path.replace('other', 'x')}</p><picture><img src="${hero.path}"></picture><img src="${card.path}">`;

test('the pictures of the home page are made before all others, its first picture before the server begins', () => {
  expect(homeFirst([other, hero, card], HOME)).toEqual([hero, card, other]);
  expect(heroOf([other, card, hero], HOME)).toEqual([hero]);
});

/** Folders with a master. */
async function startFolders() {
  const folder = mkdtempSync(join(tmpdir(), 'sens-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [client, masters, cache] = ['client', 'masters', 'cache'].map((one) => join(folder, one));
  if (!client || !masters || !cache) throw new Error('three folders');
  const master = sharp({ create: { width: 80, height: 40, channels: 3, background: '#f00' } });
  await master.webp().toFile(join(folder, 'house.webp'));
  const folders = { client, masters: folder, cache, log: join(folder, 'build.log') };
  const made = () => readdirSync(join(client, '_astro')).sort();
  return { folder, folders, made };
}

test('what stands is left, what the cache has is taken from it, and the rest is drawn', async () => {
  const { folders, folder, made } = await startFolders();
  expect(await makePictures([hero, card], folders)).toBe(2);
  writeFileSync(join(folders.client, hero.path), 'as it stood');
  rmSync(join(folders.client, card.path));
  expect(await makePictures([hero, card, other], folders)).toBe(1);
  expect(made()).toEqual(['card.webp', 'hero.webp', 'other.webp']);
  expect(readFileSync(join(folders.client, hero.path), 'utf8')).toBe('as it stood');
  const { width, height } = await sharp(join(folders.client, card.path)).metadata();
  expect([width, height]).toEqual([20, 10]);
  expect(readFileSync(folders.log, 'utf8').match(/card|other/g)).toHaveLength(2);
  // Nothing half-made is left.
  expect(readdirSync(folder).sort()).toEqual(['build.log', 'cache', 'client', 'house.webp']);
});

test('a picture under the same name is drawn anew when it is made otherwise', async () => {
  const { folders } = await startFolders();
  await makePictures([hero], folders);
  rmSync(join(folders.client, hero.path));
  expect(await makePictures([pictureOf('hero', 40)], folders)).toBe(1);
});

test('what is waited for before all else is drawn with care: fewer bytes at the same size', async () => {
  const { folder, folders } = await startFolders();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 80, height: 40, channels: 3, background: '#888', noise } })
    .webp({ lossless: true })
    .toFile(join(folder, 'house.webp'));
  const avif = (name: string): PictureToMake => ({
    ...pictureOf(name, 80),
    path: `/_astro/${name}.avif`,
    format: 'avif',
  });
  const [hasty, careful] = [avif('hasty'), { ...avif('careful'), care: 'objects' as const }];
  await makePictures([hasty, careful], folders);
  const [bytes = 0, most = 0] = [careful, hasty].map(
    ({ path }) => readFileSync(join(folders.client, path)).byteLength,
  );
  expect(bytes).toBeLessThan(most * 0.85);
});

test('the cache keeps what pages name', async () => {
  const { folders } = await startFolders();
  await makePictures([hero, card], folders);
  await dropOthers([card], folders.cache);
  expect(readdirSync(folders.cache)).toHaveLength(1);
  rmSync(join(folders.client, card.path));
  expect(await makePictures([card], folders)).toBe(0);
});

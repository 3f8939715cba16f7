import { renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { learn, learnWith, questionsHeard, readHeard, writeLearned } from '@sens/assistant';
import {
  ASSISTANT_PATH,
  PICTURES_MADE,
  PICTURES_TO_MAKE,
  type PictureToMake,
} from '@sens/contract';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { ASSISTANT_FILE, LEARNED_FILE } from '#assistant/load-assistant.ts';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { startImageApp } from '#testing/test-images.ts';
import { waitFor } from '#testing/wait-for.ts';
import { SMALL_FILE } from '../../assistant/testing/small-index.ts';

const PICTURE: PictureToMake = {
  path: '/_astro/house.B2cD3eF4_Z1.webp',
  master: 'house',
  width: 40,
  height: 20,
  quality: 85,
  format: 'webp',
};

const PAGE = `<!doctype html><title>x</title>${'<p>woorden</p>'.repeat(50)}`;

/** What it has learned knows no meaning of words yet. */
const LEARNED = Buffer.from(writeLearned(learnWith(readHeard(questionsHeard(SMALL_FILE)), [])));

/** A server that begins when the pages stand and one picture does not. */
async function startOverPages() {
  const folder = tempFolder();
  const siteDir = join(folder, 'client');
  writeFiles(siteDir, { 'index.html': PAGE, '404.html': PAGE });
  writeFiles(join(folder, 'server'), {
    [PICTURES_TO_MAKE]: JSON.stringify([PICTURE]),
    [ASSISTANT_FILE]: JSON.stringify(SMALL_FILE),
    [LEARNED_FILE]: LEARNED,
  });
  const renderModule = join(folder, 'server/entry.mjs');
  const started = await startImageApp({ siteDir, renderModule }, undefined, onTestFinished);
  const get = (url: string, headers = {}) => started.app.inject({ url, headers });
  const inServer = (name: string) => join(folder, 'server', name);
  return { ...started, siteDir, get, inServer };
}

test('a picture that the build has not made yet is made for who asks for it', async () => {
  const { get, conversions } = await startOverPages();
  const answers = await Promise.all([get(PICTURE.path), get(PICTURE.path)]);
  for (const { statusCode, headers, rawPayload } of answers) {
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      height: 20,
    });
  }
  expect(conversions()).toBe(1);
  const etag = answers[0]?.headers.etag;
  expect((await get(PICTURE.path, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get('/_astro/other.webp')).statusCode).toBe(404);
});

test('the rest of the build is taken up once it stands', async () => {
  const { get, siteDir, inServer, conversions } = await startOverPages();
  const twin = brotliCompressSync(PAGE);
  writeFiles(siteDir, { 'index.html.br': twin, [PICTURE.path.slice(1)]: 'made at build' });
  renameSync(inServer(PICTURES_TO_MAKE), inServer(PICTURES_MADE));
  await waitFor(async () => (await get(PICTURE.path)).body === 'made at build');
  const { rawPayload } = await get('/', { 'accept-encoding': 'br' });
  expect(rawPayload.equals(twin)).toBe(true);
  expect(conversions()).toBeLessThan(2);
});

test('the assistant answers meanwhile, and by all that it learned once the rest stands', async () => {
  const { app, inServer } = await startOverPages();
  const question = 'Hoe werkt een warmtepomp?';
  const ask = async () => {
    const payload = { question };
    const answer = await app.inject({ method: 'POST', url: ASSISTANT_PATH, payload });
    return answer.json().answer as string;
  };
  expect(await ask()).toContain('Een warmtepomp haalt warmte uit de buitenlucht.');
  const later = JSON.stringify(SMALL_FILE).replaceAll('uit de buitenlucht', 'uit lucht van buiten');
  writeFileSync(inServer(ASSISTANT_FILE), later);
  writeFileSync(inServer(LEARNED_FILE), writeLearned(learn(questionsHeard(SMALL_FILE))));
  renameSync(inServer(PICTURES_TO_MAKE), inServer(PICTURES_MADE));
  await waitFor(async () => (await ask()).includes('uit lucht van buiten'));
});

test('another build in the same place is not taken up', async () => {
  const { get, siteDir, inServer } = await startOverPages();
  writeFiles(siteDir, { 'index.html': 'another build' });
  writeFileSync(inServer(PICTURES_MADE), '[]');
  utimesSync(inServer(PICTURES_MADE), 1, 1);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect((await get('/')).body).toBe(PAGE);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Convert, convert } from '#images/convert.ts';
import { type AtEnd, startTestApp, tempFolder, writeFiles } from './test-app.ts';

/** Left half red, right half blue, so that a crop shows where it was made. */
export const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
        left: width / 2,
        top: 0,
      },
    ])
    .webp({ lossless: true })
    .toBuffer();

/** Made once: it is the same each time. */
let house: Promise<Buffer> | undefined;

/** The server with masters of its own, which counts how often a picture is really made. */
export async function startImageApp(
  settings: Parameters<typeof startTestApp>[0] = {},
  make: Convert = convert,
  atEnd?: AtEnd,
) {
  house ??= twoHalves(800, 400);
  const mastersDir = tempFolder(atEnd);
  writeFiles(mastersDir, {
    'house.webp': await house,
    'broken.webp': 'not a picture',
    'notes.txt': 'no picture either',
  });
  let conversions = 0;
  const convertImage: Convert = (variant) => {
    conversions += 1;
    return make(variant);
  };
  const started = await startTestApp({ mastersDir, ...settings }, { convertImage }, atEnd);
  return {
    ...started,
    mastersDir,
    conversions: () => conversions,
    /** What is kept on disk. */
    kept: () => {
      try {
        return readdirSync(join(started.config.dataDir, 'images'));
      } catch {
        return [];
      }
    },
  };
}

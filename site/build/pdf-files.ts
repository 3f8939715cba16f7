import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUSE_LAYERS, type Woningtype } from '@sens/contract';
import { MEASURE_IDS, type MeasureId } from '@sens/engine';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { FACE_FILES } from '../src/features/report-pdf/layout/faces.ts';
import { COLORS } from '../src/features/report-pdf/layout/theme.ts';
import { heatPictureFile, measureFile, pictureFile } from '../src/features/report-pdf/pictures.ts';
import { woffToTtf } from './woff-to-ttf.ts';

const MASTERS = fileURLToPath(new URL('../../art/masters/', import.meta.url));

const master = (woningtype: string, what: string) =>
  join(MASTERS, `dwelling-${woningtype}-${what}.webp`);

/** Twice the size at which it is printed, at 150 dots per inch. */
const PICTURE_PIXELS = 540;

/** JPEG as it goes into a PDF without being packed again; it has no transparency, so it gets the ground it lies on. */
const asJpeg = (whole: Buffer | string) =>
  sharp(whole)
    .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: 'contain', background: COLORS.white })
    .flatten({ background: COLORS.white })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** A type of house with what stands out on it. */
export async function pdfPicture(woningtype: string, layers: readonly string[]): Promise<Buffer> {
  const whole = await sharp(master(woningtype, 'now'))
    .composite(layers.map((layer) => ({ input: master(woningtype, layer) })))
    .png({ compressionLevel: 0 })
    .toBuffer();
  return asJpeg(whole);
}

/** The same house opened, for the colours of its heat to lie over. */
export const pdfHeatPicture = (woningtype: string): Promise<Buffer> =>
  asJpeg(join(MASTERS, `cutaway-${woningtype}.webp`));

/** Four times the size at which it is printed, at 96 dots per inch. */
const MEASURE_PIXELS = 288;

/** A measure, for beside its step. */
export const pdfMeasure = (id: MeasureId): Promise<Buffer> =>
  sharp(join(MASTERS, `measure-${id}.webp`))
    .resize(MEASURE_PIXELS)
    .flatten({ background: COLORS.white })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** Every set of layers that a type of house can be shown with. */
function layerSets(woningtype: string): string[][] {
  let sets: string[][] = [[]];
  for (const layer of HOUSE_LAYERS.filter((one) => existsSync(master(woningtype, one)))) {
    sets = sets.flatMap((set) => [set, [...set, layer]]);
  }
  return sets;
}

/** A font of the PDF by its file name, out of its package. */
export async function pdfFont(file: string): Promise<Buffer> {
  const family = file.startsWith('figtree') ? 'figtree' : 'bricolage-grotesque';
  const woff = `@fontsource/${family}/files/${file.replace(/\.ttf$/, '.woff')}`;
  return woffToTtf(await readFile(createRequire(import.meta.url).resolve(woff)));
}

/** More would take from the bundler, beside which they are made, the threads that it reads files with. */
const AT_ONCE = 2;

/** Makes all files, by their names. */
async function makeFiles(woningtypen: readonly Woningtype[]): Promise<Map<string, Buffer>> {
  const files: (readonly [name: string, make: () => Promise<Buffer>])[] = [
    ...Object.values(FACE_FILES)
      .flat()
      .map((file) => [file, () => pdfFont(file)] as const),
    ...MEASURE_IDS.map((id) => [measureFile(id), () => pdfMeasure(id)] as const),
    ...woningtypen.map((type) => [heatPictureFile(type), () => pdfHeatPicture(type)] as const),
    ...woningtypen.flatMap((type) =>
      layerSets(type).map(
        (layers) => [pictureFile(type, layers), () => pdfPicture(type, layers)] as const,
      ),
    ),
  ];
  const made = new Map<string, Buffer>();
  const queue = files.values();
  const work = async () => {
    for (const [name, make] of queue) made.set(name, await make());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

/**
 * Puts what a PDF is made of beside the server's entry, in `dist/server/pdf`: fonts, and a picture of
 * each dwelling type. Browsers never ask for these. They need nothing of the pages, so they are made
 * beside them.
 * @param woningtypen names of the pictures
 */
export function pdfFiles(woningtypen: readonly Woningtype[]): AstroIntegration {
  let server: URL | undefined;
  let making: Promise<Map<string, Buffer>> | undefined;
  return {
    name: 'pdf-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:start': () => {
        making = makeFiles(woningtypen);
        // It is said where the files are waited for.
        making.catch(() => undefined);
      },
      'astro:build:done': async () => {
        if (!server || !making) return;
        const folder = fileURLToPath(new URL('pdf/', server));
        await mkdir(folder, { recursive: true });
        const files = [...(await making)];
        await Promise.all(files.map(([name, file]) => writeFile(join(folder, name), file)));
      },
    },
  };
}

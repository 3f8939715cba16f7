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
    .png()
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

/**
 * Puts what a PDF is made of beside the server's entry, in `dist/server/pdf`: fonts, and a picture of
 * each dwelling type. Browsers never ask for these.
 * @param woningtypen names of the pictures
 */
export function pdfFiles(woningtypen: readonly Woningtype[]): AstroIntegration {
  let server: URL | undefined;
  return {
    name: 'pdf-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:done': async () => {
        if (!server) return;
        const folder = fileURLToPath(new URL('pdf/', server));
        await mkdir(folder, { recursive: true });
        const fonts = Object.values(FACE_FILES).flat();
        await Promise.all([
          ...fonts.map(async (file) => writeFile(join(folder, file), await pdfFont(file))),
          ...MEASURE_IDS.map(async (id) =>
            writeFile(join(folder, measureFile(id)), await pdfMeasure(id)),
          ),
          ...woningtypen.map(async (type) =>
            writeFile(join(folder, heatPictureFile(type)), await pdfHeatPicture(type)),
          ),
          ...woningtypen.flatMap((type) =>
            layerSets(type).map(async (layers) =>
              writeFile(join(folder, pictureFile(type, layers)), await pdfPicture(type, layers)),
            ),
          ),
        ]);
      },
    },
  };
}

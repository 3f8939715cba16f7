import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { FACE_FILES } from '../src/features/report-pdf/layout/faces.ts';
import { COLORS } from '../src/features/report-pdf/layout/theme.ts';
import { woffToTtf } from './woff-to-ttf.ts';

const MASTERS = fileURLToPath(new URL('../../art/masters/', import.meta.url));

/** Twice the size at which it is printed, at 150 dots per inch. */
const PICTURE_PIXELS = 540;

/** JPEG as it goes into a PDF without being packed again; it has no transparency, so it gets the ground it lies on. */
export const pdfPicture = (woningtype: string): Promise<Buffer> =>
  sharp(join(MASTERS, `dwelling-${woningtype}-now.webp`))
    .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: 'contain', background: COLORS.blad50 })
    .flatten({ background: COLORS.blad50 })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

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
export function pdfFiles(woningtypen: readonly string[]): AstroIntegration {
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
          ...woningtypen.map(async (type) =>
            writeFile(join(folder, `dwelling-${type}.jpg`), await pdfPicture(type)),
          ),
        ]);
      },
    },
  };
}

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { pictureListSchema } from '../src/content-schemas/picture-list.ts';
import { COLORS } from '../src/features/report-pdf/layout/theme.ts';
import type { SocialBrand, SocialFile } from '../src/lib/social-image.ts';
import type { Board } from '../src/lib/town-sign.ts';
import { drawReportCards } from './report-cards.ts';
import { type Faces, socialDrawing } from './social-images-draw.ts';
import { openFace } from './social-images-type.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const MASTERS = here('../../art/masters/');

/** Survives builds. */
const CACHE = here('../../node_modules/.cache/sens-social/');

const { resolve } = createRequire(import.meta.url);
const FACE_FILES = {
  heading: resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  ),
  strong: resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
  text: resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
};

/** More at once only take more memory: sharp has four threads. */
const AT_ONCE = 4;

/** Together with the palette, all that decides how a card is drawn. */
const DRAWING = [
  here('./social-images-base.ts'),
  here('./social-images-draw.ts'),
  here('./social-images-type.ts'),
  here('../src/lib/social-image-layout.ts'),
  here('../src/lib/town-sign.ts'),
  ...Object.values(FACE_FILES),
];

async function hashOf(files: readonly string[], more = ''): Promise<string> {
  const hash = createHash('sha256').update(more);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Where the pictures with a place-name board have it. */
async function readBoards(): Promise<Map<string, Board | undefined>> {
  const list: unknown = parse(await readFile(here('../../art/pictures.yaml'), 'utf8'));
  return new Map(pictureListSchema.parse(list).map(({ id, board }) => [id, board]));
}

/** What the pages need to know to tell when an image changed. */
async function inputs() {
  const boards = await readBoards();
  const masters = (await readdir(MASTERS)).filter((name) => name.endsWith('.webp'));
  const pictures = masters.map(async (name) => {
    const id = name.slice(0, -'.webp'.length);
    const board = JSON.stringify(boards.get(id) ?? null);
    return [id, await hashOf([join(MASTERS, name)], board)] as const;
  });
  return {
    design: await hashOf(DRAWING, JSON.stringify(COLORS)),
    pictures: Object.fromEntries(await Promise.all(pictures)),
  };
}

/** The faces as outlines: the machine that builds the site need not have a font. */
export const openFaces = async (): Promise<Faces> => ({
  heading: await openFace(FACE_FILES.heading, -0.03),
  strong: await openFace(FACE_FILES.strong),
  text: await openFace(FACE_FILES.text),
});

/**
 * Draws the images that a cache has not, and throws out those that no page shows any more.
 * @param cache folder of files named by the key of what they show
 * @returns how many were drawn
 */
export async function fillCache(
  cache: string,
  brand: SocialBrand,
  files: readonly SocialFile[],
): Promise<number> {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const wanted = new Set(files.map(({ key }) => `${key}.jpg`));
  const missing = files.filter(({ key }) => !kept.has(`${key}.jpg`));
  if (missing.length > 0) {
    const boards = await readBoards();
    const readMaster = async (picture: string) => ({
      bytes: await readFile(join(MASTERS, `${picture}.webp`)),
      board: boards.get(picture),
    });
    const draw = socialDrawing(brand, await openFaces(), readMaster);
    const queue = missing.values();
    const work = async () => {
      for (const card of queue) {
        const file = join(cache, `${card.key}.jpg`);
        // A build that is stopped half-way leaves no half picture behind under a good name.
        await writeFile(`${file}.${process.pid}`, await draw(card));
        await rename(`${file}.${process.pid}`, file);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  const old = [...kept].filter((name) => !wanted.has(name));
  await Promise.all(old.map((name) => rm(join(cache, name), { force: true })));
  return missing.length;
}

/**
 * Makes the social image of every page (`src/lib/social-image.ts` says what it shows), as JPEG in
 * `dist/client`. Only what changed is drawn anew. See docs/decisions/0017-social-images.md.
 */
export function socialImages(): AstroIntegration {
  let server: URL | undefined;
  return {
    name: 'social-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:config:setup': async ({ updateConfig }) => {
        updateConfig({ vite: { define: { SOCIAL_INPUTS: JSON.stringify(await inputs()) } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const client = fileURLToPath(dir);
        const list = join(client, 'social-cards.json');
        const { brand, files } = JSON.parse(await readFile(list, 'utf8')) as {
          brand: SocialBrand;
          files: SocialFile[];
        };
        const drawn = await fillCache(CACHE, brand, files);
        await Promise.all(
          files.map(async ({ file, key }) => {
            await mkdir(dirname(join(client, file)), { recursive: true });
            await copyFile(join(CACHE, `${key}.jpg`), join(client, file));
          }),
        );
        if (server) {
          const folder = fileURLToPath(new URL('report-card/', server));
          await drawReportCards(folder, brand, await openFaces());
        }
        await rm(list);
        const ms = Math.round(performance.now() - started);
        logger.info(`${files.length} images, ${drawn} drawn, in ${ms} ms`);
      },
    },
  };
}

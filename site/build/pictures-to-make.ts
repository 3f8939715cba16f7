import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AVIF_STEP, IMAGE_FORMATS, PICTURES_TO_MAKE, type PictureToMake } from '@sens/contract';
import type { AstroIntegration, ImageTransform } from 'astro';

const MASTERS = fileURLToPath(new URL('../../art/masters/', import.meta.url));

/**
 * What a picture is made of that a page asked Astro for.
 * @throws Error when it asks for what `server/images/convert.ts` does not do
 */
export function toPicture(
  path: string,
  file: string,
  { width, height, quality, format: asked }: ImageTransform,
): PictureToMake {
  const format = IMAGE_FORMATS.find((each) => each === asked);
  if (!file.startsWith(MASTERS) || !format || !width || !height || !quality) {
    throw new Error(`${path} is no AVIF, WebP or JPEG of a picture in art/masters with its size.`);
  }
  const step = format === 'avif' ? AVIF_STEP : 0;
  const master = basename(file, '.webp');
  return { path, master, width, height, quality: Number(quality) + step, format };
}

/** Takes from Astro what it would make itself once the pages stand. */
function takePictures(): PictureToMake[] {
  const asked = globalThis.astroAsset.staticImages ?? new Map();
  const pictures = [...asked.values()].flatMap(({ originalSrcPath, transforms }) =>
    [...transforms.values()].map(({ finalPath, transform }) =>
      toPicture(finalPath, originalSrcPath ?? '', transform),
    ),
  );
  asked.clear();
  return pictures;
}

/** Astro leaves the entry to whoever sets a prerenderer; here it is Astro's own. */
const OWN_ENTRY = {
  name: 'prerender-entry',
  configEnvironment: (name: string) =>
    name === 'prerender'
      ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } }
      : undefined,
};

/**
 * Leaves the pictures out of Astro's build, and beside the server's entry a list of them: they are made after
 * the pages (`scripts/lib/site-pictures.ts`). See docs/decisions/0094.
 */
export function picturesToMake(): AstroIntegration {
  let server: URL | undefined;
  let pictures: PictureToMake[] = [];
  return {
    name: 'pictures-to-make',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [OWN_ENTRY] } });
      },
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((own) => ({
          ...own,
          async teardown() {
            await own.teardown?.();
            pictures = takePictures();
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        if (server) await writeFile(new URL(PICTURES_TO_MAKE, server), JSON.stringify(pictures));
        logger.info(`${pictures.length} to make`);
      },
    },
  };
}

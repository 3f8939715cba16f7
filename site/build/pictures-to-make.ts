import { writeFile } from 'node:fs/promises';
import { PICTURES_TO_MAKE, type PictureToMake } from '@sens/contract';
import type { AstroIntegration } from 'astro';
import '../src/lib/noted-pictures.ts';

/**
 * The pictures that the pages of a build ask for.
 * @throws Error when one of them was asked of Astro, which would make it itself once the pages stand
 */
export function takePictures(): PictureToMake[] {
  const [byAstro] = globalThis.astroAsset?.staticImages?.keys() ?? [];
  if (byAstro) throw new Error(`${byAstro} is not asked for through site/src/lib/pictures.ts.`);
  const pictures = [...(globalThis.notedPictures?.values() ?? [])];
  globalThis.notedPictures?.clear();
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

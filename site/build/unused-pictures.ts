import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Everything that can name a picture to a browser. */
const TEXTS = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';
const PICTURES = '_astro/*.{avif,webp,png,jpg,jpeg}';
const NAMED = /_astro\/[\w.-]+\.(?:avif|webp|png|jpe?g)/g;

/**
 * Pictures of a built site that nothing in it asks for.
 * @param client folder of what browsers get
 */
export async function unusedPictures(client: string): Promise<string[]> {
  const named = new Set<string>();
  for (const name of globSync(TEXTS, { cwd: client })) {
    const text = await readFile(join(client, name), 'utf8');
    for (const [picture] of text.matchAll(NAMED)) named.add(picture);
  }
  return globSync(PICTURES, { cwd: client }).filter((name) => !named.has(name));
}

/**
 * After the build: leaves out the masters of the pictures. Astro keeps them, as the pages that the
 * server renders import the list of all; they too show what was made out of these.
 */
export function unusedPicturesOut(): AstroIntegration {
  return {
    name: 'unused-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const client = fileURLToPath(dir);
        const unused = await unusedPictures(client);
        await Promise.all(unused.map((name) => rm(join(client, name))));
        logger.info(`${unused.length} left out`);
      },
    },
  };
}

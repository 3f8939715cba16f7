import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AVIF_CARES, IMAGE_FORMATS, PICTURES_TO_MAKE, type PictureToMake } from '@sens/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addressPrefix } from '#http/address-prefix.ts';
import type { Site } from '#static/load-site.ts';
import { answerFromSite, splitUrl } from '#static/route.ts';
import type { LoadMaster } from './masters.ts';
import type { Pictures } from './pictures.ts';
import { sendPicture } from './route.ts';

const listSchema = z.array(
  z.object({
    path: z.string(),
    master: z.string(),
    width: z.number(),
    height: z.number(),
    quality: z.number(),
    format: z.enum(IMAGE_FORMATS),
    care: z.enum(AVIF_CARES).exactOptional(),
  }),
);

/**
 * Reads which pictures of the built site are not made yet.
 * @param renderModule the module that makes the pages
 * @returns none where the whole build stands
 * @throws Error when the file is something else
 */
export function picturesToMake(renderModule: string): PictureToMake[] {
  const file = join(dirname(renderModule), PICTURES_TO_MAKE);
  return existsSync(file) ? listSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The name has a hash of what is seen, as all in `_astro`. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

export interface ToMakeParts {
  site: Site;
  /** Those of the built site that are not made yet. */
  list: readonly PictureToMake[];
  masters: ReadonlyMap<string, LoadMaster>;
  pictures: Pictures;
}

/** Makes pictures that the pages name, and that the build has not made yet, when they are asked for (decision 94). */
export function registerPicturesToMake(
  app: FastifyInstance,
  { site, list, masters, pictures }: ToMakeParts,
): void {
  if (list.length === 0) return;
  const byPath = new Map(list.map((each) => [each.path, each]));
  app.get('/_astro/:name', async (request: FastifyRequest, reply) => {
    const { path } = splitUrl(request.url);
    const asked = byPath.get(path);
    const loadMaster = masters.get(asked?.master ?? '');
    if (!asked || !loadMaster || site.files.has(path)) return answerFromSite(request, reply, site);
    const master = await loadMaster();
    const variant = { ...asked, master, key: path };
    const picture = await pictures.get(variant, addressPrefix(request.ip));
    reply.header('cache-control', FOR_GOOD);
    return sendPicture(request, reply, picture);
  });
}

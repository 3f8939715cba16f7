import { join } from 'node:path';
import type { PictureToMake } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { errorCode } from '#refusals/error-code.ts';
import type { Site } from '#static/load-site.ts';
import { type Convert, convert as convertWithSharp, warmUp } from './convert.ts';
import { createDiskCache } from './disk-cache.ts';
import type { InLine } from './line.ts';
import { listMasters } from './masters.ts';
import { createPictures } from './pictures.ts';
import { registerImageRoute } from './route.ts';
import { registerPicturesToMake } from './to-make.ts';

/** Some five thousand pictures of the usual size. */
const CACHE_BYTES = 256 * 1024 * 1024;

export interface ImageParts {
  site: Site;
  /** Pictures of the site that the build has not made yet. */
  toMake: readonly PictureToMake[];
  /** What all that makes pictures waits in. */
  inLine: InLine;
  /** Stands in for sharp in tests. */
  convert?: Convert | undefined;
}

/**
 * Puts the pictures on the server: the route, and what has to happen when it starts and stops.
 */
export function registerImages(
  app: FastifyInstance,
  { dataDir, mastersDir }: Pick<Config, 'dataDir' | 'mastersDir'>,
  { site, toMake, inLine, convert = convertWithSharp }: ImageParts,
): void {
  const { log } = app;
  const disk = createDiskCache({ folder: join(dataDir, 'images'), maxBytes: CACHE_BYTES, log });
  const pictures = createPictures({ disk, convert, inLine });
  const masters = listMasters(mastersDir);
  registerImageRoute(app, masters, pictures);
  registerPicturesToMake(app, { site, list: toMake, masters, pictures });
  app.addHook('onListen', async () => {
    // Nobody waits for it, and pages need none of it: a server without sharp still serves them.
    warmUp().catch((error: unknown) => {
      log.error({ code: errorCode(error) }, 'pictures cannot be made');
    });
  });
  app.addHook('onClose', () => pictures.close());
}

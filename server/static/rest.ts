import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURES_MADE, PICTURES_TO_MAKE } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { loadSite, type Site } from './load-site.ts';

const LOOK_EVERY_MS = 500;

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * When pages were built whose pictures and compressed forms are still being made.
 * @param renderModule the module that makes the pages
 * @returns nothing where the whole build stands
 */
export const pagesBuiltAt = (renderModule: string): number | undefined =>
  timeOf(join(dirname(renderModule), PICTURES_TO_MAKE));

/**
 * Reads the site anew once the rest of its build stands, as small as the build compressed it. Another build in the
 * same place, whole or not, is not taken up: as ever that needs a restart.
 * @param whenWhole reads what else comes with the rest
 * @param since when the pages were built that the server began with
 */
export function takeUpTheRest(
  app: FastifyInstance,
  { site, whenWhole }: { site: Site; whenWhole: () => Promise<void> },
  config: Pick<Config, 'siteDir' | 'renderModule' | 'siteUrl' | 'gtmId'>,
  since: number | undefined,
): void {
  const made = join(dirname(config.renderModule), PICTURES_MADE);
  const look = setInterval(() => {
    if (since === undefined || timeOf(made) !== since) return;
    clearInterval(look);
    Object.assign(site, loadSite(config.siteDir, config));
    whenWhole().catch((err: unknown) => app.log.warn({ err }, 'not all was read anew'));
    app.log.info('the whole site is built');
  }, LOOK_EVERY_MS);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}

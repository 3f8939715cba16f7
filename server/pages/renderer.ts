import { existsSync } from 'node:fs';
import type { PageOnRequest } from '@sens/contract';
import type { FastifyBaseLogger } from 'fastify';
import { loadRenderModule, type RenderModule } from './render-module.ts';

/** Makes a page's HTML; nothing when the site cannot (it is not built, or rendering failed). */
export type RenderPage = (asked: PageOnRequest) => Promise<string | undefined>;

/**
 * @param file path of the site's `entry.mjs`; loaded at the first page, kept after that
 * @param siteUrl origin under which the page is rendered
 */
export function createRenderer(
  file: string,
  siteUrl: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): RenderPage {
  let loading: Promise<RenderModule> | undefined;
  return async (asked) => {
    try {
      loading ??= loadRenderModule(file).catch((error: unknown) => {
        // A site that is not built may be built the next time.
        loading = undefined;
        throw error;
      });
      const { render } = await loading;
      const response = await render(asked, siteUrl);
      // The site's router answers a failure or an unknown route with a page too: not the one meant.
      if (response.status === 404 || response.status >= 500) {
        throw new Error(`The site answered ${response.status}.`);
      }
      return await response.text();
    } catch (error) {
      log.error({ err: error, isSiteBuilt: existsSync(file) }, 'page could not be rendered');
      return undefined;
    }
  };
}

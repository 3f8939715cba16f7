import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import { preparedPage, type Site, type SiteFile } from '#static/load-site.ts';
import { answerFromSite, sendFile, splitUrl } from '#static/route.ts';
import type { RenderPage } from './renderer.ts';

/** Room for some two hundred pages: as many as anybody asks for in a day. */
const MEMORY_BYTES = 16 * 1024 * 1024;

export interface PagesOnRequestParts {
  site: Site;
  renderPage: RenderPage;
  settings: Parameters<typeof preparedPage>[2];
  /** Pages made per minute and address; one that is kept has no limit. */
  limit: number;
}

const sizeOf = ({ plain, encoded: { br, gzip } }: SiteFile) =>
  plain.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0);

/**
 * The pages of towns that are not built (docs/decisions/0121): each is made when somebody first asks for it, and is from
 * then on a file like those that were built. A site without such pages has no such route.
 */
export function registerPagesOnRequest(app: FastifyInstance, parts: PagesOnRequestParts): void {
  const { site, renderPage, settings, limit } = parts;
  if (site.onRequest.size === 0) return;
  const made = new LRUCache<string, SiteFile>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<SiteFile>>();

  async function make(path: string): Promise<SiteFile> {
    const html = await renderPage({ page: 'town', slug: path.slice(1) });
    if (html === undefined) throw new AppError('internal_error');
    const file = preparedPage(html, path, settings);
    made.set(path, file);
    return file;
  }

  /** Who asks while a page is being made gets the same one. */
  function soon(path: string): Promise<SiteFile> {
    const making = underWay.get(path) ?? make(path).finally(() => underWay.delete(path));
    underWay.set(path, making);
    return making;
  }

  const pathOf = ({ url }: FastifyRequest) => splitUrl(url).path;
  const isToMake = (path: string) => site.onRequest.has(path) && !made.has(path);
  const rateLimit = {
    ...perMinute(limit),
    allowList: (request: FastifyRequest) => !isToMake(pathOf(request)),
  };
  app.get('/:page', { config: { rateLimit } }, async (request, reply) => {
    const path = pathOf(request);
    if (!site.onRequest.has(path)) return answerFromSite(request, reply, site);
    return sendFile(request, reply, made.get(path) ?? (await soon(path)));
  });
}

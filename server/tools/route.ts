import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TagManagerSettings, withTagManager } from '#http/tag-manager.ts';
import type { RenderPage } from '#pages/renderer.ts';
import { type PageSettings, sendPage } from '#pages/send-page.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import type { Site } from '#static/load-site.ts';
import { answerFromSite, sendNotFound, splitUrl } from '#static/route.ts';

export interface ToolRouteParts {
  site: Site;
  renderPage: RenderPage;
  csp: PageSettings & TagManagerSettings;
  /** Rendered pages per minute and address; the built page has no limit. */
  limit: number;
}

type ToolRequest = FastifyRequest<{ Params: { tool: string } }>;

const hasState = ({ url }: FastifyRequest) => splitUrl(url).query.length > 1;

/**
 * `GET /tools/{tool}?…`: the tool with the state of its address in the first paint. The bare address,
 * and everything when rendering fails, is the built page; its script then reads the address.
 */
export function registerToolRoute(app: FastifyInstance, parts: ToolRouteParts): void {
  const { site, renderPage, csp, limit } = parts;
  const isTool = (tool: string) => site.pages.has(`/tools/${tool}`);
  const rateLimit = {
    ...perMinute(limit),
    allowList: (request: FastifyRequest) => !hasState(request),
  };
  app.get('/tools/:tool', { config: { rateLimit } }, async (request: ToolRequest, reply) => {
    const { tool } = request.params;
    const { path, query: asked } = splitUrl(request.url);
    // Written otherwise, such as needlessly encoded, the address leads to the tool's own.
    const isOwn = isTool(tool) && path === `/tools/${tool}`;
    if (!hasState(request) || !isOwn) return answerFromSite(request, reply, site);
    const query = asked.slice(1);
    const html = await renderPage({ page: 'tool', tool, query });
    if (html === undefined) return answerFromSite(request, reply, site);
    return sendPage(request, reply, withTagManager(html, csp), '', csp, 'tool');
  });
  // The page behind it has no address of its own.
  app.get('/tools/:tool/berekend', (request: ToolRequest, reply) => {
    const { tool } = request.params;
    if (!isTool(tool)) return sendNotFound(request, reply, site);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/tools/${tool}${splitUrl(request.url).query}`, 302);
  });
}

import { defineMiddleware } from 'astro:middleware';
import { takeAsked } from '#lib/dev-asked.ts';

/** Astro writes the one style that islands need where the first of them stands. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Puts that style in the head: HTML allows none in the body. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (import.meta.env.DEV && !context.isPrerendered) await takeAsked(context);
  const page = await next();
  if (!page.headers.get('content-type')?.includes('text/html')) return page;
  const html = await page.text();
  const style = ISLAND_STYLE.exec(html)?.[0] ?? '';
  const moved = html.replace(style, '').replace('</head>', `${style}</head>`);
  return new Response(moved, page);
});

import type { APIRoute } from 'astro';
import { canonicalUrl } from '#lib/head.ts';
import { landingPages } from '#lib/landing-pages.ts';
import { articles, locations, pages, services } from '../content-queries.ts';

/**
 * Every page that may be indexed. `lastmod` is the day that the content itself names; a page whose content
 * names none goes without: a day that is not true makes search engines trust none of them.
 */
export const GET: APIRoute = async ({ site, url }) => {
  const all = (await services()).map(({ data }) => data);
  const listed: { path: string; updated?: string }[] = [
    { path: '/' },
    ...all.map(({ slug }) => ({ path: `/${slug}` })),
    ...(await pages())
      .filter(({ id }) => id !== 'not-found')
      .map(({ data }) => ({ path: data.path, updated: data.updated })),
    ...(await articles()).map(({ data }) => ({ path: `/${data.slug}`, updated: data.updated })),
    ...landingPages(all, await locations()).map(({ slug }) => ({ path: `/${slug}` })),
  ];
  const entries = listed.map(({ path, updated }) => {
    const lastmod = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `<url><loc>${canonicalUrl(site ?? url, path)}</loc>${lastmod}</url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};

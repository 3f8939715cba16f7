import type { APIRoute } from 'astro';
import { canonicalUrl } from '#lib/head.ts';
import { landingPages } from '#lib/landing-pages.ts';
import { articles, home, locations, pages, services, townPageUpdated } from '../content-queries.ts';

/**
 * Every page that may be indexed, with the day that its text was last changed: the content names it, and the
 * content check sees to it that it is true. A day of the build would make search engines trust none of them.
 */
export const GET: APIRoute = async ({ site, url }) => {
  const all = (await services()).map(({ data }) => data);
  const listed: { path: string; updated: string }[] = [
    { path: '/', updated: home.updated },
    ...all.map(({ slug, updated }) => ({ path: `/${slug}`, updated })),
    ...(await pages()).map(({ data }) => ({ path: data.path, updated: data.updated })),
    ...(await articles()).map(({ data }) => ({ path: `/${data.slug}`, updated: data.updated })),
    ...landingPages(all, await locations()).map(({ slug, service, location }) => ({
      path: `/${slug}`,
      updated: townPageUpdated(service.slug, location),
    })),
  ];
  const entries = listed.map(
    ({ path, updated }) =>
      `<url><loc>${canonicalUrl(site ?? url, path)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};

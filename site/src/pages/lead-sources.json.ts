import { pageSource } from '@sens/contract';
import type { APIRoute } from 'astro';
import { nameOf } from '#lib/trail.ts';
import { articles, pages, services } from '../content-queries.ts';

/**
 * Every page that can hold the form, by the source that its form has (contract, SOURCES_FILE): the
 * server knows by it which sources there are, and names the page in the mail to the company.
 */
export const GET: APIRoute = async () => {
  const texts = await pages();
  const titled = [
    // What the company calls it, not the question above it.
    ...texts.map(({ data }) => [data.path, nameOf(data)] as const),
    ...(await articles()).map(({ data }) => [`/${data.slug}`, data.hero.title] as const),
    // Also the source of the town pages, so not the title of the one page.
    ...(await services()).map(({ data }) => [`/${data.slug}`, data.name] as const),
  ];
  return Response.json(
    Object.fromEntries(titled.map(([path, title]) => [pageSource(path), title])),
  );
};

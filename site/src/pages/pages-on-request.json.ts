import type { APIRoute } from 'astro';
import { landingPages, townsBuilt } from '#lib/landing-pages.ts';
import { locations, services } from '../content-queries.ts';

/** The paths of the town pages that are not built: the server makes each when somebody first asks for it. */
export const GET: APIRoute = async () => {
  const towns = await locations();
  const built = new Set(townsBuilt(towns));
  const all = (await services()).map(({ data }) => data);
  const later = landingPages(all, towns).filter(({ location }) => !built.has(location));
  return Response.json(later.map(({ slug }) => `/${slug}`));
};

import { WONINGTYPEN } from '@sens/contract';
import type { APIRoute } from 'astro';
import { dwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { loadHouseParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { TOOL_NAMES } from '#features/tool/tools.ts';
import { heroPicture, toolPicture } from '#lib/hero-picture.ts';
import { page, services } from '../content-queries.ts';

/**
 * The pictures of the dwelling types, where their parts lie, those of the tools and those of services in towns, made at build
 * for the pages that are rendered on request: those cannot make pictures themselves.
 */
export const GET: APIRoute = async () => {
  const pictures = await dwellingPictures();
  const dwellings = await Promise.all(
    WONINGTYPEN.map(async (type) => [
      type,
      { ...pictures[type], parts: await loadHouseParts(type) },
    ]),
  );
  const tools = await Promise.all(
    TOOL_NAMES.map(async (tool) => {
      const { data } = await page(`tools-${tool}`);
      return [tool, await toolPicture(data.hero.picture)];
    }),
  );
  const towns = await Promise.all(
    (await services()).map(async ({ data: { slug, landing } }) => [
      slug,
      await heroPicture(landing.picture),
    ]),
  );
  return Response.json({
    dwellings: Object.fromEntries(dwellings),
    tools: Object.fromEntries(tools),
    towns: Object.fromEntries(towns),
  });
};

import { WONINGTYPEN } from '@sens/contract';
import type { APIRoute } from 'astro';
import { loadHeatParts } from '#features/report/heat-loss/heat-parts.ts';
import { dwellingPictures } from '#lib/dwelling-pictures.ts';

/**
 * The pictures of the dwelling types and where their parts lie, made at build for the pages that are
 * rendered on request: those cannot make pictures themselves.
 */
export const GET: APIRoute = async () => {
  const pictures = await dwellingPictures();
  const whole = await Promise.all(
    WONINGTYPEN.map(async (type) => [type, { ...pictures[type], heat: await loadHeatParts(type) }]),
  );
  return Response.json(Object.fromEntries(whole));
};

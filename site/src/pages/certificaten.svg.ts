import type { APIRoute } from 'astro';
import { badgesSvg } from '#lib/certification-drawings.ts';

/** The drawings of all schemes as one file. */
export const GET: APIRoute = () =>
  new Response(badgesSvg(), { headers: { 'content-type': 'image/svg+xml' } });

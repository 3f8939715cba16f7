import type { APIRoute } from 'astro';
import { markSvg } from '#lib/icon.ts';

/** The mark as a file, for the manifest and for who asks for it. */
export const GET: APIRoute = () =>
  new Response(markSvg(), { headers: { 'content-type': 'image/svg+xml' } });

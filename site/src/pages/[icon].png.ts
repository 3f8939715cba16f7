import type { APIRoute } from 'astro';
import { markPixels } from '#lib/mark-pixels.ts';

/** Pixels by name. A phone rounds the corners of its own icon. */
const ICONS: Record<string, { size: number; isSquare: boolean }> = {
  'apple-touch-icon': { size: 180, isSquare: true },
  'icon-192': { size: 192, isSquare: false },
  'icon-512': { size: 512, isSquare: false },
};

export const getStaticPaths = () => Object.keys(ICONS).map((icon) => ({ params: { icon } }));

/** The mark, for phones and for those who list pages. */
export const GET: APIRoute = async ({ params }) => {
  const icon = ICONS[params.icon ?? ''];
  if (!icon) return new Response(null, { status: 404 });
  const png = await markPixels(icon);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};

import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { markSvg } from '#lib/icon.ts';

/** Pixels by name. A phone rounds the corners of its own icon. */
const ICONS: Record<string, { size: number; isSquare: boolean }> = {
  'apple-touch-icon': { size: 180, isSquare: true },
  'icon-192': { size: 192, isSquare: false },
  'icon-512': { size: 512, isSquare: false },
};

export const getStaticPaths = () => Object.keys(ICONS).map((icon) => ({ params: { icon } }));

/** The mark in pixels, drawn from the same lines as the tab's icon. */
export const GET: APIRoute = async ({ params }) => {
  const icon = ICONS[params.icon ?? ''];
  if (!icon) return new Response(null, { status: 404 });
  const svg = Buffer.from(markSvg(icon.isSquare));
  const png = await sharp(svg, { density: 72 * (icon.size / 32) })
    .resize(icon.size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};

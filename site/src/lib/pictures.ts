import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { pictureTexts } from '../content-queries.ts';

/** Everything a picture element needs, made at build. */
export interface PictureData {
  alt: string;
  src: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  sizes: string;
}

const masters = import.meta.glob<{ default: ImageMetadata }>('../../../art/masters/*.webp', {
  eager: true,
});

function master(id: string): ImageMetadata {
  const found = masters[`../../../art/masters/${id}.webp`];
  if (!found) throw new Error(`art/masters/${id}.webp ontbreekt`);
  return found.default;
}

const sourceSet = (images: { src: string; width: number }[]) =>
  images.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** AVIF looks the same as WebP at a quality this much lower (compared by eye at 3x). */
const AVIF_STEP = 40;

/** Responsive widths of the spec (section 7) that suit a width, up to twice it. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 1920];

/**
 * Makes a picture in AVIF and WebP at the widths it can be shown at.
 * @param id name of the master in art/masters
 * @param options `width` in CSS pixels at its largest; `sizes` as in HTML; quality 85, heroes 90 (spec)
 */
export async function picture(
  id: string,
  options: { width: number; sizes: string; quality?: number },
): Promise<PictureData> {
  const source = master(id);
  const alt = pictureTexts.get(id);
  if (alt === undefined) throw new Error(`art/pictures.yaml noemt "${id}" niet`);
  const most = Math.min(options.width * 2, source.width);
  const widths = [...new Set([...WIDTHS.filter((width) => width < most), most])];
  const make = (width: number, format: 'avif' | 'webp', quality: number) =>
    getImage({ src: source, width, format, quality }).then(({ src }) => ({ src, width }));
  const quality = options.quality ?? 85;
  const avif = await Promise.all(widths.map((width) => make(width, 'avif', quality - AVIF_STEP)));
  const webp = await Promise.all(widths.map((width) => make(width, 'webp', quality)));
  const shown = Math.min(options.width, source.width);
  return {
    alt,
    src: webp.find(({ width }) => width >= shown)?.src ?? webp[0]?.src ?? '',
    width: shown,
    height: Math.round((shown * source.height) / source.width),
    avif: sourceSet(avif),
    webp: sourceSet(webp),
    sizes: options.sizes,
  };
}

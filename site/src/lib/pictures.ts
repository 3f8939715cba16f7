import { getImage } from 'astro:assets';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  AVIF_CARE,
  AVIF_STEP,
  type AvifCare,
  DEFAULT_QUALITY,
  IMAGE_VERSION_LENGTH,
  IMAGE_WIDTHS,
  type ImageFormat,
  imageUrl,
} from '@sens/contract';
import type { ImageMetadata } from 'astro';
import { pictureTexts } from '../content-queries.ts';
import { hashOfPicture, notePicture } from './noted-pictures.ts';

/** A picture's files in one format. */
export interface PictureSource {
  type: `image/${ImageFormat}`;
  srcSet: string;
}

/** Everything a picture element needs, made at build. */
export interface PictureData {
  alt: string;
  src: string;
  width: number;
  height: number;
  sizes: string;
  /** At the widths it can be shown at; `src` is for the few browsers that do not know the format. */
  source: PictureSource;
}

/** How a picture is shown. */
export interface PictureOptions {
  /** In CSS pixels at its largest. */
  width: number;
  /** As in HTML. */
  sizes: string;
  /** 85 unless given; heroes have 90 (spec, section 9). */
  quality?: number;
  /** It has this width on every screen: then one file of twice that does for all of them. */
  fixed?: boolean;
  /** A phone waits for it before all else: its files of a phone's widths are drawn with care. */
  care?: AvifCare;
  /** Width to height, such as `1:1`: the picture is cropped around its centre. Its own unless given. */
  aspectRatio?: `${number}:${number}`;
}

/** One file of a picture. */
type Make = (width: number, format: ImageFormat) => Promise<string>;

const masters = import.meta.glob<{ default: ImageMetadata }>('../../../art/masters/*.webp', {
  eager: true,
});

function master(id: string): ImageMetadata {
  const found = masters[`../../../art/masters/${id}.webp`];
  if (!found) throw new Error(`art/masters/${id}.webp ontbreekt`);
  return found.default;
}

/** Height of one pixel of width. */
function heightPerWidth({ width, height }: ImageMetadata, ratio?: string): number {
  if (ratio === undefined) return height / width;
  const [wide = 1, high = 1] = ratio.split(':').map(Number);
  return high / wide;
}

/** `npm run dev`: Astro makes it when a browser asks for it. */
const madeByAstro =
  (source: ImageMetadata, quality: number, ratio?: string): Make =>
  async (width, format) => {
    const step = format === 'avif' ? AVIF_STEP : 0;
    const height = Math.round(width * heightPerWidth(source, ratio));
    const isOwn = heightPerWidth(source, ratio) === heightPerWidth(source);
    const crop = isOwn ? {} : ({ height, fit: 'cover' } as const);
    const made = await getImage({ src: source, width, format, quality: quality - step, ...crop });
    return made.src;
  };

/** The bytes of a master, each read once. */
const bytesOf = new Map<string, Promise<Buffer>>();

function readMaster(source: ImageMetadata): Promise<Buffer> {
  // Astro knows the file of a picture while it builds, and does not say so in its types.
  const { fsPath } = source as ImageMetadata & { fsPath: string };
  const bytes = bytesOf.get(fsPath) ?? readFile(fsPath);
  bytesOf.set(fsPath, bytes);
  return bytes;
}

/** What phones take of a picture that is as wide as they are. */
const PHONE_WIDTHS: readonly number[] = [640, 768];

/** A build makes it after its pages. */
async function madeAfterwards(
  id: string,
  source: ImageMetadata,
  { quality = DEFAULT_QUALITY, aspectRatio: ratio, care }: PictureOptions,
): Promise<Make> {
  const how = care ? Object.values(AVIF_CARE[care]) : [];
  const hash = hashOfPicture(await readMaster(source), quality, ratio ?? '', AVIF_STEP, ...how);
  const perWidth = heightPerWidth(source, ratio);
  return async (width, format) => {
    const height = Math.round(width * perWidth);
    const isForPhones = format === 'avif' && PHONE_WIDTHS.includes(width);
    return notePicture(hash, {
      master: id,
      width,
      height,
      quality,
      format,
      ...(care && isForPhones && { care }),
    });
  };
}

/** Whether there is such a master in art/masters. */
export const hasPicture = (id: string): boolean => `../../../art/masters/${id}.webp` in masters;

/** A CDN makes the picture when it is first asked for; the version makes another picture another address. */
async function madeByCdn(
  base: string,
  id: string,
  source: ImageMetadata,
  { quality = DEFAULT_QUALITY, aspectRatio }: PictureOptions,
): Promise<Make> {
  const hash = createHash('sha256').update(await readMaster(source));
  const version = hash.digest('hex').slice(0, IMAGE_VERSION_LENGTH);
  const params = { quality, version, ...(aspectRatio ? { aspectRatio } : {}) };
  return async (width, format) => imageUrl(base, id, { ...params, width, format });
}

/** Responsive widths that suit a width, up to twice it, and never more than the master has. */
function widthsFor(width: number, most: number): number[] {
  const largest = Math.min(width * 2, most);
  return [...new Set([...IMAGE_WIDTHS.filter((one) => one < largest), largest])];
}

/** What makes a picture's files, and the width they are shown at. */
async function makerOf(id: string, options: PictureOptions) {
  const { width, quality = DEFAULT_QUALITY, aspectRatio, fixed } = options;
  const source = master(id);
  const cdn = process.env.IMAGE_CDN_URL?.replace(/\/+$/, '');
  const madeHere = import.meta.env.DEV
    ? madeByAstro(source, quality, aspectRatio)
    : madeAfterwards(id, source, options);
  const make = await (cdn ? madeByCdn(cdn, id, source, options) : madeHere);
  const widths = fixed ? [Math.min(width * 2, source.width)] : widthsFor(width, source.width);
  const shown = Math.min(width, source.width);
  return { make, widths, shown, height: Math.round(shown * heightPerWidth(source, aspectRatio)) };
}

/** The one file of a picture in WebP, which every browser knows. */
async function plainFile({ make, widths, shown }: Awaited<ReturnType<typeof makerOf>>) {
  return make(widths.find((one) => one >= shown) ?? shown, 'webp');
}

/**
 * A picture's file in WebP alone: for what is small, or is drawn where there is no choice of formats.
 * @param id name of the master in art/masters
 * @throws Error when there is no such master
 */
export const pictureFile = async (id: string, options: PictureOptions): Promise<string> =>
  plainFile(await makerOf(id, options));

/**
 * A picture in AVIF at the widths it can be shown at, and once in WebP: made at build, or by the CDN
 * that IMAGE_CDN_URL names, which takes the same parameters as our `/images`.
 * @param id name of the master in art/masters
 * @throws Error when there is no such master or `art/pictures.yaml` has no words for it
 */
export async function picture(id: string, options: PictureOptions): Promise<PictureData> {
  const alt = pictureTexts.get(id);
  if (alt === undefined) throw new Error(`art/pictures.yaml noemt "${id}" niet`);
  const maker = await makerOf(id, options);
  const { make, widths, shown, height } = maker;
  const files = await Promise.all(widths.map(async (one) => `${await make(one, 'avif')} ${one}w`));
  return {
    alt,
    src: await plainFile(maker),
    width: shown,
    height,
    // No space that is only for who reads it here: the first answer of a page is full to the byte.
    sizes: options.sizes.replaceAll(/([,:]) /g, '$1'),
    source: { type: 'image/avif', srcSet: files.join(', ') },
  };
}

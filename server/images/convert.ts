import { AVIF_CARE, AVIF_STEP, type AvifCare, type ImageFormat } from '@sens/contract';
import type { Sharp } from 'sharp';
import { loadSharp } from './sharp.ts';
import type { Variant } from './variant.ts';

/** Goes up when the settings below change, so that pictures of the former settings are not used. */
const SETTINGS_VERSION = 3;

/** Beyond it libvips gives up by itself; the largest picture takes a second. */
const GIVE_UP_AFTER_S = 10;

const AVIF_LEAST = 20;

/**
 * What is asked for now is made while somebody waits: AVIF's default effort takes fifteen times as long for a tenth of
 * the bytes.
 */
const HASTY = { step: AVIF_STEP, effort: 1, chromaSubsampling: '4:4:4' };

/** WebP's default effort takes twice as long for a thirtieth of the bytes. */
const ENCODE: Record<ImageFormat, (picture: Sharp, quality: number, care?: AvifCare) => Sharp> = {
  avif(picture, quality, care) {
    const { step, ...how } = care ? AVIF_CARE[care] : HASTY;
    return picture.avif({ quality: Math.max(AVIF_LEAST, quality - step), ...how });
  },
  webp: (picture, quality) => picture.webp({ quality, effort: 2 }),
  // JPEG knows no transparency.
  jpeg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality }),
};

/** What is drawn of a variant. */
type ToDraw = Pick<Variant, 'width' | 'height' | 'quality' | 'format' | 'care'> & {
  master: { bytes: Buffer };
};

/** Makes a picture. */
export type Convert = (variant: Variant) => Promise<Buffer>;

/** Cuts the master to its centre, makes it smaller and encodes it, for who waits for it. */
export const convert: Convert = async (variant) =>
  drawing(await loadSharp(), variant)
    .timeout({ seconds: GIVE_UP_AFTER_S })
    .toBuffer();

/** The same at build, where nobody waits. With each thread more AVIF is 2 % larger. */
export const draw = async (variant: ToDraw): Promise<Buffer> =>
  drawing(await loadSharp(1), variant).toBuffer();

function drawing(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  { master, width, height, quality, format, care }: ToDraw,
): Sharp {
  const picture = sharp(master.bytes).resize({ width, height, fit: 'cover', position: 'centre' });
  return ENCODE[format](picture, quality, care);
}

/** What decides the bytes of a picture besides the picture and what is asked of it. */
export async function encoderVersion(): Promise<string> {
  const { versions } = await loadSharp();
  return [SETTINGS_VERSION, versions.sharp, versions.vips].join(' ');
}

/** Gets the encoders ready, so that the first visitor waits no longer than the others. */
export async function warmUp(): Promise<void> {
  const sharp = await loadSharp();
  const dot = { width: 16, height: 16, channels: 4, background: '#fff' } as const;
  for (const encode of Object.values(ENCODE)) {
    await encode(sharp({ create: dot }).resize(8), 85).toBuffer();
  }
}

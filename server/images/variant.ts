import { type AvifCare, IMAGE_QUALITY, IMAGE_WIDTH, type ImageFormat } from '@sens/contract';
import type { Master } from './masters.ts';
import type { ImageRequest } from './request.ts';

/** One picture that can be made, in the one form that all requests for it come down to. */
export interface Variant {
  master: Master;
  width: number;
  height: number;
  quality: number;
  format: ImageFormat;
  /** As the build asks for it (`PictureToMake`). */
  care?: AvifCare;
  /** Tells it from every other variant. */
  key: string;
}

const upTo = (step: number, value: number) => Math.ceil(value / step) * step;

/**
 * What a request comes down to. Widths and qualities are rounded up to a grid, and sizes beyond the
 * master end at the master's own, so that asking for ever more of them soon makes nothing new.
 * @param format the one asked for, or chosen by Accept
 */
export function toVariant(
  { width: asked = IMAGE_WIDTH.max, quality: askedQuality, ratio }: ImageRequest,
  format: ImageFormat,
  master: Master,
): Variant {
  const shape = ratio ?? master.width / master.height;
  const widest = Math.floor(Math.min(master.width, master.height * shape));
  const quality = upTo(IMAGE_QUALITY.step, askedQuality);
  const width = Math.max(1, Math.min(upTo(IMAGE_WIDTH.step, asked), widest));
  const height = Math.max(1, Math.min(master.height, Math.round(width / shape)));
  const key = `${master.hash} ${width}x${height} ${quality} ${format}`;
  return { master, width, height, quality, format, key };
}

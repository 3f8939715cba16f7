import { IMAGE_WIDTH, type ImageFormat } from '@sens/contract';
import type { Master } from './masters.ts';
import type { ImageRequest } from './request.ts';

/** One picture that can be made, in the one form that all requests for it come down to. */
export interface Variant {
  master: Master;
  width: number;
  height: number;
  quality: number;
  format: ImageFormat;
  /** Tells it from every other variant. */
  key: string;
}

/**
 * What a request comes down to. Sizes beyond the master end at the master's own, so that asking for
 * ever more of them makes nothing new.
 * @param format the one asked for, or chosen by Accept
 */
export function toVariant(
  { width: asked, quality, ratio }: ImageRequest,
  format: ImageFormat,
  master: Master,
): Variant {
  const shape = ratio ?? master.width / master.height;
  const widest = Math.floor(Math.min(master.width, master.height * shape));
  const width = Math.max(1, Math.min(asked ?? IMAGE_WIDTH.max, widest));
  const height = Math.max(1, Math.min(master.height, Math.round(width / shape)));
  const key = `${master.hash} ${width}x${height} ${quality} ${format}`;
  return { master, width, height, quality, format, key };
}

import type { AvifCare, ImageFormat } from './images.ts';

/** A picture of the built site as its pages name it, and what it is made of. */
export interface PictureToMake {
  /** Its address: `/_astro/…`. */
  path: string;
  /** Name of the master in `art/masters`, without its ending. */
  master: string;
  width: number;
  height: number;
  /** On WebP's scale whatever the format. */
  quality: number;
  format: ImageFormat;
  /** Somebody waits for it before all else: how it is drawn then. */
  care?: AvifCare;
}

/** Stands beside the module that makes pages, while there are pages whose pictures are not all made. */
export const PICTURES_TO_MAKE = 'pictures-to-make.json';

/** What that file is called once the whole build stands; it keeps the time it was written. */
export const PICTURES_MADE = 'pictures-made.json';

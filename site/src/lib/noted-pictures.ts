import { createHash } from 'node:crypto';
import type { PictureToMake } from '@sens/contract';

declare global {
  /** What a build's pages ask for. They are bundled apart from what makes it (`build/pictures-to-make.ts`). */
  var notedPictures: Map<string, PictureToMake> | undefined;
}

/** 36 bits: enough to tell a picture from those it had been before, and no letter more in ninety names of a page. */
const HASH_LENGTH = 6;

/**
 * What tells the files of a picture from those of another one with its name. All widths and formats share it: a page
 * names many, and what they have in common weighs once.
 * @param master its bytes
 * @param look what is made of it besides
 */
export const hashOfPicture = (master: Uint8Array, ...look: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(master)
    .update(look.join(' '))
    .digest('base64url')
    .slice(0, HASH_LENGTH);

/**
 * Asks for a picture to be made once the pages of this build stand.
 * @returns its address
 */
export function notePicture(hash: string, how: Omit<PictureToMake, 'path'>): string {
  const path = `/_astro/${how.master}.${hash}-${how.width}.${how.format}`;
  globalThis.notedPictures ??= new Map();
  globalThis.notedPictures.set(path, { path, ...how });
  return path;
}

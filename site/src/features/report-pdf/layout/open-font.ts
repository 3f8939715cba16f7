import { create, type Font } from 'fontkit';

const opened = new WeakMap<Uint8Array, Font>();

/**
 * A font file read once for all documents: its tables and letters hold nothing of any of them.
 * @param file its bytes, the same object each time
 */
export function openFont(file: Uint8Array): Font {
  const font = opened.get(file) ?? create(file);
  opened.set(file, font);
  return font;
}

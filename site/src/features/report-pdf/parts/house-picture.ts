import type { Sheet } from '../layout/sheet.ts';
import { COLORS } from '../layout/theme.ts';
import type { PdfPicture } from '../pictures.ts';

/** What PDFKit can do and its types do not know: read a picture without drawing it. */
type Opening = { openImage: (jpeg: Uint8Array) => unknown };

/** Pictures that a document holds already: what is drawn twice is kept once. */
const held = new WeakMap<Sheet['doc'], Map<Uint8Array, unknown>>();

function opened(doc: Sheet['doc'] & Partial<Opening>, jpeg: Uint8Array): never {
  const pictures = held.get(doc) ?? new Map<Uint8Array, unknown>();
  held.set(doc, pictures);
  const picture = pictures.get(jpeg) ?? doc.openImage?.(jpeg) ?? jpeg;
  pictures.set(jpeg, picture);
  return picture as never;
}

/** Draws a house, what is insulated in colour over it, and what stands out over that. */
export function housePicture(
  doc: Sheet['doc'],
  { jpeg, tints, over }: PdfPicture,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const size = { width: side, height: side };
  doc.image(opened(doc, jpeg), x, y, size);
  doc.save();
  doc.translate(x, y).scale(side / tints.size[0]);
  for (const path of tints.paths) doc.path(path).fillOpacity(0.45).fill(COLORS.zon400, 'even-odd');
  doc.fillOpacity(1).restore();
  if (!over) return;
  doc.save();
  for (const outline of over.outlines) {
    doc.polygon(...outline.map(([across, down]) => [x + across * side, y + down * side]));
  }
  doc.clip();
  doc.image(opened(doc, over.jpeg), x, y, size);
  doc.restore();
}

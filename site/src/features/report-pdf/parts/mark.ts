import type { Sheet } from '../layout/sheet.ts';
import { COLORS } from '../layout/theme.ts';

/** Side of the square in which the mark is drawn (components/shell/Logo.tsx). */
const SIDE = 32;

/** The word mark: a roof plane lit by the sun, with the name beside it. */
export function drawMark(
  { doc }: Sheet,
  { x, y, size }: { x: number; y: number; size: number },
  name: string,
): void {
  doc.save();
  doc.translate(x, y).scale(size / SIDE);
  doc.roundedRect(0, 0, SIDE, SIDE, 8).fill(COLORS.bos600);
  doc.path('M32 8v16a8 8 0 0 1-8 8H0z').fill(COLORS.zon400);
  doc.path('M0 20 20 0h4a8 8 0 0 1 8 8v0L8 32a8 8 0 0 1-8-8z').fillOpacity(0.35);
  doc.fill(COLORS.bos700);
  doc.restore();
  doc.fillOpacity(1);
  doc
    .font('display')
    .fontSize(size * 0.8)
    .fillColor(COLORS.bos950);
  doc.text(name, x + size * 1.3, y + size / 2, { lineBreak: false, baseline: 'middle' });
}

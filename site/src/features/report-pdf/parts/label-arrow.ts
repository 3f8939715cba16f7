import type { LabelClass } from '@sens/engine';
import { LABEL_COLORS, WHITE_ON } from '#lib/label-colors.ts';
import type { Sheet } from '../layout/sheet.ts';
import { COLORS } from '../layout/theme.ts';

/** Draws one arrow of the official scale with its class; part of whatever element is open. */
export function drawArrow(
  { doc }: Sheet,
  label: LabelClass,
  place: { x: number; y: number; width: number; height: number },
): void {
  const { x, y, width, height } = place;
  const point = height / 2;
  doc
    .moveTo(x, y)
    .lineTo(x + width - point, y)
    .lineTo(x + width, y + point)
    .lineTo(x + width - point, y + height)
    .lineTo(x, y + height)
    .fill(LABEL_COLORS[label]);
  doc
    .font('display')
    .fontSize(height * 0.66)
    .fillColor(WHITE_ON.includes(label) ? COLORS.white : COLORS.bos950)
    .text(label, x + height * 0.3, y + height * 0.5, { lineBreak: false, baseline: 'middle' });
}

/** A class on the arrow of the scale, as a figure of its own. */
export function labelArrow(sheet: Sheet, label: LabelClass, says: string, height = 18): void {
  const width = height * (1.3 + label.length * 0.42);
  const { x, y } = sheet;
  const bbox: [number, number, number, number] = [x, y, x + width, y + height];
  sheet.element(
    'Figure',
    () => sheet.content(() => !sheet.dry && drawArrow(sheet, label, { x, y, width, height })),
    { alt: says, bbox },
  );
  sheet.gap(height);
}

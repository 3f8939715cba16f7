import { LABEL_CLASSES, type LabelEstimate } from '@sens/engine';
import type { Sheet } from '../layout/sheet.ts';
import { COLORS } from '../layout/theme.ts';
import { drawArrow } from './label-arrow.ts';

const STEP = 13;
const HEIGHT = 11;
const SHORTEST = 42;
const GROWS = 6.5;

const row = (label: LabelEstimate['likely']) => LABEL_CLASSES.indexOf(label);

/**
 * The official scale from A++++ to G with the estimate beside it: a line over the classes that are
 * possible, and a mark at the likeliest.
 * @param says the same in words, for who cannot see it
 */
export function labelScale(
  sheet: Sheet,
  estimate: LabelEstimate,
  mark: string,
  says: string,
): void {
  const { x, y } = sheet;
  const height = LABEL_CLASSES.length * STEP;
  const bbox: [number, number, number, number] = [x, y, x + sheet.width, y + height];
  sheet.element('Figure', () => sheet.content(() => draw(sheet, estimate, mark)), {
    alt: says,
    bbox,
  });
  sheet.y = y + height;
}

function draw(sheet: Sheet, estimate: LabelEstimate, mark: string): void {
  if (sheet.dry) return;
  const { doc, x, y } = sheet;
  LABEL_CLASSES.forEach((label, index) => {
    const width = SHORTEST + index * GROWS;
    drawArrow(sheet, label, { x, y: y + index * STEP, width, height: HEIGHT });
  });
  const lineX = x + SHORTEST + LABEL_CLASSES.length * GROWS + 12;
  const top = y + row(estimate.best) * STEP;
  const bottom = y + row(estimate.worst) * STEP + HEIGHT;
  doc.roundedRect(lineX, top, 5, bottom - top, 2.5).fill(COLORS.blad200);
  const middle = y + row(estimate.likely) * STEP + HEIGHT / 2;
  doc.circle(lineX + 2.5, middle, 5).fill(COLORS.bos700);
  doc
    .font('strong')
    .fontSize(9.5)
    .fillColor(COLORS.bos950)
    .text(mark, lineX + 13, middle, { lineBreak: false, baseline: 'middle' });
}

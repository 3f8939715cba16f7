import type { Sheet } from './sheet.ts';

const PAD = 8;

/** What a box looks like. */
export interface BoxStyle {
  ground: string;
  border?: string;
}

/** Something on a ground of its own, on one page. */
export function box(sheet: Sheet, { ground, border }: BoxStyle, draw: () => void): void {
  const { width } = sheet;
  const inside = () => {
    sheet.gap(PAD);
    sheet.within({ x: sheet.x + PAD, width: width - 2 * PAD }, draw);
    sheet.gap(PAD);
  };
  const height = sheet.measure(inside);
  sheet.keep(() => {
    sheet.artifact(() => {
      const { doc, x, y } = sheet;
      doc.roundedRect(x, y, width, height, 10);
      if (border) doc.lineWidth(0.75).fillAndStroke(ground, border);
      else doc.fill(ground);
    });
    inside();
  });
}

/** A hairline over the present width. */
export function rule(sheet: Sheet, color: string): void {
  const { doc, x, y, width } = sheet;
  sheet.artifact(() =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(color),
  );
}

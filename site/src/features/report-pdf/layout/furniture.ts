import type { Sheet } from './sheet.ts';
import { COLORS, COLUMN, PAGE } from './theme.ts';

/** What stands at the head and foot of every page. */
export interface Furniture {
  name: string;
  /** Beside the name. */
  title: string;
  foot: string;
  page: (number: number, total: number) => string;
}

const HEAD_Y = 26;
const FOOT_Y = PAGE.height - 35;

/** Puts a foot on all pages and a head on all but the first, once it is known how many there are. */
export function addFurniture({ doc }: Sheet, { name, title, foot, page }: Furniture): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // The foot lies below where text may go on to the next page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    if (index > start) {
      doc.font('display').fontSize(15).fillColor(COLORS.bos700).text(name, PAGE.left, HEAD_Y);
      small(title, HEAD_Y + 5, 'right');
      line(HEAD_Y + 25);
    }
    line(FOOT_Y - 9);
    small(foot, FOOT_Y, 'left');
    small(page(index + 1, count), FOOT_Y, 'right');
    doc.endMarkedContent();
  }

  function small(text: string, y: number, align: 'left' | 'right'): void {
    doc.font('text').fontSize(9).fillColor(COLORS.soft);
    doc.text(text, PAGE.left, y, { width: COLUMN, align, lineBreak: true });
  }

  function line(y: number): void {
    doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.width - PAGE.right, y)
      .lineWidth(0.75);
    doc.stroke(COLORS.zand200);
  }
}

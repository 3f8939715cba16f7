import { cellAt } from '../layout/cell.ts';
import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import { STYLES, type TextStyle } from '../layout/theme.ts';

/** A figure with what it is. */
export interface Pair {
  label: string;
  value: string;
  strong?: boolean;
}

export interface PairsStyle {
  columns: number;
  label?: TextStyle;
  value?: TextStyle;
  strong?: TextStyle;
}

const GUTTER = 12;

/** An amount, with what it may come to on a line of its own where both do not fit. */
export const unbroken = (amount: string) =>
  amount.replace(/\(.+\)/, (span) => span.replaceAll(' ', '\u00a0'));

/**
 * Figures with their names above them, a few beside each other. To a reading voice it is a table of
 * names and values.
 */
export function pairs(sheet: Sheet, list: readonly Pair[], style: PairsStyle): void {
  sheet.element('Table', () => {
    for (let start = 0; start < list.length; start += style.columns) {
      if (start > 0) sheet.gap(5);
      drawRow(sheet, list.slice(start, start + style.columns), style);
    }
  });
}

function drawRow(sheet: Sheet, list: readonly Pair[], style: PairsStyle): void {
  const { x, y: top, width } = sheet;
  const step = (width + GUTTER) / style.columns;
  let bottom = top;
  list.forEach((pair, index) => {
    sheet.y = top;
    sheet.within({ x: x + index * step, width: step - GUTTER }, () => drawPair(sheet, pair, style));
    bottom = Math.max(bottom, sheet.y);
  });
  sheet.y = bottom;
}

function drawPair(sheet: Sheet, { label, value, strong }: Pair, style: PairsStyle): void {
  const valueStyle = strong ? (style.strong ?? STYLES.strong) : (style.value ?? STYLES.body);
  sheet.element('TR', () => {
    sheet.element(
      'TH',
      () => sheet.content(() => write(sheet, label, style.label ?? STYLES.label)),
      {
        scope: 'Row',
      },
    );
    sheet.element('TD', () => sheet.content(() => write(sheet, value, valueStyle)));
  });
}

/** Between a name and its value, and between such pairs. */
const NEAR = 4;
const APART = 16;

const IN_LINE: { label: TextStyle; value: TextStyle } = {
  label: STYLES.cellSoft,
  value: STYLES.cellStrong,
};

/**
 * Figures that weigh less, each with its name before it, as many on a line as go there. To a reading voice it is
 * the same table.
 */
export function pairsInLine(sheet: Sheet, list: readonly Pair[], { label, value } = IN_LINE): void {
  const { x, width } = sheet;
  let [left, line] = [x, sheet.y];
  sheet.element('Table', () => {
    for (const pair of list) {
      const [wide, far] = [
        widthOf(sheet, pair.label, label) + NEAR,
        widthOf(sheet, pair.value, value) + APART,
      ];
      if (left > x && left + wide + far - APART > x + width) [left, line] = [x, sheet.y];
      const at = left;
      sheet.element('TR', () => {
        const name = { type: 'TH', scope: 'Row' } as const;
        cellAt(sheet, { x: at, y: line, width: wide }, name, pair.label, label);
        cellAt(sheet, { x: at + wide, y: line, width: far }, { type: 'TD' }, pair.value, value);
      });
      left += wide + far;
    }
  });
}

function widthOf({ doc }: Sheet, text: string, { face, size }: TextStyle): number {
  return Math.ceil(doc.font(face).fontSize(size).widthOfString(text)) + 1;
}

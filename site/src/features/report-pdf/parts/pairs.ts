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

const GUTTER = 14;

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

import { rule } from './box.ts';
import type { Sheet } from './sheet.ts';
import { write } from './text.ts';
import { COLORS, STYLES, type TextStyle } from './theme.ts';

export interface Column {
  header: string;
  /** Share of the table's width. */
  share: number;
  align?: 'right';
}

export interface Table {
  columns: readonly Column[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

const GUTTER = 8;
const PADDING = 2.25;

/** So many rows stay with the head. */
const TOGETHER = 2;

/**
 * A table whose rows stay whole and whose head comes back on every page (said once in the structure).
 */
export function table(sheet: Sheet, { columns, rows }: Table): void {
  const head = columns.map(({ header }) => header);
  const drawHead = () => row(sheet, columns, head, 'head');
  const [first, others] = [rows.slice(0, TOGETHER), rows.slice(TOGETHER)];
  sheet.element('Table', () => {
    sheet.keep(() => {
      sheet.element('THead', drawHead);
      sheet.element('TBody', () => {
        for (const cells of first) row(sheet, columns, cells, 'body');
      });
    });
    if (others.length === 0) return;
    sheet.element('TBody', () => {
      const high = (cells: readonly string[]) =>
        sheet.measure(() => row(sheet, columns, cells, 'body'));
      others.forEach((cells, index) => {
        // The last row goes on with the one before it, not alone.
        const next = index === others.length - 2 ? (others.at(-1) ?? []) : undefined;
        if (high(cells) + (next ? high(next) : 0) > sheet.room) {
          sheet.newPage();
          repeatHead(sheet, columns, head);
        }
        row(sheet, columns, cells, 'body');
      });
    });
  });
}

type Kind = 'head' | 'body';

function row(sheet: Sheet, columns: readonly Column[], cells: readonly string[], kind: Kind): void {
  if (kind === 'body') rule(sheet, COLORS.zand200);
  sheet.gap(PADDING);
  sheet.element('TR', () =>
    drawCells(sheet, columns, cells, kind, (type, draw) =>
      sheet.element(type, () => sheet.content(draw), scopeOf(type, kind)),
    ),
  );
  sheet.gap(PADDING);
}

const scopeOf = (type: string, kind: Kind) =>
  type === 'TH' ? { scope: kind === 'head' ? ('Column' as const) : ('Row' as const) } : {};

function repeatHead(sheet: Sheet, columns: readonly Column[], head: readonly string[]): void {
  sheet.gap(PADDING);
  sheet.artifact(() => drawCells(sheet, columns, head, 'head', (_type, draw) => draw()));
  sheet.gap(PADDING);
}

/** Draws the cells of one row beside each other; the next thing comes below the highest. */
function drawCells(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  kind: Kind,
  cell: (type: 'TH' | 'TD', draw: () => void) => void,
): void {
  const { x: left, y: top, width: whole } = sheet;
  let x = left;
  let bottom = top;
  columns.forEach((column, index) => {
    const text = cells[index] ?? '';
    const type = kind === 'head' || index === 0 ? 'TH' : 'TD';
    const style = cellStyle(column, kind, index);
    const isLast = index === columns.length - 1;
    const place = { x, width: column.share * whole - (isLast ? 0 : GUTTER) };
    x += column.share * whole;
    sheet.y = top;
    sheet.within(place, () => cell(type, () => write(sheet, text, style)));
    bottom = Math.max(bottom, sheet.y);
  });
  sheet.y = bottom;
}

function cellStyle({ align }: Column, kind: Kind, index: number): TextStyle {
  if (kind === 'head') return { ...STYLES.label, ...(align ? { align } : {}) };
  const style = index === 0 ? STYLES.cellStrong : STYLES.cell;
  return { ...style, ...(align ? { align } : {}) };
}

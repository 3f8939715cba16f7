import type { EnergyState, HeatLossPart } from '@sens/engine';
import { againstNow } from '#features/house-picture/heat-loss/shares.ts';
import { formatShare } from '#lib/format-nl.ts';
import { PART_LABELS } from '#words/house/part-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { cellAt } from '../layout/cell.ts';
import type { Sheet } from '../layout/sheet.ts';
import { COLORS, STYLES } from '../layout/theme.ts';

const NAME = 96;
const PERCENT = 36;
const HEAD = 14;
/** Height of a row, and of a bar in it, where one state is shown and where two are. */
const ROWS = { one: { row: 17, bar: 10 }, two: { row: 17, bar: 5.5 } } as const;

const byShare = ({ heatLoss }: EnergyState) =>
  heatLoss.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);

/** The part, and what it loses in each state shown, as shares of what is lost now. */
interface Loss {
  part: HeatLossPart;
  shares: readonly number[];
}

/** Where the heat goes, the largest first: a table with bars beside the shares, now and after the plan where there is one. */
export function heatBars(sheet: Sheet, now: EnergyState, after?: EnergyState): void {
  const later = after && againstNow(after, now).heatLoss;
  const losses = byShare(now).map(({ part, share }): Loss => {
    const then = later?.find((one) => one.part === part)?.share ?? 0;
    return { part, shares: later ? [share, then] : [share] };
  });
  const most = losses[0]?.shares[0] ?? 1;
  sheet.element('Table', () => {
    if (later) sheet.element('TR', () => head(sheet));
    for (const loss of losses) sheet.element('TR', () => bars(sheet, loss, most));
  });
}

/** Where the shares stand, from the right: the last state outermost. */
const shareAt = ({ x, width }: Sheet, index: number, count: number) =>
  x + width - PERCENT * (count - index);

const RIGHT = { ...STYLES.cellStrong, align: 'right' } as const;

function head(sheet: Sheet): void {
  const { x, y } = sheet;
  const scope = 'Column';
  const names = [REPORT_COPY.now, REPORT_COPY.later];
  cellAt(sheet, { x, y, width: NAME }, { type: 'TH', scope }, PDF_COPY.lostThrough, STYLES.label);
  names.forEach((name, index) => {
    const at = { x: shareAt(sheet, index, names.length), y, width: PERCENT };
    cellAt(sheet, at, { type: 'TH', scope }, name, { ...STYLES.label, align: 'right' });
  });
  sheet.y = y + HEAD;
}

function bars(sheet: Sheet, { part, shares }: Loss, most: number): void {
  const { x, y, width, doc } = sheet;
  const { row, bar } = shares.length > 1 ? ROWS.two : ROWS.one;
  const room = width - NAME - PERCENT * shares.length;
  const line = y + (row - 13) / 2;
  cellAt(
    sheet,
    { x, y: line, width: NAME },
    { type: 'TH', scope: 'Row' },
    PART_LABELS[part],
    STYLES.cell,
  );
  sheet.artifact(() =>
    shares.forEach((share, index) => {
      const top = y + (row - shares.length * bar) / 2 + index * bar;
      doc.roundedRect(x + NAME, top, Math.max(2, (room * share) / most), bar - 0.5, 2);
      doc.fill(index === 0 ? COLORS.klei500 : COLORS.bos600);
    }),
  );
  shares.forEach((share, index) => {
    const at = { x: shareAt(sheet, index, shares.length), y: line, width: PERCENT };
    cellAt(sheet, at, { type: 'TD' }, formatShare(share), RIGHT);
  });
  sheet.y = y + row;
}

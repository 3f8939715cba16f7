import type { EnergyState } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import { PART_LABELS } from '#words/house/part-words.ts';
import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';

const NAME = 105;
const PERCENT = 36;
const ROW = 15.5;

const byShare = ({ heatLoss }: EnergyState) =>
  heatLoss.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);

/** The part that loses most. */
export const largestLoss = (state: EnergyState) => byShare(state)[0];

/** Where the heat goes: a table with a bar beside each share, the largest first; the longest bar is that of `scale`. */
export function heatBars(sheet: Sheet, state: EnergyState, scale: EnergyState = state): void {
  const parts = byShare(state);
  const most = largestLoss(scale)?.share ?? 1;
  sheet.element('Table', () => {
    for (const { part, share } of parts) {
      sheet.element('TR', () => bar(sheet, PART_LABELS[part], share, most));
    }
  });
}

function bar(sheet: Sheet, name: string, share: number, most: number): void {
  const { x, y, width, doc } = sheet;
  const room = width - NAME - PERCENT;
  const cell = (type: 'TH' | 'TD', at: number, wide: number, text: string) => {
    sheet.y = y;
    const style = type === 'TH' ? STYLES.small : STYLES.smallStrong;
    sheet.within({ x: at, width: wide }, () =>
      sheet.element(
        type,
        () => sheet.content(() => write(sheet, text, style)),
        type === 'TH' ? { scope: 'Row' } : {},
      ),
    );
  };
  cell('TH', x, NAME, name);
  sheet.artifact(() => {
    doc
      .roundedRect(x + NAME, y + 1, Math.max(3, (room * share) / most), 10, 3)
      .fill(COLORS.klei500);
  });
  cell('TD', x + NAME + room + 8, PERCENT - 8, formatShare(share));
  sheet.y = y + ROW;
}

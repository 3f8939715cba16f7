import { inColumns } from '../layout/in-columns.ts';
import { part } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bullet } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';

/** A heading with what stands under it as points in two columns. */
export function listPart(sheet: Sheet, title: string, texts: readonly string[]): void {
  const bullets = texts.map((text) => () => bullet(sheet, text, STYLES.small));
  part(
    sheet,
    title,
    () => undefined,
    () => sheet.element('L', () => inColumns(sheet, 2, bullets)),
  );
}

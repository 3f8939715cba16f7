import type { Sheet } from './sheet.ts';
import { heading } from './text.ts';
import { STYLES } from './theme.ts';

/**
 * A section with its heading and the words below it. They stay on the page of what they announce: of
 * `content`, the first thing that stays whole.
 */
export function section(
  sheet: Sheet,
  title: string,
  words: () => void,
  content: () => void = () => undefined,
): void {
  sheet.element('Sect', () => {
    sheet.gap(sheet.isAtTop ? 0 : 15);
    const announce = () => {
      heading(sheet, 2, title, STYLES.section);
      sheet.gap(5);
      words();
    };
    sheet.announce(announce, content);
  });
}

/** The same one level lower. */
export function part(
  sheet: Sheet,
  title: string,
  words: () => void,
  content: () => void = () => undefined,
): void {
  sheet.gap(sheet.isAtTop ? 0 : 10);
  const announce = () => {
    heading(sheet, 3, title, STYLES.part);
    sheet.gap(3);
    words();
  };
  sheet.announce(announce, content);
}

import { PDF_COPY } from '../copy.ts';
import type { Sheet } from './sheet.ts';
import { heading, write } from './text.ts';
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
    sheet.gap(sheet.y > 100 ? 16 : 0);
    const announce = () => {
      heading(sheet, 2, title, STYLES.section);
      sheet.gap(7);
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
  sheet.gap(sheet.isAtTop ? 0 : 12);
  const announce = () => {
    heading(sheet, 3, title, STYLES.part);
    sheet.gap(4);
    words();
  };
  sheet.announce(announce, content);
}

/** What belongs to a part and stays whole, but not with it: on the next page its title comes back, for the eye. */
export function continued(sheet: Sheet, title: string, draw: () => void): void {
  if (sheet.measure(draw) > sheet.room) {
    sheet.newPage();
    sheet.artifact(() => write(sheet, PDF_COPY.continued(title), STYLES.part));
    sheet.gap(4);
  }
  sheet.keep(draw);
}

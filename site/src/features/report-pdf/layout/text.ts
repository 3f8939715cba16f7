import type { Sheet } from './sheet.ts';
import { STYLES, type TextStyle } from './theme.ts';

/** Writes text at the present place, wrapped to the present width, as part of the present element. */
export function write(sheet: Sheet, text: string, style: TextStyle): void {
  const { doc, x, width, y } = sheet;
  const runs = sheet.runs(text, style.face);
  const options = { width, lineGap: style.lead, align: style.align ?? 'left' };
  doc.fontSize(style.size).fillColor(style.color);
  if (sheet.dry) {
    const whole = runs.map((run) => run.text).join('');
    sheet.y += sheet.heightOf(`${style.face} ${style.size} ${style.lead} ${width} ${whole}`, () =>
      doc.font(style.face).heightOfString(whole, options),
    );
    return;
  }
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1;
    doc.font(run.font);
    if (index === 0) doc.text(run.text, x, y, { ...options, continued });
    else doc.text(run.text, { ...options, continued });
  });
  if (runs.length > 0) sheet.y = doc.y;
}

/** One element that holds one text. */
export function textElement(sheet: Sheet, type: string, text: string, style: TextStyle): void {
  sheet.element(type, () => sheet.content(() => write(sheet, text, style)));
}

/** A paragraph, with some room below. */
export function paragraph(
  sheet: Sheet,
  text: string,
  style: TextStyle = STYLES.body,
  below = 6,
): void {
  sheet.keep(() => textElement(sheet, 'P', text, style));
  sheet.gap(below);
}

/** A heading, with its bookmark; who writes it keeps it with what follows. */
export function heading(sheet: Sheet, level: 1 | 2 | 3, text: string, style: TextStyle): void {
  sheet.bookmark(text, level === 3);
  textElement(sheet, `H${level}`, text, style);
}

/** A short list with a dot before each of its texts, on one page. */
export function bulletList(
  sheet: Sheet,
  texts: readonly string[],
  style: TextStyle = STYLES.body,
): void {
  if (texts.length === 0) return;
  sheet.keep(() =>
    sheet.element('L', () => {
      for (const text of texts) bullet(sheet, text, style);
    }),
  );
}

const INDENT = 12;

/** One text with a dot before it. */
export function bullet(sheet: Sheet, text: string, style: TextStyle): void {
  const { x, y, width, doc } = sheet;
  sheet.element('LI', () => {
    sheet.artifact(() => doc.circle(x + 3, y + style.size * 0.66, 1.5).fill(style.color));
    sheet.within({ x: x + INDENT, width: width - INDENT }, () =>
      textElement(sheet, 'LBody', text, style),
    );
  });
  sheet.gap(1.5);
}

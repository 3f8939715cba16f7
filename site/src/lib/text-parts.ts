/** What a text of content/ can have between its paragraphs: a line with only the name, between double braces. */
const TEXT_MARKS = [
  'isde-tabel',
  'isde-isolatie',
  'isde-warmtepomp',
  'voordelen',
  'stappen',
  'voorbeeldplan',
] as const;

export type TextMark = (typeof TEXT_MARKS)[number];

/** Running text, or something that a component draws; `beside` is text whose headings stand side by side. */
export type TextPart = { markdown: string; beside: boolean } | { mark: TextMark };

const BESIDE = 'naast-elkaar';
const END = 'einde';

/** All that stands on a line of its own. */
export const LINE_MARKS: readonly string[] = [...TEXT_MARKS, BESIDE, END];
const MARK_LINE = new RegExp(`^\\{\\{(${LINE_MARKS.join('|')})\\}\\}$`, 'm');

const isMark = (name: string): name is TextMark => TEXT_MARKS.some((mark) => mark === name);

/**
 * The parts of a text, in order. Between `{{naast-elkaar}}` and `{{einde}}` stand a few short lists, each
 * under its own heading of the third level.
 * @param markdown the text as it stands in content/
 * @param fill fills in the tokens of a stretch of text
 * @param always what stands on this page anyhow: at its end where the text names no place for it
 * @throws where the two do not come in pairs, so that the build stops
 */
export function textParts(
  markdown: string,
  fill: (text: string) => string = (text) => text,
  always: readonly TextMark[] = [],
): TextPart[] {
  const parts: TextPart[] = [];
  let beside = false;
  // Text and names take turns, for the name is what the pattern captures.
  for (const [index, piece] of markdown.split(MARK_LINE).entries()) {
    if (index % 2 === 0) {
      if (piece.trim()) parts.push({ markdown: fill(piece.trim()), beside });
    } else if (isMark(piece)) {
      parts.push({ mark: piece });
    } else if (beside === (piece === BESIDE)) {
      throw new Error(`content: zet na elke {{${BESIDE}}} precies één {{${END}}}`);
    } else {
      beside = piece === BESIDE;
    }
  }
  if (beside) throw new Error(`content: na {{${BESIDE}}} ontbreekt {{${END}}}`);
  const placed = new Set(parts.map((part) => 'mark' in part && part.mark));
  return [...parts, ...always.filter((mark) => !placed.has(mark)).map((mark) => ({ mark }))];
}

/** What stands under one heading of a text; parts that bring their own heading are a section without a title. */
export interface TextSection {
  title?: string;
  parts: TextPart[];
}

const HEADED: readonly TextMark[] = ['voordelen', 'stappen'];
const HEADING = /^## (.+)$/m;

/** The parts of a text by the headings of the second level above them. */
export function sectionsOf(parts: readonly TextPart[]): TextSection[] {
  const sections: TextSection[] = [];
  for (const part of parts) {
    if ('mark' in part) {
      const last = sections.at(-1);
      if (last && !HEADED.includes(part.mark)) last.parts.push(part);
      else sections.push({ parts: [part] });
      continue;
    }
    for (const markdown of part.markdown.split(/^(?=## )/m)) {
      const [, title] = HEADING.exec(markdown) ?? [];
      const last = sections.at(-1);
      const piece = { markdown, beside: part.beside };
      if (title) sections.push({ title, parts: [piece] });
      else if (last) last.parts.push(piece);
      else sections.push({ parts: [piece] });
    }
  }
  return sections;
}

import type { FaceName } from './theme.ts';

/** The six font files: each face, and its rarer letters in a file of their own. */
export const FACE_FILES: Record<FaceName, readonly [common: string, rare: string]> = {
  text: ['figtree-latin-400-normal.ttf', 'figtree-latin-ext-400-normal.ttf'],
  strong: ['figtree-latin-600-normal.ttf', 'figtree-latin-ext-600-normal.ttf'],
  display: [
    'bricolage-grotesque-latin-700-normal.ttf',
    'bricolage-grotesque-latin-ext-700-normal.ttf',
  ],
};

/** A piece of text that one font file can write. */
export interface Run {
  font: string;
  text: string;
}

/** What tells whether a font can write a character. */
export type HasGlyph = (font: string, codePoint: number) => boolean;

/** Names under which a document knows the two files of a face. */
export const fontNames = (face: FaceName) => [face, `${face}-rare`] as const;

/** Written in place of a character that neither face has, in any of its files. */
const STAND_INS: Readonly<Record<string, string>> = { '₂': '2' };

/**
 * Cuts a text into pieces by the font that can write them. A character that no file holds gets its
 * stand-in or is left out: a gap in a name is better than a row of boxes.
 */
export function toRuns(text: string, face: FaceName, hasGlyph: HasGlyph): Run[] {
  const fonts = fontNames(face);
  const runs: Run[] = [];
  const fontOf = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return code === 10 ? fonts[0] : fonts.find((name) => hasGlyph(name, code));
  };
  for (const written of text.normalize('NFC')) {
    const character = fontOf(written) ? written : (STAND_INS[written] ?? written);
    const font = fontOf(character);
    if (!font) continue;
    const last = runs.at(-1);
    if (last && (last.font === font || character === ' ')) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

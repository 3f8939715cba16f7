import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';

/** How a piece of text is set. */
export interface Setting {
  /** Size of the letters in pixels. */
  size: number;
  /** Left end of the baseline. */
  x: number;
  y: number;
}

/** A typeface that turns text into outlines, so that the machine that draws needs no font. */
export interface Face {
  /** Width in em. */
  measure(text: string): number;
  /** Outlines as SVG path data. */
  outline(text: string, setting: Setting): string;
}

/**
 * Opens a typeface.
 * @param file a WOFF file
 * @param tracking extra space after each letter, in em
 */
export async function openFace(file: string, tracking = 0): Promise<Face> {
  const font = create(await readFile(file));
  const em = font.unitsPerEm;

  function layout(text: string) {
    const missing = [...text].find(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    if (missing)
      throw new Error(`Het teken "${missing}" in "${text}" kan niet op een deelafbeelding`);
    return font.layout(text);
  }

  /** Fitting a title measures the same pieces at every size. */
  const widths = new Map<string, number>();

  return {
    measure(text) {
      const width =
        widths.get(text) ?? layout(text).advanceWidth / em + tracking * (text.length - 1);
      widths.set(text, width);
      return width;
    },
    outline(text, { size, x, y }) {
      const { glyphs, positions } = layout(text);
      const scale = size / em;
      let pen = x;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const at = path
            .scale(scale, -scale)
            .translate(pen + xOffset * scale, y - yOffset * scale);
          pen += (xAdvance + tracking * em) * scale;
          return at.toSVG();
        })
        .join('');
    },
  };
}

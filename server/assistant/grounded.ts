import { stemsOf, wordsOf } from '@sens/assistant/dutch';

/** Numbers as they are written: 1.500, 0,3, 20. */
const FIGURE = /\d+(?:[.,]\d+)*/g;

/** Numbers that words say as well. */
const NUMBER_WORDS = new Set(
  'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard helft kwart dubbel'.split(
    ' ',
  ),
);

/** Of the words that say something, so many must be the passages' own. */
const LEAST_SHARED = 0.6;

/**
 * Whether a text says nothing but what other texts bear out: every figure stands in them, and most of
 * its words do.
 */
export function groundedIn(said: string, texts: string): boolean {
  const figures = new Set(texts.match(FIGURE));
  const known = new Set(wordsOf(texts));
  if ((said.match(FIGURE) ?? []).some((figure) => !figures.has(figure))) return false;
  if (wordsOf(said).some((word) => NUMBER_WORDS.has(word) && !known.has(word))) return false;
  const stems = new Set(stemsOf(texts));
  const words = stemsOf(said);
  if (words.length < 2) return false;
  return words.filter((word) => stems.has(word)).length / words.length >= LEAST_SHARED;
}

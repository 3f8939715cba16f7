import { type HasGlyph, toRuns } from './layout/faces.ts';

/** Longer than this is no first name that fits a line. */
const MOST = 40;

/** Just a name: letters, and what stands between them. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u;

/**
 * A first name as it can be printed: characters that no font holds (an emoji, another script) are
 * left out. What then is no name is left out whole: the PDF goes by mail to an address that anyone can
 * have typed, so it never carries a stranger's web address or sales talk as a "name".
 */
export function printableName(firstName: string, hasGlyph: HasGlyph): string | undefined {
  const written = toRuns(firstName, 'text', hasGlyph)
    .map(({ text }) => text)
    .join('')
    .trim();
  if (!NAME.test(written)) return undefined;
  const letters = [...written];
  return letters.length > MOST ? `${letters.slice(0, MOST - 1).join('')}…` : written;
}

import { withoutLater } from './later-scripts.ts';
import { inOneByte } from './one-byte-text.ts';
import type { PageParts } from './page-parts.ts';
import { withShortDrawings } from './short-drawings.ts';
import { withShortIslands } from './short-islands.ts';
import { beside } from './style-tags.ts';
import { withoutSeparators } from './text-separators.ts';

/**
 * A page made on request as a build would leave it: in the order of `astro.config.ts`, what its steps do to a page that
 * shares its style sheet with most others.
 * @param html the page as Astro made it
 */
export function finishedPage(html: string, { sheet, later }: PageParts): string {
  const alone = withoutSeparators(withoutLater(html, new Map(later)));
  return inOneByte(withShortIslands(withShortDrawings(beside(sheet)(alone))));
}

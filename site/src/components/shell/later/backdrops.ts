import { addStyles } from '#lib/browser/style-sheet.ts';
import styles from './backdrops.css?inline';
import { made } from './parts.ts';
import { playWhenSeen } from './play-when-seen.ts';

/**
 * Lays decoration behind the sections that have a place for it; it takes no room, so nothing moves.
 * @param backdrops their markup, by the name in `data-backdrop`
 */
export function layBackdrops(backdrops: Readonly<Record<string, string>>): void {
  addStyles(styles);
  for (const section of document.querySelectorAll<HTMLElement>('[data-backdrop]')) {
    const markup = backdrops[section.dataset.backdrop ?? ''];
    if (markup === undefined) continue;
    const backdrop = made(markup);
    section.prepend(backdrop);
    playWhenSeen(backdrop);
  }
}

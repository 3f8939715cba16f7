import { addStyles } from '#lib/browser/style-sheet.ts';
import { measure } from '../measure/measure.ts';
import { armExitPopup } from './exit-popup.ts';
import { followMenus } from './follow-menus.ts';
import styles from './later.css?inline';
import { showNotices } from './notices.ts';
import { loadParts, made } from './parts.ts';
import { offerBar } from './sticky-bar.ts';
import { explainTerms } from './term-tips.ts';

measure();
followMenus();
addStyles(styles);
const parts = await loadParts();
const strip = document.querySelector('[data-dock]');
if (strip) {
  // The strip in which the plain links stood stays, so that nothing moves.
  strip.replaceChildren(made(parts.dock));
  offerBar(parts.bar, strip);
}
armExitPopup(parts.exit);
showNotices(parts.notice);
explainTerms(parts.tip, parts.terms);

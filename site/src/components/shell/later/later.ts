import { tagContainer } from '#lib/browser/consent.ts';
import { reportFailure } from '#lib/browser/report-failure.ts';
import { addStyles } from '#lib/browser/style-sheet.ts';
import { shellFile } from '#lib/shell-files.ts';
import { measure } from '../measure/measure.ts';
import { armExitPopup } from './exit-popup.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { followMenus } from './follow-menus.ts';
import { followScroll } from './follow-scroll.ts';
import { keepYear } from './keep-year.ts';
import styles from './later.css?inline';
import { followLoadProblem } from './load-problem.ts';
import { showNotices } from './notices.ts';
import { loadParts, made } from './parts.ts';
import { offerBar } from './sticky-bar.ts';
import { explainTerms } from './term-tips.ts';

measure();
addEventListener('error', ({ error }) => reportFailure('script', error));
addEventListener('unhandledrejection', ({ reason }) => reportFailure('script', reason));
followLoadProblem();
fetchAhead();
followMenus();
followScroll();
keepYear();
if (tagContainer()) {
  import(/* @vite-ignore */ shellFile('consent')).then(({ begin }) => begin()).catch(console.warn);
}
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

import { tagContainer } from '#lib/browser/consent.ts';
import { reportFailure } from '#lib/browser/report-failure.ts';
import { addStyles } from '#lib/browser/style-sheet.ts';
import { shellFile } from '#lib/shell-files.ts';
import { measure } from '../measure/measure.ts';
import { layBackdrops } from './backdrops.ts';
import { armExitPopup } from './exit-popup.ts';
import { followMenus } from './follow-menus.ts';
import { keepYear } from './keep-year.ts';
import styles from './later.css?inline';
import { makeWayForForm } from './make-way.ts';
import { PAGE_CONTENTS } from './names.ts';
import { loadParts, made } from './parts.ts';
import { playWhenSeen } from './play-when-seen.ts';
import { offerBar } from './sticky-bar.ts';
import { explainTerms } from './term-tips.ts';

/** Lets a touch go first that came meanwhile; a browser that cannot say so goes on at once. */
const breathe = async () => window.scheduler?.yield?.();

measure();
const onFailure = (event: Partial<ErrorEvent & PromiseRejectionEvent>) =>
  reportFailure('script', event.error ?? event.reason);
addEventListener('error', onFailure);
addEventListener('unhandledrejection', onFailure);
/** Brings what works by itself as soon as it is there, where there is a use for it. */
const bring = (name: string, isOfUse: boolean) => {
  if (isOfUse) import(/* @vite-ignore */ shellFile(name)).catch(console.warn);
};
bring('load-problem', document.getElementById('laadprobleem') !== null);
bring('fetch-ahead', !HTMLScriptElement.supports?.('speculationrules'));
followMenus();
bring('follow-contents', document.querySelector(PAGE_CONTENTS)?.checkVisibility() === true);
bring('follow-scroll', !CSS.supports('animation-timeline: scroll()'));
bring('place-menus', !CSS.supports('top: anchor(bottom)'));
keepYear();
playWhenSeen(document);
if (tagContainer()) {
  import(/* @vite-ignore */ shellFile('consent')).then(({ begin }) => begin()).catch(console.warn);
}
addStyles(styles);
const parts = await loadParts();
layBackdrops(parts.backdrops);
await breathe();
const strip = document.querySelector('[data-dock]');
if (strip) {
  // The strip in which the plain links stood stays, so that nothing moves.
  strip.replaceChildren(made(parts.dock));
  offerBar(parts.bar, strip);
  makeWayForForm();
}
await breathe();
// Links that open a part of the page once their script runs; where there is nothing to choose, the cookie settings stay one.
for (const opener of document.querySelectorAll<HTMLElement>('[data-open]'))
  if (opener.dataset.open !== 'consent' || tagContainer())
    opener.setAttribute('aria-haspopup', 'dialog');
armExitPopup(parts.exit);
explainTerms(parts.tip, parts.terms);

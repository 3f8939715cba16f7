import { addStyles } from '#lib/browser/style-sheet.ts';
import styles from './lay-out-rest.css?inline';

const inCalm = (work: () => void) =>
  // Safari has no such callback.
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);

/** Whether pictures may come before they are needed: all of a page weigh less than its first one does elsewhere. */
const mayFetch = ({ connection }: Navigator) =>
  !connection || (!connection.saveData && connection.effectiveType === '4g');

function complete(piece: HTMLElement): void {
  piece.dataset.laidOut = '';
  if (!mayFetch(navigator)) return;
  for (const picture of piece.querySelectorAll('img')) {
    picture.loading = 'eager';
    // With what stands around it: no picture comes after its words, also not where the whole page is captured.
    picture.decoding = 'sync';
  }
}

/** But for what is folded away: to ask how such a thing looks is to have it styled and laid out. */
const all = [
  ...document.querySelectorAll<HTMLElement>(
    'main *:not(details:not([open]) *, [hidden] *), footer',
  ),
];

/**
 * By its style, not by name: a class that a script names keeps its rules on every page. What stands above the visitor
 * stays as it is: not every browser keeps the words in place when something grows there.
 */
const isLeft = (piece: HTMLElement) =>
  getComputedStyle(piece).contentVisibility === 'auto' && piece.getBoundingClientRect().bottom > 0;

/**
 * Lays out what was left for when the visitor comes near (`styles/base.css`), a piece in each calm moment: then the
 * scroll bar tells how long the page is, a picture of the whole page has no holes, and who scrolls fast does not wait.
 */
function next(): void {
  const piece = all.splice(0, all.findIndex(isLeft) + 1).at(-1);
  if (!piece) return;
  complete(piece);
  requestAnimationFrame(() => inCalm(next));
}

addStyles(styles);
inCalm(next);

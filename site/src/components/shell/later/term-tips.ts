import type { Explained } from '#lib/terms.ts';
import { markTerms } from './explain-terms.ts';
import { made } from './parts.ts';

/** Delays of the spec (section 9): before the first, and within which the next one comes at once. */
const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;
/** Long enough to get from the word to its explanation. */
const CLOSE_AFTER_MS = 120;
const EDGE_PX = 12;
const GAP_PX = 8;

/** Beside the word: above it, or below where there is no room; within the width of the window. */
function place(tip: HTMLElement, word: Element): void {
  const { left, top, bottom } = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isAbove = top - offsetHeight - GAP_PX > Math.max(0, header);
  const width = document.documentElement.clientWidth;
  tip.style.left = `${Math.max(EDGE_PX, Math.min(left, width - offsetWidth - EDGE_PX)) + scrollX}px`;
  tip.style.top = `${(isAbove ? top - offsetHeight - GAP_PX : bottom + GAP_PX) + scrollY}px`;
}

/**
 * Explains terms where they stand: on hover after 700 ms (at once within 300 ms after another), on
 * focus and on a tap; Escape, a tap elsewhere and moving on close it.
 */
export function explainTerms(markup: string, terms: readonly Explained[]): void {
  if (!markTerms(terms)) return;
  const tip = made(markup);
  document.querySelector('main')?.append(tip);
  let shown: HTMLElement | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    if (!shown) return;
    shown.removeAttribute('aria-describedby');
    shown = undefined;
    closedAt = performance.now();
    tip.hidePopover();
  };
  const open = (word: HTMLElement) => {
    clearTimeout(timer);
    if (shown === word) return;
    close();
    const term = terms.find(({ term }) => term === word.dataset.term);
    const [name, words] = tip.children;
    if (!term || !name || !words) return;
    name.textContent = `${term.term}:`;
    words.textContent = term.explanation;
    word.setAttribute('aria-describedby', tip.id);
    tip.showPopover();
    place(tip, word);
    shown = word;
  };
  const soon = (then: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const wordAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const word = wordAt(target);
    if (word) {
      const isNext = shown !== undefined || performance.now() - closedAt < SKIP_WITHIN_MS;
      if (isNext) open(word);
      else soon(() => open(word), OPEN_AFTER_MS);
    } else if (target instanceof Node && tip.contains(target)) clearTimeout(timer);
    else if (shown === undefined) clearTimeout(timer);
    else if (document.activeElement !== shown) soon(close, CLOSE_AFTER_MS);
  });
  document.addEventListener('focusin', ({ target }) => {
    const word = wordAt(target);
    if (word) open(word);
    else close();
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target === shown) close();
  });
  document.addEventListener('click', ({ target }) => {
    const word = wordAt(target);
    if (word) open(word);
    else if (!(target instanceof Node && tip.contains(target))) close();
  });
  document.addEventListener('keydown', (event) => {
    const word = wordAt(event.target);
    if (event.key === 'Escape') close();
    else if (word && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      open(word);
    }
  });
  addEventListener('resize', close);
}

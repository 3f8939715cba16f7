import type { ClientDirective } from 'astro';
import { today } from '../../src/lib/today.ts';
import { type HydrationError, sayLoadProblem } from './load-problem.ts';

/** Any of these says that somebody is at the page; a touch or a click comes some moments after the first. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'scroll',
  'wheel',
  'keydown',
  'focusin',
  'input',
] as const;

/** Browsers tell of a pointer that rests where the page appears under it, as of one that moves. */
const isResting = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Whether somebody gave a sign before this script was there: it comes after the first paint. */
const isAwaited = (element: Element) =>
  element.contains(document.activeElement) ||
  window.scrollY > 0 ||
  navigator.userActivation?.hasBeenActive;

/** Whether the page as it came shows other than what this visitor asks for, today. */
function isStale({ query, day }: DOMStringMap): boolean {
  return query !== window.location.search.slice(1) || day !== today();
}

/** What the HTML does by itself needs no second click. */
const NEEDS_SCRIPT = 'button[type="button"]:not([popovertarget], [commandfor])';

/** Says of a button that its click was heard and takes a moment: on a slow phone the script may be seconds away. */
function showBusy(button: HTMLElement | null, busy: boolean): void {
  if (!button) return;
  button.style.opacity = busy ? '0.5' : '';
  if (busy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/**
 * Keeps the last button that was clicked in the element before anything there heard it.
 * @returns clicks it again, for the script that hears it now
 */
function keepClick(element: Element): () => void {
  const stop = new AbortController();
  let clicked: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    showBusy(clicked, false);
    clicked = (target as Element).closest(NEEDS_SCRIPT);
    showBusy(clicked, true);
  };
  element.addEventListener('click', keep, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    showBusy(clicked, false);
    if (clicked?.isConnected) clicked.click();
  };
}

/**
 * `client:presence`: a tool's script loads at the first sign that somebody is at the page, and at once
 * when the page cannot stand in for it. Until then the HTML shows the same result, and a page that is
 * only looked at costs a phone nothing more.
 */
const presence: ClientDirective = async (load, _options, element) => {
  const clickAgain = keepClick(element);
  const page = element.closest<HTMLElement>('[data-tool-page]');
  if (page && !isAwaited(element) && !isStale(page.dataset)) {
    await new Promise<void>((resolve) => {
      const stop = new AbortController();
      const start = (event: Event) => {
        if (isResting(event)) return;
        stop.abort();
        resolve();
      };
      for (const sign of SIGNS) {
        window.addEventListener(sign, start, { passive: true, capture: true, signal: stop.signal });
      }
    });
  }
  element.addEventListener('astro:hydration-error', (event) =>
    sayLoadProblem((event as HydrationError).detail.error),
  );
  const hydrate = await load();
  await hydrate();
  clickAgain();
};

export default presence;

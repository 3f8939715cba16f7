/** The shell's few behaviours that HTML and CSS cannot do by themselves. */
import { SPECULATION_RULES } from '@sens/contract';

/** A menu closes on a link of its own, also one that stays on the page, and behind a keyboard that goes on. */
function closeLeftMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) menu.hidePopover();
    });
    const leave = () => {
      const focused = document.activeElement as HTMLButtonElement;
      // The body where nothing has the keyboard, as when a pointer opened the menu.
      if (focused === document.body || menu.contains(focused)) return;
      if (focused.popoverTargetElement !== menu) menu.hidePopover();
    };
    // Wherever the keyboard comes from: also from outside the page.
    addEventListener('focusin', leave);
    // It may have gone on before this script came.
    leave();
  }
}

/** A part of the shell, by the name under which `lib/shell-files.ts` has it. */
const part = (address: string) => import(/* @vite-ignore */ address);

/**
 * A link with `data-open` opens the part of the shell that it names, which loads then
 * (`lib/shell-files.ts`); when that cannot be had, it is a link again.
 */
function openOnRequest(): void {
  addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLAnchorElement>('[data-open]');
    if (!opener || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    part(`/shell/${opener.dataset.open}.js`)
      .then(({ open }) => open(opener))
      .catch(() => location.assign(opener.href));
  });
}

/** Lets the browser fetch ahead what a visitor points at; for those that cannot, `later/fetch-ahead.ts` does. */
function fetchAhead(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
}

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** Without a sign of the visitor the rest of the shell waits until a page has surely come to rest. */
const REST_AFTER_MS = 2_500;

/** The rest of the shell (dock, bar, popup, explained words) comes at the first sign of a visitor, or at rest. */
function loadTheRest(): void {
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    // Without it every link of the page still leads where it says. Who went on while it was under way may come back.
    part('/shell/later.js').catch(() => {
      isAsked = false;
      addEventListener('pageshow', load);
    });
  };
  for (const sign of SIGNS)
    addEventListener(sign, load, { passive: true, capture: true, once: true });
  setTimeout(load, REST_AFTER_MS);
}

/** In the tab: its first page was shown. Named here, as this script stands in the page by importing nothing that others do. */
const GREETED = 'sens:greeted';

/**
 * The intro, on the first page of a tab: not for who asked for less motion or less data, nor for who
 * only fetches pages, and not where nobody can tell the first page from the next.
 */
function greet(): void {
  const { connection, userAgent } = navigator;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) return;
  if (/bot|crawl|spider/i.test(userAgent)) return;
  try {
    const isNext = document.referrer.startsWith(location.origin) || sessionStorage[GREETED];
    sessionStorage[GREETED] = true;
    if (!isNext) part('/shell/intro.js').catch(console.warn);
  } catch (error) {
    console.warn(error);
  }
}

/** A page has come to rest so long after it was loaded. */
const LOADED_FOR_MS = 700;

/** What stands below the first screen and nobody has come near. */
function layOutTheRest(): void {
  const begin = () =>
    setTimeout(() => part('/shell/lay-out-rest.js').catch(console.warn), LOADED_FOR_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

fetchAhead();
greet();
openOnRequest();
closeLeftMenus();
loadTheRest();
layOutTheRest();

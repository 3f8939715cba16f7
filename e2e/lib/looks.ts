import type { Page } from 'playwright-core';

/** No visitor has to read anything smaller. */
const SMALLEST_PX = 12.5;

/** The innermost elements that stick out sideways, when the page scrolls that way. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => isOut(element) && ![...element.children].some(isOut))
      .slice(0, 5)
      .map((element) => `${element.outerHTML.slice(0, 80)} (${scrollWidth})`);
  });

/** Words that are shown smaller than that, with their size: of a drawing as it is scaled. */
export const smallWords = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const words = (textContent ?? '').trim();
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      // What is there for whoever listens only takes a single pixel.
      if (range.getBoundingClientRect().width <= 1) continue;
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size =
        Number.parseFloat(getComputedStyle(element).fontSize) *
        (scale ? Math.hypot(scale.a, scale.b) : 1);
      if (size < smallest) found.add(`${size.toFixed(1)}: ${words.slice(0, 40)}`);
    }
    return [...found];
  }, SMALLEST_PX);

/**
 * Spaces that a reading voice loses: Chromium leaves out of a name a text of white space alone that follows another
 * text or a remark. Put the space into one of the texts beside it.
 */
export const lostSpaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { previousSibling: before, nextSibling: after, textContent } = walker.currentNode;
      const follows = before instanceof Text || before instanceof Comment;
      if (textContent?.trim() !== '' || !follows || !(after instanceof Element)) continue;
      const { parentElement: within } = walker.currentNode;
      if (after.textContent?.trim() && within?.checkVisibility())
        found.push(within.outerHTML.slice(0, 120));
    }
    return found;
  });

/** What stays in place while one scrolls, unless it was opened to lie over the page. */
export const staysInPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      if (!['fixed', 'sticky'].includes(position) || pointerEvents === 'none') return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { bottom, top } = element.getBoundingClientRect();
      return bottom <= 0 || top >= window.innerHeight ? [] : [element.outerHTML.slice(0, 90)];
    }),
  );

/** Words larger, as a visitor sets them in the browser; 100 % again without. */
export const setWords = (page: Page, size: '' | `${number}%`): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

const LETTERS_APART = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`;

/** Sets letters and words as far apart as somebody may set them without losing any (WCAG 1.4.12), until the next page. */
export const setLettersApart = (page: Page): Promise<void> =>
  page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, LETTERS_APART);

import type { Page } from 'playwright-core';
import { STATES, STATES_MAY_LOG } from './lib/states.ts';
import { expect, test } from './lib/test.ts';

const WIDTHS = [320, 360, 768, 1440];

/** The innermost elements that stick out sideways, when the page scrolls that way. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => isOut(element) && ![...element.children].some(isOut))
      .slice(0, 5)
      .map((element) => `${element.outerHTML.slice(0, 80)} (${scrollWidth})`);
  });

test.for(Object.entries(STATES))(
  '%s fits every width without scrolling sideways',
  async ([, reach], { open }) => {
    const page = await open(undefined, { mayLog: STATES_MAY_LOG });
    await reach(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await sticksOut(page)]).toEqual([width, []]);
    }
  },
);

test.for(Object.entries(STATES))(
  '%s fits a phone with words twice as large',
  async ([, reach], { open }) => {
    const page = await open(undefined, { mayLog: STATES_MAY_LOG });
    await reach(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sticksOut(page)).toEqual([]);
  },
);

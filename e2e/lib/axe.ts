import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Without its comments: half as much goes to each page and is read there. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lays out what the browser has put off until it is scrolled to: axe would misjudge what lies under it,
 * and what sticks out of it is cut off where nobody looks yet.
 */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    // What floats over the page moves on as one scrolls: it makes nothing under it smaller.
    const bar = document.querySelector<HTMLElement>('[data-result-bar]');
    if (bar) bar.style.position = 'static';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility !== 'auto') continue;
      element.style.contentVisibility = 'visible';
    }
  });

/**
 * Brings to its end what fades or slides in, and lets nothing begin that waits to be seen: halfway
 * in, words are paler than anybody reads them. What follows the scrolling stays where it is.
 */
const settle = (page: Page) =>
  page.evaluate(() => {
    // What has not come into view has not begun: it stands there as it is.
    for (const element of document.querySelectorAll('[data-plays]'))
      element.removeAttribute('data-plays');
    for (const each of document.getAnimations()) {
      const ends = Number.isFinite(each.effect?.getComputedTiming().endTime ?? Infinity);
      if (ends && each.timeline instanceof DocumentTimeline) each.finish();
    }
  });

/**
 * Rows that scroll by themselves come within reach of the keyboard by a script, which a page asks for
 * once it has painted: on a busy machine that may be after it counts as loaded.
 */
const rowsInReach = (page: Page) =>
  page.waitForFunction(() => {
    if (!matchMedia('(scripting: enabled) and (width < 36rem)').matches) return true;
    return [...document.querySelectorAll('.swipe')].every((row) => row.hasAttribute('tabindex'));
  });

/** One line per accessibility violation and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await rowsInReach(page);
  await layOutAll(page);
  await settle(page);
  // Through the debugger: the page's own policy lets no such script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (values): Promise<AxeResults['violations']> => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const results = await run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return results.violations;
  }, TAGS);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target} ${failureSummary}`),
  );
}

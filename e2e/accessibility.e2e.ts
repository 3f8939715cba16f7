import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { STATES, STATES_MAY_LOG } from './lib/states.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lays out what the browser has put off until it is scrolled to; axe would misjudge what lies under it. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility !== 'auto') continue;
      element.style.contentVisibility = 'visible';
    }
  });

/** One line per violation and element. */
async function violations(page: Page): Promise<string[]> {
  await layOutAll(page);
  // Through the debugger: the page's own policy lets no such script in.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((values): Promise<AxeResults> => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    return run(document, { runOnly: { type: 'tag', values } });
  }, TAGS);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target} ${failureSummary}`),
  );
}

const CALM = { reducedMotion: 'reduce', mayLog: STATES_MAY_LOG } as const;

test.for(Object.entries(STATES))(
  '%s has no accessibility violation, narrow or wide',
  async ([, reach], { open }) => {
    const page = await open(undefined, { ...CALM, viewport: PHONE });
    await reach(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await violations(page)).toEqual([]);
  },
);

test('home with a dropdown open has no accessibility violation', async ({ open }) => {
  const page = await open('/', { ...CALM, viewport: DESKTOP });
  await page.getByRole('button', { name: 'Diensten', exact: true }).click();
  await page.locator('.menu-panel:popover-open').waitFor();
  expect(await violations(page)).toEqual([]);
});

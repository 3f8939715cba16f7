import type { Page } from 'playwright-core';

/** The personal report, once it stands there. */
export const report = (page: Page) =>
  page.getByRole('heading', { name: 'Uw plan, in deze volgorde' });

/** The measures of the plan, in order. */
export const measures = (page: Page) =>
  page.locator('section[aria-labelledby="plan"] > div > ol > li');

/** The parts of the report that hold figures, as text. */
export const figures = (page: Page): Promise<string[]> =>
  page
    .locator('section[aria-labelledby="huis-nu"], section[aria-labelledby="plan"]')
    .evaluateAll((parts) => parts.map((part) => part.textContent));

import type { Page } from 'playwright-core';

/** Opens everything that is folded in, at once: how it opens is asked elsewhere. */
export const unfold = (page: Page, within = 'body'): Promise<void> =>
  page.locator(`${within} details`).evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });

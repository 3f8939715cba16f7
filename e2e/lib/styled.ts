import type { Page } from 'playwright-core';

/** Whether a page has its styles: the link past its head stands apart then. */
export const isStyled = (page: Page): Promise<boolean> =>
  page
    .getByRole('link', { name: 'Naar de inhoud' })
    .evaluate((link) => getComputedStyle(link).position !== 'static');

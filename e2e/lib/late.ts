import type { Page } from 'playwright-core';

/** The files of the typefaces. */
export const TYPEFACES = '**/*.woff2';

/** Has what a page asks for come later, as on a slow line. @param files a pattern of addresses */
export const comesLate = (page: Page, files: string, ms: number) =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

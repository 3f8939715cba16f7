import type { Page } from 'playwright-core';

/** Holds every script file back until it is let go, as on a slow line. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

import type { Page } from 'playwright-core';

/**
 * Sets the clock of a page to the day that a tool's page was built on, in case midnight came since: it
 * computes for today at once where that is another day.
 */
export async function onDayOfBuild(page: Page, path: string): Promise<void> {
  const built = await page.request.get(path);
  const [, day] = / data-day="([\d-]+)"/.exec(await built.text()) ?? [];
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
}

import type { Page } from 'playwright-core';

/**
 * Sets the clock of a page to the day that a built page was made on, in case midnight came since: a
 * tool computes for today at once where that is another day.
 */
export async function onDayOfBuild(page: Page, path: string): Promise<void> {
  const built = await page.request.get(path);
  const [, day] = / data-day="([\d-]+)"/.exec(await built.text()) ?? [];
  if (day) await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
}

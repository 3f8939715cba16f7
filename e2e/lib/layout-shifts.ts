import type { Page } from 'playwright-core';

/** Adds up every layout shift of the pages that are opened from now on; returns how to ask for the sum. */
export async function addUpShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Reflect.get(window, 'shift') ?? 0;
        Reflect.set(window, 'shift', before + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
}

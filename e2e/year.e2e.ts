import { expect, still as test } from './lib/test.ts';

test.for([
  ['2026-12-31T23:59:00+01:00', '2026'],
  ['2027-01-01T00:05:00+01:00', '2027'],
] as const)(
  'at %s in the Netherlands the copyright line says %s',
  async ([now, year], { open }) => {
    const page = await open();
    await page.clock.setFixedTime(now);
    await page.goto('/contact');
    await expect.poll(() => page.locator('footer [data-year]').textContent()).toBe(year);
  },
);

import { comesLate, TYPEFACES } from './lib/late.ts';
import { addUpShifts } from './lib/layout-shifts.ts';
import { expect, PHONE, test } from './lib/test.ts';

const LATE_MS = 1_200;

test.for([
  ['/', PHONE],
  ['/', { width: 320, height: 568 }],
  ['/kozijnen-vervangen-wanneer', { width: 1440, height: 900 }],
] as const)(
  'on %s a typeface that comes late moves nothing (%o)',
  async ([path, viewport], { open }) => {
    const page = await open(undefined, { viewport });
    const shifted = await addUpShifts(page);
    const come: string[] = [];
    await comesLate(page, TYPEFACES, LATE_MS);
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.woff2')) come.push(request.url());
    });
    await page.goto(path);
    await expect.poll(() => come.length).toBe(2);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
  },
);

import { expect, PHONE, test } from './lib/test.ts';
import { HOME_MOST, weigh } from './lib/weight.ts';

test('the home page keeps to its budgets in bytes, and paints before it asks for a script', async ({
  open,
  site,
  annotate,
}) => {
  const page = await open(undefined, { viewport: PHONE, deviceScaleFactor: 2 });
  const weight = await weigh(page, `${site.origin}/`);
  await annotate(JSON.stringify(weight));
  expect(weight.html).toBeLessThanOrEqual(HOME_MOST.html);
  expect(weight.styles).toBe(0);
  expect(weight.scripts).toBeGreaterThan(0);
  expect(weight.scripts).toBeLessThanOrEqual(HOME_MOST.scripts);
  expect(weight.fonts).toBeGreaterThan(0);
  expect(weight.fonts).toBeLessThanOrEqual(HOME_MOST.fonts);
  expect(weight.scriptsBeforeFirstPaint).toBe(0);
});

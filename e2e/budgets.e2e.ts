import { expect, PHONE, test } from './lib/test.ts';
import { weigh } from './lib/weight.ts';

const KB = 1_000;

test('the home page keeps to its budgets in bytes, and paints before it asks for a script', async ({
  open,
  site,
  annotate,
}) => {
  const page = await open(undefined, { viewport: PHONE, deviceScaleFactor: 2 });
  const weight = await weigh(page, `${site.origin}/`);
  await annotate(JSON.stringify(weight));
  // It was 30 with six sections, and is to come down to 28 with all seventeen.
  expect(weight.html).toBeLessThanOrEqual(33 * KB);
  expect(weight.scripts).toBeGreaterThan(0);
  expect(weight.scripts).toBeLessThanOrEqual(100 * KB);
  expect(weight.fonts).toBeGreaterThan(0);
  expect(weight.fonts).toBeLessThanOrEqual(40 * KB);
  expect(weight.scriptsBeforeFirstPaint).toBe(0);
});

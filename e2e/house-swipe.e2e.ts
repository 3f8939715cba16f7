import { openKept, requestReport } from './lib/report.ts';
import { expect, PHONE, still as test } from './lib/test.ts';

test('the report’s house can be swiped from now to later, by keyboard too', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin), { viewport: PHONE });
  const handle = page.getByRole('slider', { name: 'Schuif van nu naar straks' });
  const shown = () =>
    page.locator('.split-after').evaluate((each) => getComputedStyle(each).clipPath);
  await handle.focus();
  const before = await shown();
  await page.keyboard.press('End');
  await expect.poll(shown).not.toBe(before);
  await expect
    .poll(() => handle.getAttribute('aria-valuetext'))
    .toBe('100 procent straks in beeld');
});

test('without a script both halves of the house stand there, and no handle that does nothing', async ({
  open,
  site,
}) => {
  const page = await open(await requestReport(site.origin), { javaScriptEnabled: false });
  await expect.poll(() => page.locator('.split img').count()).toBe(2);
  await expect.poll(() => page.locator('.split-after image').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.split-handle').isVisible()).toBe(false);
});

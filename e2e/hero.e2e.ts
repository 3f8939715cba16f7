import { expect, PHONE, test } from './lib/test.ts';

const REPORT_BUTTON = 'Gratis Verduurzamingsrapport';

test.for(['/isolatie', '/warmtepompen-rhoon', '/kozijnen-materiaaladvies'])(
  'on a phone the hero’s main button of %s brings the form’s title into sight',
  async (path, { open }) => {
    const page = await open(path, { viewport: PHONE, reducedMotion: 'reduce' });
    await page.locator('main').getByRole('link', { name: REPORT_BUTTON }).first().click();
    const header = await page.locator('body > header').boundingBox();
    const title = page.locator('#formulier-titel');
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    expect((await title.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
    // The next stop of the keyboard is the form's first field.
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('naam');
  },
);

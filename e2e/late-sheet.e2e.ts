import { isStyled } from './lib/styled.ts';
import { DESKTOP, expect, test } from './lib/test.ts';

const LATE_MS = 600;

test.for(['/', '/contact', '/tools/roi-calculator', '/tools/roi-calculator?bouwjaar=1931'])(
  'under a pointer that moves nothing fades in when the style sheet comes late: %s',
  async (path, { open }) => {
    const page = await open(undefined, { viewport: DESKTOP });
    await page.addInitScript(() => {
      const faded: string[] = [];
      Object.assign(window, { faded });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        faded.push(`${(target as Element).textContent?.trim()}: ${propertyName}`);
      });
    });
    let isThere = false;
    await page.route('**/_astro/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      isThere = true;
      await route.continue();
    });
    const arrival = page.goto(path);
    for (let at = 10; !isThere; at += 10) {
      await page.mouse.move(720, at);
      await page.waitForTimeout(50);
    }
    await page.mouse.move(0, 899);
    await arrival;
    expect(await isStyled(page)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([]);
  },
);

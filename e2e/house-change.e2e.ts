import { describe } from 'vitest';
import { expect, PHONE, test } from './lib/test.ts';

const HOUSE = '.house-change';

describe('now and later of a house', () => {
  test('the handle moves the line, by keyboard too', async ({ open }) => {
    const page = await open('/', { viewport: PHONE });
    const handle = page.locator(`${HOUSE} input[type="range"]:visible`);
    const shown = () =>
      page.locator(`${HOUSE} .split-after:visible`).evaluate((each) => {
        return getComputedStyle(each).clipPath;
      });
    await handle.focus();
    const before = await shown();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
    expect(await handle.inputValue()).toBe('40');
    await expect.poll(shown).not.toBe(before);
    expect(await handle.getAttribute('aria-label')).toContain('Tussenwoning');
  });

  test('another type shows its own pictures and figures, also without script', async ({ open }) => {
    const page = await open('/', { viewport: PHONE, javaScriptEnabled: false });
    const house = page.locator(HOUSE);
    await house.getByLabel('Vrijstaand', { exact: true }).check();
    const type = house.locator('[data-woningtype]:visible');
    expect(await type.getAttribute('data-woningtype')).toBe('vrijstaand');
    expect(await type.getByRole('img', { name: /vrijstaande huis/i }).count()).toBe(1);
    expect(await type.textContent()).toMatch(/€\s?\d+ per maand/);
    expect(await house.locator('input[type="range"]:visible').count()).toBe(0);
  });
});

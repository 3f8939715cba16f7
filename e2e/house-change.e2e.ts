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
    await expect.poll(() => handle.inputValue()).toBe('60');
    await expect.poll(shown).not.toBe(before);
    await expect.poll(() => handle.getAttribute('aria-label')).toContain('Tussenwoning');
  });

  test('the arrow to the left makes it more sustainable, and what is read is what is seen', async ({
    open,
  }) => {
    const page = await open('/', { viewport: PHONE });
    const handle = page.locator(`${HOUSE} input[type="range"]:visible`);
    const type = page.locator(`${HOUSE} [data-woningtype]:visible`);
    const shownPercent = () =>
      type.locator('.split-after').evaluate((later) => {
        const { width } = later.getBoundingClientRect();
        const [, left = ''] =
          /^inset\(0px 0px 0px (.+)\)$/.exec(getComputedStyle(later).clipPath) ?? [];
        const probe = document.createElement('div');
        later.parentElement?.append(probe);
        const hidden = CSS.supports('width', left) ? left : '0px';
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`.probe { position: absolute; width: ${hidden}; }`);
        document.adoptedStyleSheets.push(sheet);
        probe.className = 'probe';
        const cut = probe.getBoundingClientRect().width;
        probe.remove();
        return ((width - cut) / width) * 100;
      });
    const opacity = (name: string) =>
      type
        .getByText(name, { exact: true })
        .first()
        .evaluate((each) => {
          return Number(getComputedStyle(each).opacity);
        });
    await handle.focus();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
    // Its script may have come meanwhile, and then goes by where the handle is.
    await expect
      .poll(() => handle.getAttribute('aria-valuetext'))
      .toBe('70 procent verduurzaamd in beeld');
    await expect.poll(() => handle.inputValue()).toBe('70');
    // The grip keeps within the picture, so that its middle never reaches the edge.
    expect(Math.abs((await shownPercent()) - 70)).toBeLessThan(5);
    await page.keyboard.press('End');
    await expect.poll(() => opacity('Nu')).toBe(0);
    await expect.poll(() => opacity('Verduurzaamd')).toBe(1);
    await page.keyboard.press('Home');
    await expect.poll(() => opacity('Nu')).toBe(1);
    await expect.poll(() => opacity('Verduurzaamd')).toBe(0);
  });

  test('another type is said with its class and amount, once the choice rests', async ({
    open,
  }) => {
    const page = await open('/');
    const house = page.locator(HOUSE);
    const said = house.getByRole('status');
    await said.waitFor({ state: 'attached' });
    await house.getByLabel('Tussenwoning', { exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => said.textContent())
      .toMatch(
        /^Vrijstaand\. Nu: Klasse [A-G]\+*, €\s\d+ per maand\. Verduurzaamd: Klasse [A-G]\+*, €\s\d+ per maand\.$/,
      );
  });

  test('another type shows its own pictures and figures, also without script', async ({ open }) => {
    const page = await open('/', { viewport: PHONE, javaScriptEnabled: false });
    const house = page.locator(HOUSE);
    await house.getByLabel('Vrijstaand', { exact: true }).check();
    const type = house.locator('[data-woningtype]:visible');
    await expect.poll(() => type.getAttribute('data-woningtype')).toBe('vrijstaand');
    await expect.poll(() => type.getByRole('img', { name: /vrijstaande huis/i }).count()).toBe(1);
    await expect.poll(() => type.textContent()).toMatch(/€\s?\d+ per maand/);
    await expect.poll(() => house.locator('input[type="range"]:visible').count()).toBe(0);
  });
});

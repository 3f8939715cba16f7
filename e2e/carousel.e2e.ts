import type { Page } from 'playwright-core';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

/** The six services: by its name, as who listens finds it. */
const services = (page: Page) => page.getByRole('region', { name: 'Diensten', exact: true });

/** The names of the cards that are wholly in view. */
const inView = (page: Page) =>
  services(page).evaluate((view) => {
    const { left, right } = view.getBoundingClientRect();
    return [...view.querySelectorAll('li')]
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      })
      .map((card) => card.querySelector('h3')?.textContent);
  });

const openServices = async (page: Page) => {
  await services(page).scrollIntoViewIfNeeded();
  await page.locator('#diensten-kaarten li').first().waitFor();
};

test('three services are in view on a wide screen; its buttons go on, and round', async ({
  open,
}) => {
  const page = await open('/', { viewport: DESKTOP, reducedMotion: 'reduce' });
  await openServices(page);
  await expect
    .poll(() => inView(page))
    .toEqual(['Energielabels', 'Verduurzamingsadvies', 'Isolatie']);
  const next = page.getByRole('button', { name: 'Volgende: Diensten' });
  await next.click();
  await expect.poll(async () => (await inView(page))[0]).toBe('Verduurzamingsadvies');
  await next.click();
  await next.click();
  await expect.poll(async () => (await inView(page)).at(-1)).toBe('Kozijnen en glas');
  await next.click();
  await expect.poll(async () => (await inView(page))[0]).toBe('Energielabels');
  const previous = page.getByRole('button', { name: 'Vorige: Diensten' });
  await previous.click();
  await expect.poll(async () => (await inView(page)).at(-1)).toBe('Kozijnen en glas');
  // Who is at a button goes on by the arrow keys too.
  await previous.press('ArrowRight');
  await expect.poll(async () => (await inView(page))[0]).toBe('Energielabels');
  await next.press('ArrowRight');
  await expect.poll(async () => (await inView(page))[0]).toBe('Verduurzamingsadvies');
});

test('after a button has moved them, the cards come to rest at one again', async ({ open }) => {
  const page = await open('/', { viewport: DESKTOP });
  await openServices(page);
  await page.getByRole('button', { name: 'Volgende: Diensten' }).click();
  await expect.poll(async () => (await inView(page))[0]).toBe('Verduurzamingsadvies');
  const snaps = () => services(page).evaluate((view) => getComputedStyle(view).scrollSnapType);
  await expect.poll(snaps).toBe('x mandatory');
});

test('on a phone one service is in view, the arrow keys go through all, and there are no buttons', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE, reducedMotion: 'reduce' });
  await openServices(page);
  await expect.poll(() => inView(page)).toEqual(['Energielabels']);
  await expect.poll(() => page.getByRole('button', { name: 'Volgende: Diensten' }).count()).toBe(0);
  await page.locator('[data-step]:not([hidden])').first().waitFor({ state: 'attached' });
  await services(page).press('ArrowRight');
  await expect.poll(() => inView(page)).toEqual(['Verduurzamingsadvies']);
  await services(page).press('ArrowLeft');
  await services(page).press('ArrowLeft');
  await expect.poll(() => inView(page)).toEqual(['Kozijnen en glas']);
});

test('without script the cards scroll by themselves and no button stands there for nothing', async ({
  open,
}) => {
  const page = await open('/', { viewport: DESKTOP, javaScriptEnabled: false });
  await openServices(page);
  await expect.poll(() => page.locator('[data-step]:visible').count()).toBe(0);
  await services(page).evaluate((view) => view.scrollTo({ left: view.scrollWidth }));
  await expect.poll(async () => (await inView(page)).at(-1)).toBe('Kozijnen en glas');
});

test('a question leads to the contact details and to the first form', async ({ open }) => {
  const page = await open('/', { viewport: PHONE, reducedMotion: 'reduce' });
  const [, second] = await page.locator('#vragen-kaarten li').all();
  await second?.getByRole('link', { name: 'Direct Informatie' }).click();
  await expect.poll(() => page.locator('#contact h2').isVisible()).toBe(true);
  await expect
    .poll(() =>
      page.locator('#contact').evaluate((one) => Math.abs(one.getBoundingClientRect().top)),
    )
    .toBeLessThan(PHONE.height / 3);
  await second?.getByRole('link', { name: 'Gratis Rapport' }).click();
  await expect
    .poll(() =>
      page.locator('#energy-form').evaluate((one) => Math.abs(one.getBoundingClientRect().top)),
    )
    .toBeLessThan(PHONE.height / 3);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('naam');
});

test('every sample review says that it is one, and search engines get none', async ({ open }) => {
  const page = await open('/', { viewport: DESKTOP });
  const cards = await page.locator('#reviews-kaarten li').allTextContents();
  expect(cards).toHaveLength(13);
  expect(cards.filter((text) => !text.includes('voorbeeld'))).toEqual([]);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).not.toMatch(/"Review"|aggregateRating|Bewoner uit/);
});

test('the sample report is leafed through by keyboard, and says that it is a sample', async ({
  open,
}) => {
  const page = await open('/verduurzamingsrapportage', { reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Blader door een voorbeeldrapport' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent()).toContain('voorbeeld');
  const sheets = page.getByRole('region', { name: 'Bladzijden van het voorbeeldrapport' });
  await page.locator('[data-step]:not([hidden])').first().waitFor();
  const scrolled = () => sheets.evaluate(({ scrollLeft }) => scrollLeft);
  await expect.poll(() => scrolled()).toBe(0);
  await sheets.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(100);
});

import type { Page } from 'playwright-core';
import { errorSummary, submitButton, wakeForm } from './lib/form.ts';
import { expect, test } from './lib/test.ts';

/** How far the reading-progress bar is, from 0 to 1. */
const progress = (page: Page) =>
  page
    .locator('[data-reading-progress]')
    .evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
  }, share);

/** To the end, screen by screen: how long the page is further down is a guess until one comes there. */
const readToEnd = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += root.clientHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

test.for(['no-preference', 'reduce'] as const)(
  'the bar under the header follows reading, with motion preference %s',
  async (reducedMotion, { open }) => {
    const page = await open('/isolatie', { reducedMotion });
    await readToEnd(page);
    for (const share of [0, 0.5, 1, 0.25]) {
      await scrollTo(page, share);
      await expect.poll(() => progress(page)).toBeCloseTo(share, 1);
    }
  },
);

test('no transition between pages holds the next one back', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.transition = String(Boolean(event.viewTransition));
    });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/meer-informatie');
  const transition = () => page.evaluate(() => document.documentElement.dataset.transition);
  await expect.poll(transition).toBe('false');
});

test('nothing moves by itself for a visitor who prefers reduced motion', async ({ open }) => {
  const page = await open('/', { reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target?.className)
        .filter((name) => name !== 'reading-progress'),
    );
  await expect.poll(() => moving()).toEqual([]);
  await wakeForm(page);
  await submitButton(page).click();
  await errorSummary(page).waitFor();
  await expect.poll(() => moving()).toEqual([]);
  await page.getByRole('button', { name: 'Diensten', exact: true }).click();
  await expect.poll(() => moving()).toEqual([]);
  await page.getByRole('link', { name: 'Bespaar nu!' }).first().click();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
    .toBe('auto');
});

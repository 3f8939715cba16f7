import type { Page } from 'playwright-core';
import { scrollTo, stopTheClock } from './lib/shell.ts';
import { expect, PHONE, test } from './lib/test.ts';

const intro = (page: Page) => page.locator('.intro');

/** The time of the intro is ours to pass: what waits for it would else race it. */
async function first(page: Page, path = '/contact') {
  await stopTheClock(page);
  await page.goto(path);
  await intro(page).waitFor();
}

/** What is seen of it so many milliseconds in: the percentage, how far the ring is round, and the phase. */
const stateAt = (page: Page, ms: number) =>
  intro(page).evaluate((element, at) => {
    const inside = element.shadowRoot;
    if (!inside) throw new Error('The intro has no shadow tree.');
    for (const animation of inside.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
    const style = (one: Element | null) => getComputedStyle(one ?? element);
    const seen = inside.querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
    const [percent] = [...inside.querySelectorAll('p b')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < seen.bottom - 1 && bottom > seen.top + 1;
    });
    const turned = ['.right i', '.left i'].map(
      (half) => ((Number.parseFloat(style(inside.querySelector(half)).rotate) + 138) * 180) / 183,
    );
    const phases = [...inside.querySelectorAll('li')].filter((one) => style(one).opacity === '1');
    return [
      percent?.textContent,
      Math.round((turned.reduce((sum, deg) => sum + deg, 0) / 360) * 100),
      ...phases.map(({ dataset }) => dataset.phase),
    ];
  }, ms);

test('it goes from 0 to 100 in steps of 100 ms, by wind, sun and nature, and is gone', async ({
  open,
}) => {
  const page = await open();
  await first(page);
  const states = [];
  for (let step = 0; step < 6; step += 1) {
    // As soon as a step begins, and as long as it lasts.
    const [begun, ends] = [await stateAt(page, step * 100), await stateAt(page, step * 100 + 99)];
    expect(ends).toEqual(begun);
    states.push(begun);
  }
  expect(states).toEqual([
    ['0%', 0, 'wind'],
    ['20%', 20, 'wind'],
    ['40%', 40, 'solar'],
    ['60%', 60, 'solar'],
    ['80%', 80, 'nature'],
    ['100%', 100, 'nature'],
  ]);
  await page.clock.runFor(599);
  expect(await intro(page).getAttribute('data-done')).toBe(null);
  await page.clock.runFor(300);
  await expect.poll(() => intro(page).count()).toBe(0);
});

test('it comes on the first page of a tab only', async ({ open }) => {
  const page = await open();
  await first(page);
  await page.goto('/isolatie');
  await page.clock.runFor(3_000);
  await page.waitForTimeout(500);
  await expect.poll(() => intro(page).count()).toBe(0);
});

test.for<[string, (page: Page) => Promise<unknown>]>([
  ['a click, which does what it would have done', (page) => page.mouse.click(5, 400)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['scrolling', (page) => scrollTo(page, 50)],
])('%s ends it', async ([, act], { open }) => {
  const page = await open();
  await first(page);
  await act(page);
  await expect.poll(() => intro(page).count()).toBe(0);
});

test('the page under it takes every click', async ({ open }) => {
  const page = await open();
  await first(page);
  await page.getByRole('link', { name: 'Over ons' }).first().click();
  await page.waitForURL('**/over-sens');
});

test('a menu that was opened before its script came stays open, without an intro', async ({
  open,
}) => {
  const page = await open(undefined, { viewport: PHONE });
  const hold = Promise.withResolvers<void>();
  await page.route('**/shell/intro.js', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu openen' }).click();
  // The rest of the shell knows of the menu then, and would close it for what opens after it.
  await page.locator('.dock').waitFor({ state: 'attached' });
  const came = page.waitForResponse('**/shell/intro.js');
  hold.resolve();
  await came;
  await page.waitForTimeout(500);
  await expect.poll(() => page.locator('#zijmenu').isVisible()).toBe(true);
  await expect.poll(() => intro(page).count()).toBe(0);
});

test('its logo is drawn in it, so that there is none that may fail to load', async ({ open }) => {
  const page = await open();
  await first(page);
  expect(await intro(page).locator('img').count()).toBe(0);
  expect(await intro(page).locator('.ring + svg').boundingBox()).toMatchObject({
    width: 56,
    height: 56,
  });
});

test.for<[string, object, () => void]>([
  ['who asked for less motion', { reducedMotion: 'reduce' }, () => undefined],
  [
    'who asked for less data',
    {},
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, () => undefined],
  [
    'who has no session storage',
    {},
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
])('%s does not get it', async ([, options, before], { open }) => {
  const page = await open(undefined, options);
  await page.addInitScript(before);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await page.waitForTimeout(700);
  expect(asked.filter((path) => path === '/shell/intro.js')).toEqual([]);
  await expect.poll(() => intro(page).count()).toBe(0);
});

test('nothing moves for it, nor for the bar and the dock', async ({ open }) => {
  const page = await open(undefined, { viewport: PHONE });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // On a clock of its own: on a busy machine it would come too late to be shown at all.
  await first(page, '/');
  await page.clock.runFor(2_500);
  await intro(page).waitFor({ state: 'detached' });
  await page.clock.resume();
  await scrollTo(page, 500);
  await page.locator('.sticky-bar').waitFor();
  await page.waitForTimeout(400);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shifted')))
    .toBeLessThanOrEqual(0.01);
});

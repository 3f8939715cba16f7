import type { Page } from 'playwright-core';
import { holdScripts } from './lib/hold-scripts.ts';
import { comesLate, TYPEFACES } from './lib/late.ts';
import { saveData } from './lib/save-data.ts';
import { stir } from './lib/shell.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

/** Where the element of an address's fragment stands in the window: top and bottom, in px. */
const placeOfTarget = (page: Page) =>
  page.evaluate(() => {
    const target = document.querySelector(':target');
    const { top, bottom } = target?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return { top, bottom, isSeen: top >= 0 && bottom <= window.innerHeight };
  });

test.for([
  { path: '/', viewport: PHONE },
  { path: '/', viewport: DESKTOP },
  { path: '/isolatie-ridderkerk', viewport: PHONE },
])(
  'a mark of a claim leads to its note far below on $path, though nothing was laid out there yet',
  async ({ path, viewport }, { open }) => {
    const page = await open(path, { viewport });
    const mark = page.locator('main .claim-mark a').first();
    const note = page.locator(String(await mark.getAttribute('href')));
    await mark.click();
    await expect.poll(async () => (await placeOfTarget(page)).isSeen).toBe(true);
    await expect.poll(() => note.isVisible()).toBe(true);
  },
);

// As the page writes it, and as search and assistant do.
test.for(['#contact', '/#contact'])(
  'a link within the page that is followed before any script leads there, and stays there: %s',
  async (href, { open }) => {
    const page = await open(undefined, { viewport: PHONE });
    const letGo = await holdScripts(page);
    await page.goto('/');
    const link = page.locator('#vragen-kaarten a[href="#contact"]').first();
    await link.evaluate((one, to) => one.setAttribute('href', to), href);
    await page.locator(`#vragen-kaarten a[href="${href}"]`).first().click();
    // On a slow line the way is long: what is guessed on it would move the place it leads to.
    expect(await left(page)).toBe(0);
    letGo();
    await stir(page);
    await page.waitForTimeout(1_500);
    const top = await page.locator('#contact').evaluate((one) => one.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(PHONE.height / 3);
  },
);

// The page waits unseen for its typefaces: they may be there before it has loaded, and after.
test.for([0, 150, 600])(
  'an address with a fragment opens at that place, with typefaces %i ms later',
  async (ms, { open }) => {
    const page = await open('/', { viewport: PHONE });
    const href = await page.locator('main .claim-mark a').last().getAttribute('href');
    const fresh = await open(undefined, { viewport: PHONE });
    await comesLate(fresh, TYPEFACES, ms);
    await fresh.goto(`/${href}`);
    await expect.poll(async () => (await placeOfTarget(fresh)).isSeen).toBe(true);
  },
);

// On a wide screen the page has loaded within the time that its typefaces get.
test.for(['reload', 'back'] as const)(
  'who comes to the middle of the home page by %s stands there, though its typefaces are late',
  async (way, { open }) => {
    const page = await open(undefined, { viewport: DESKTOP });
    await comesLate(page, TYPEFACES, 200);
    await page.goto('/');
    await expect.poll(() => left(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    if (way === 'reload') await page.reload();
    else {
      // No page is kept as it was: the way of who comes back much later.
      await page.evaluate(() => addEventListener('unload', () => {}));
      await page.goto('/contact');
      await page.goBack();
    }
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_500);
  },
);

test('searching in the page finds words far below', async ({ open }) => {
  const page = await open('/isolatie', { viewport: PHONE });
  const words = await page.locator('footer p').last().textContent();
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), words)).toBe(
    true,
  );
});

/** What is laid out only when somebody comes near. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *, footer')].filter(
        (each) =>
          getComputedStyle(each).contentVisibility === 'auto' && each.getClientRects().length > 0,
      ).length,
  );
const unseenPictures = (page: Page) =>
  page
    .locator('main > section ~ section img')
    .evaluateAll((all) => all.filter((each) => !(each as HTMLImageElement).complete).length);

test.for(['/', '/isolatie-ridderkerk'])(
  'all of %s is laid out once the page has come to rest, its pictures too',
  async (path, { open }) => {
    const page = await open(path, { viewport: PHONE });
    expect(await left(page)).toBeGreaterThan(0);
    await expect.poll(() => left(page)).toBe(0);
    await expect.poll(() => unseenPictures(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('who saves data gets pictures only on coming near', async ({ open }) => {
  const page = await open();
  await saveData(page);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect.poll(() => left(page)).toBe(0);
  expect(await unseenPictures(page)).toBeGreaterThan(0);
});

/** The section in the middle of the window, and where it begins, in px. */
const sectionInView = (page: Page) =>
  page.evaluate(() => {
    const section = document.elementFromPoint(180, 390)?.closest('main > section');
    const all = [...document.querySelectorAll('main > section')];
    return { id: all.indexOf(section as Element), top: section?.getBoundingClientRect().top ?? 0 };
  });

test('who comes back in the middle of a page stands there at once, and stays', async ({ open }) => {
  const page = await open('/', { viewport: PHONE });
  await expect.poll(() => left(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 4_000, behavior: 'instant' }));
  const read = await sectionInView(page);
  await page.reload();
  // Nothing slides there: it is there as soon as it is anywhere but at the top.
  await page.waitForFunction(() => scrollY > 0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3_000);
  const seen = await page.evaluate(() => document.elementFromPoint(180, 390)?.textContent);
  const found = await sectionInView(page);
  expect(found.id).toBe(read.id);
  expect(Math.abs(found.top - read.top)).toBeLessThan(30);
  await page.waitForFunction(
    () => performance.getEntriesByName(`${origin}/shell/lay-out-rest.js`).length > 0,
  );
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.elementFromPoint(180, 390)?.textContent)).toBe(seen);
});

test('without a script nothing waits for somebody to come near', async ({ open }) => {
  const page = await open('/', { viewport: PHONE, javaScriptEnabled: false });
  // Through the debugger, which runs where the page may not.
  expect(await left(page)).toBe(0);
});

test('on a wide screen the list beside a text marks the part that is being read', async ({
  open,
}) => {
  const page = await open('/isolatie', { viewport: DESKTOP });
  const list = page.getByRole('navigation', { name: 'Op deze pagina' });
  const marked = () => list.locator('[aria-current]').allTextContents();
  await stir(page);
  expect(await marked()).toEqual([]);
  const last = list.getByRole('listitem').getByRole('link').nth(-2);
  const name = await last.textContent();
  await last.click();
  await expect.poll(marked).toEqual([name]);
  // Far back at once, between two headings.
  await page.evaluate(() => {
    const next = document.getElementById('alle-isde-bedragen-voor-isolatie-en-glas');
    scrollBy({
      top: (next?.getBoundingClientRect().top ?? 0) - innerHeight / 2,
      behavior: 'instant',
    });
  });
  await expect.poll(marked).toEqual(['Welk materiaal past waar?']);
});

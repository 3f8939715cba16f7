import type { Page } from 'playwright-core';
import { shellPart, stir } from './lib/shell.ts';
import { expect, type Open, still as test } from './lib/test.ts';

/** A browser that knows no speculation rules, with the rest of the shell there. */
async function openWithout(open: Open, saveData = false): Promise<Page> {
  const page = await open();
  await page.addInitScript((isSaving) => {
    HTMLScriptElement.supports = () => false;
    if (isSaving) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }, saveData);
  const listens = shellPart(page, 'fetch-ahead');
  await page.goto('/isolatie');
  await stir(page);
  await listens;
  return page;
}

/** What the test asks for after all else: whatever the page asked before it has been heard of then. */
const LAST = '/robots.txt';

/** Points at links of these addresses, and tells which of them were asked for by it. */
async function point(page: Page, hrefs: readonly string[], event = 'pointerover') {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url().replace(/^.*?\/\/[^/]*/, ''));
  });
  await page.evaluate(
    ({ all, type }) => {
      for (const href of all) {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.dispatchEvent(new Event(type, { bubbles: true }));
        link.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    { all: hrefs, type: event },
  );
  await page.evaluate(async (last) => void (await fetch(last)), LAST);
  await expect.poll(() => asked).toContain(LAST);
  return asked.filter((path) => path !== LAST);
}

test.for(['pointerover', 'touchstart'])(
  'a page is fetched ahead once, at %s, and nothing that is personal, large or of others',
  async (event, { open }) => {
    const page = await openWithout(open);
    const asked = await point(
      page,
      [
        '/contact#formulier',
        '/tools/roi-calculator?type=hoekwoning',
        '/verduurzamingsrapportage?naam=Jan',
        '/rapport/geheim',
        '/film/sens-huis.mp4',
        '/functions/v1/address',
        '/isolatie#formulier',
        'https://elders.example/',
        'tel:+31180000000',
      ],
      event,
    );
    expect(asked).toEqual(['/contact']);
  },
);

test('who saves data fetches nothing ahead', async ({ open }) => {
  const page = await openWithout(open, true);
  expect(await point(page, ['/contact'])).toEqual([]);
});

test('speculation rules fetch ahead what is pointed at, but no address with a query', async ({
  open,
}) => {
  const page = await open('/isolatie');
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  const { prefetch } = JSON.parse(rules ?? '') as {
    prefetch: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }[];
  };
  const [yes, no] = prefetch[0]?.where.and ?? [];
  const matches = await page.evaluate(
    ({ may, mayNot }) => {
      const fits = (pattern: string, path: string) =>
        new URLPattern(pattern, location.href).test(path, location.href);
      return [
        '/contact',
        '/contact#formulier',
        '/verduurzamingsrapportage?naam=Jan',
        '/rapport/geheim',
        '/functions/v1/address?postcode=1234AB',
        '/film/sens-huis.mp4',
        'https://elders.example/',
      ].filter((path) => fits(may, path) && !mayNot.some((pattern) => fits(pattern, path)));
    },
    { may: yes?.href_matches ?? '', mayNot: no?.not.href_matches ?? [] },
  );
  expect(matches).toEqual(['/contact', '/contact#formulier']);
});

/** What the network brought of the page that is open now, as a share of what it is. */
const broughtShare = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (entry?.transferSize ?? 0) / (entry?.encodedBodySize || 1);
  });

test('a page that was fetched ahead is only asked about when it is wanted', async ({ open }) => {
  const page = await openWithout(open);
  const link = page.locator('footer a[href="/contact"]').first();
  const came = page.waitForResponse('**/contact');
  await link.hover();
  await (await came).finished();
  await link.click();
  await page.waitForURL('**/contact');
  await page.waitForLoadState();
  expect(await broughtShare(page)).toBeLessThan(0.2);
});

test('a page that was pointed at is there before the click, where rules say so', async ({
  open,
}) => {
  const page = await open('/isolatie');
  const link = page.locator('footer a[href="/contact"]').first();
  await link.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await link.hover();
  await ready;
  await link.click();
  await page.waitForURL('**/contact');
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return Reflect.get(entry ?? {}, 'deliveryType');
  });
  expect(delivery).toBe('navigational-prefetch');
});

import type { Locator, Request } from 'playwright-core';
import { holdScripts } from './lib/hold-scripts.ts';
import { ALL_PATHS, PAGE_KINDS } from './lib/pages.ts';
import { requestReport } from './lib/report.ts';
import { expect, PHONE, test } from './lib/test.ts';

/** Bytes that all pictures a phone first sees may have together. */
const FIRST_SCREEN_MOST = 80_000;

test('a tool with a state in its address shows the picture of its page', async ({ site }) => {
  const firstOf = async (path: string) => {
    const html = await (await fetch(site.origin + path)).text();
    return /<main[\s\S]*?(<picture[\s\S]*?<\/picture>)/.exec(html)?.[1];
  };
  for (const path of ALL_PATHS.filter((each) => each.startsWith('/tools/'))) {
    const shown = await firstOf(path);
    expect(shown, path).toContain('tool-');
    expect(await firstOf(`${path}?woningtype=hoekwoning`), path).toBe(shown);
  }
});

/** Pictures that are not as wide for their height as they were made; one that is cut to size is not. */
function distorted(): string[] {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (width * height === 0 || getComputedStyle(image).objectFit !== 'fill') return [];
    const made = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isAsMade = Math.abs(width / height / made - 1) < 0.02;
    return isAsMade ? [] : [`${image.src}: ${Math.round(width)} by ${Math.round(height)}`];
  });
}

test('no picture is squeezed, on however small a screen', async ({ open }) => {
  const page = await open(undefined, { mayLog: /status of 404/ });
  for (const width of [320, 360, 412, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of Object.values(PAGE_KINDS)) {
      await page.goto(path);
      expect(await page.evaluate(distorted), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Whether a picture is there to be seen. */
const isThere = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);

const sizeOf = async (request: Request) => (await (await request.response())?.body())?.length ?? 0;

test('what a phone first sees of pictures is there, and light', async ({ open }) => {
  for (const path of Object.values(PAGE_KINDS)) {
    const asked: Request[] = [];
    const page = await open(undefined, {
      viewport: PHONE,
      deviceScaleFactor: 3,
      mayLog: /status of 404/,
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request);
    });
    // At rest a script has the page fetch more (`further-down.e2e.ts`): that is not what one first sees.
    const letGo = await holdScripts(page);
    await page.goto(path);
    const first = page.locator('main img:visible').first();
    // Its first picture stands two screens down, further than some browsers fetch ahead.
    if (path === PAGE_KINDS['report form']) await first.scrollIntoViewIfNeeded();
    // A tool has its picture on wider screens only.
    const hasPicture = path !== PAGE_KINDS.tool;
    if (hasPicture) await expect.poll(() => isThere(first), { message: path }).toBe(true);
    const bytes = (await Promise.all(asked.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    if (hasPicture) expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(FIRST_SCREEN_MOST);
    await page.context().close();
    letGo();
  }
});

test('of a house with what lies over it the house is fetched first', async ({ open, site }) => {
  const page = await open(undefined, { viewport: PHONE });
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /dwelling-hoekwoning-(\w+)/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  await page.goto(await requestReport(site.origin));
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['now', 'panels', 'pump']));
  expect(asked[0]).toBe('now');
});

import { cutOff, cutOffApart, keepsOut } from './lib/for-all.ts';
import { ALL_PATHS, LANDING_PAGES, PAGE_KINDS, SERVICES } from './lib/pages.ts';
import { expect, still as test } from './lib/test.ts';

/** A town page of each service, of another town each: what the rules write differs by both. */
const TOWN_PAGES = Object.keys(SERVICES).map((service, index) => {
  const ofService = LANDING_PAGES.filter(({ path }) => path.startsWith(`/${service}-`));
  const page = ofService[index * 3];
  if (!page) throw new Error(`No town page of ${service}.`);
  return page.path;
});

const LANDING = new Set(LANDING_PAGES.map(({ path }) => path));
/** Judged with its states in states.e2e.ts. */
const ELSEWHERE = new Set<string>(Object.values(PAGE_KINDS));
const JUDGED = [...ALL_PATHS.filter((path) => !LANDING.has(path)), ...TOWN_PAGES].filter(
  (path) => !ELSEWHERE.has(path),
);

/** By hand in five, so that what runs beside them is not kept waiting. */
const fifth = (paths: readonly string[], which: number) =>
  paths.filter((_, index) => index % 5 === which);

const FIFTHS = [0, 1, 2, 3, 4];

// All 75 town pages: `node bench/every-page.ts`.
test.for(FIFTHS)('no page keeps anybody out, narrow or wide (%i)', async (which, { open }) => {
  const page = await open();
  const found: string[] = [];
  for (const path of fifth(JUDGED, which)) found.push(...(await keepsOut(page, path)));
  expect(found).toEqual([]);
});

test.for(FIFTHS)(
  'no page is cut off at 320 or 560 px, or with words twice as large (%i)',
  async (which, { open }) => {
    const page = await open('/');
    // A typeface that came too late on a busy machine is there from the second page on (decision 54).
    await page.evaluate(async () => void (await document.fonts.ready));
    const found: string[] = [];
    for (const path of fifth(ALL_PATHS, which)) found.push(...(await cutOff(page, path)));
    expect(found).toEqual([]);
  },
);

test('no page is cut off with its letters far apart', async ({ open }) => {
  const page = await open('/');
  const found: string[] = [];
  for (const path of [...new Set([...JUDGED, ...Object.values(PAGE_KINDS)])]) {
    if (path !== PAGE_KINDS['not found']) found.push(...(await cutOffApart(page, path)));
  }
  expect(found).toEqual([]);
});

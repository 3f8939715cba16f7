import { leadsOf } from './lib/kept.ts';
import { LANDING_PAGES, SERVICES } from './lib/pages.ts';
import { sendForm } from './lib/report.ts';
import { expect, still, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

test('a request from a landing page carries its service as its source', async ({ open, site }) => {
  const page = await open('/advies-oud-beijerland');
  const person = visitor();
  await sendForm(page, person);
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ source: 'advies' }]);
});

/** Runs in the page: pieces of its heading that may not break, and do. */
const brokenPieces = () => {
  const heading = document.querySelector('h1');
  const text = heading?.firstChild;
  if (!(text instanceof Text)) return ['no heading'];
  const pieces = [...text.data.matchAll(/[^\s\u00ad]+/g)];
  const range = document.createRange();
  const lineOf = (at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    // A letter after a hyphen of the browser's own has one of that too, on the line before.
    return range.getClientRects().item(range.getClientRects().length - 1)?.top;
  };
  return pieces.flatMap(({ 0: piece, index }) => {
    const [first, last] = [lineOf(index), lineOf(index + piece.length - 1)];
    return first === last ? [] : [piece];
  });
};

still('on a narrow phone no word of a heading breaks but where it may', async ({ open }) => {
  const page = await open('/');
  // What came with the first page is there at once on the next.
  await page.evaluate(async () => void (await document.fonts.ready));
  for (const service of Object.keys(SERVICES)) {
    const town = LANDING_PAGES.find(({ path }) => path.startsWith(`/${service}-`));
    await page.goto(town?.path ?? '');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect([town?.path, width, await page.evaluate(brokenPieces)]).toEqual([
        town?.path,
        width,
        [],
      ]);
    }
  }
});

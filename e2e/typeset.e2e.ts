import { ROUTES } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/** What a visitor must not see: an amount that may break, a unit as one types it, a straight apostrophe. */
const WRONG = /€ \d|\bm[23]\b|\p{L}'\p{L}/gu;

test.for([...ROUTES, '/energielabels-rotterdam'])(
  'the text of %s is set: amounts do not break, m² and m³, one kind of apostrophe',
  async (path, { open }) => {
    const page = await open(path);
    const text = await page.locator('body').evaluate((body) => {
      for (const part of body.querySelectorAll('script, style, template')) part.remove();
      return body.textContent ?? '';
    });
    const found = [...text.matchAll(WRONG)].map(({ index }) => text.slice(index - 30, index + 20));
    expect(found).toEqual([]);
  },
);

import { ROUTES } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/** What a visitor must not see: an amount that may break, what one types as m2, CO2 or p/m, a straight apostrophe. */
const WRONG = /€ \d|\bm[23]\b|\p{L}'\p{L}|CO2|\bp\/m\b/gu;

test.for([...ROUTES, '/energielabels-rotterdam'])(
  'the text of %s is set: amounts do not break, m², m³ and CO₂, one kind of apostrophe',
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

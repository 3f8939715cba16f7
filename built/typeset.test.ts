import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { pageOf, textOf } from './lib/built-page.ts';

/** What a visitor must not see: an amount that may break, what one types as m2, CO2 or p/m, a straight apostrophe. */
const WRONG = /€ \d|\bm[23]\b|\p{L}'\p{L}|CO2|\bp\/m\b/gu;

test.for(ALL_PATHS)(
  'the text of %s is set: amounts do not break, m², m³ and CO₂, one kind of apostrophe',
  (path) => {
    const [body] = pageOf(path).querySelectorAll('body');
    const text = body ? textOf(body) : '';
    expect(text.length).toBeGreaterThan(500);
    const found = [...text.matchAll(WRONG)].map(({ index }) => text.slice(index - 30, index + 20));
    expect(found).toEqual([]);
  },
);

test.for(ALL_PATHS)('no dot parts what may wrap on %s: it would begin or end a line', (path) => {
  const [body] = pageOf(path).querySelectorAll('body');
  expect(body && textOf(body)).not.toContain('·');
});

import { field, wakeForm } from './lib/form.ts';
import { report, sendForm } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const KEYS = ['report', 'receipt', 'draft', 'house', 'submission', 'query'];
const SHAPES = ['{"firstName":"Test"}', '{oops', 'null', '[1]', '{"naam":{"x":1},"id":"\\n"}'];

test.for(SHAPES)(
  'with %s wherever this tab keeps something, the form is shown and leads to the report',
  async (text, { open }) => {
    const page = await open('/contact');
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) sessionStorage.setItem(`sens:${key}`, value);
      },
      [KEYS, text] as const,
    );
    await page.goto('/verduurzamingsrapportage');
    await field(page, 'naam').waitFor();
    await expect.poll(() => page.getByText('Er ging iets mis').count()).toBe(0);
    await wakeForm(page);
    await expect.poll(() => field(page, 'naam').inputValue()).toBe('');
    await sendForm(page, visitor());
    await page.reload();
    await report(page).waitFor();
  },
);

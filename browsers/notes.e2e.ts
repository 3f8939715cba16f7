import { requestReport } from '../e2e/lib/report.ts';
import { expectSeen, isSeen } from './lib/tab.ts';
import { DESKTOP, expect, test } from './lib/test.ts';

const FIELD = '[data-report] textarea';

test('after a reload and after going back the notes are those that are kept, not those that the browser remembers', async ({
  tab,
  site,
}) => {
  const path = await requestReport(site.origin);
  const note = () =>
    tab.ask((css) => document.querySelector<HTMLTextAreaElement>(css)?.value ?? '', FIELD);
  await tab.resize(DESKTOP);
  await tab.open(site.origin + path);
  await expectSeen(tab, 'astro-island:not([ssr]) [data-report]');
  // Firefox 140 cannot show what is folded in, and keeps the button that opens it.
  if (!(await isSeen(tab, FIELD))) await tab.click('.phone-fold:has(textarea) > summary');
  await tab.type(FIELD, 'Bel de buren');
  await expectSeen(tab, `div:has(> textarea) [data-save="saved"]`);

  // Meanwhile somebody else at the kitchen table writes on.
  const kept = await fetch(`${site.origin}/functions/v1/report/${path.split('/').at(-1)}/note`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ note: 'De buren doen mee' }),
  });
  expect(kept.status).toBe(200);
  await tab.reload();
  await expect.poll(note).toBe('De buren doen mee');
  await expectSeen(tab, 'astro-island:not([ssr]) [data-report]');
  expect(await note()).toBe('De buren doen mee');

  await tab.open(`${site.origin}/contact`);
  await tab.back();
  await expectSeen(tab, 'astro-island:not([ssr]) [data-report]');
  await expect.poll(note).toBe('De buren doen mee');
});

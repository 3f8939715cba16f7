import { requestReport } from '../e2e/lib/report.ts';
import { visitor } from '../e2e/lib/visitor.ts';
import { expectSeen, place, text } from './lib/tab.ts';
import { DESKTOP, expect, test } from './lib/test.ts';

const ANSWER = '#uitkomst [data-answer]';
/** Of what one can do with the result: emptying the tool comes last, and once it is empty what takes that back. */
const LAST_ACTION =
  'section[aria-label="Wat u met deze uitkomst kunt doen"] .only-script > button:last-of-type';

test('a report leads to a tool with its house, which can be emptied, restored and left again', async ({
  tab,
  site,
}) => {
  const report = await requestReport(site.origin, { ...visitor(), bouwjaar: '1962' });
  await tab.resize(DESKTOP);
  await tab.open(site.origin + report);
  await tab.click('[data-report] a[href^="/tools/roi-calculator?"]');
  await expect.poll(() => place(tab)).toContain('bouwjaar=1962');
  await expectSeen(tab, ANSWER);
  // Whoever comes to the tool's foot has moved on the page before.
  await tab.press('Tab');
  await expectSeen(tab, 'astro-island:not([ssr]) [data-tool]');
  const told = await text(tab, ANSWER);
  await tab.click(LAST_ACTION);
  await expect.poll(() => place(tab)).toBe('/tools/roi-calculator');
  await tab.click(LAST_ACTION);
  await expect.poll(() => place(tab)).toContain('bouwjaar=1962');
  await expect.poll(() => text(tab, ANSWER)).toBe(told);
  await tab.back();
  await expect.poll(() => place(tab)).toBe(report);
  await expectSeen(tab, 'section[aria-labelledby="plan"]');
});

import type { Page } from 'playwright-core';
import { wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { requestReport, sendForm } from './lib/report.ts';
import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const NAMES = [
  ['a script', '<script>alert(1)</script> Jansen'],
  ['an image that fails', '<img/src=x/onerror=alert(1)> Vries'],
  ['4-byte characters', '🏡👩‍👩‍👧 Özdemir'],
  ['quotes and ampersands', `D'Artagnan&amp;"co" O'Brien`],
  ['a hundred characters', `${'W'.repeat(60)} ${'m'.repeat(39)}`],
  ['a hundred characters in one word', 'W'.repeat(100)],
  ['one word', 'Ali'],
  ['one word twice', 'Ali Ali'],
  ['right-to-left letters', 'محمد الأمين'],
] as const;

const SCRIPT = NAMES[0][1];

const headingFor = (naam: string) => `Dag ${naam.split(' ')[0]}, dit kan uw huis besparen`;

async function expectKept(page: Page, naam: string): Promise<void> {
  await expect.poll(() => page.locator('h1').textContent()).toBe(headingFor(naam));
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(size.width);
  }
}

test('a name that is a script comes out as typed in store and report', async ({ open, site }) => {
  const page = await open('/');
  page.on('dialog', () => expect.fail('a name ran as script'));
  await wakeForm(page);
  const person = { ...visitor(), naam: SCRIPT };
  await sendForm(page, person);
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(headingFor(SCRIPT));

  const [lead] = leadsOf(site.dataDir, person.email);
  // It looks like spam: its mail waits until the company asks for it (server/leads/strange-names.test.ts).
  expect(lead).toMatchObject({ full_name: SCRIPT, spam: 'markup' });

  await page.goto(`/rapport/${lead?.report_token}`);
  await expectKept(page, SCRIPT);
});

test.for(NAMES)(
  'a name of %s comes out as typed in the report behind its link, which it fits',
  async ([, naam], { open, site }) => {
    const page = await open();
    page.on('dialog', () => expect.fail('a name ran as script'));
    await page.goto(await requestReport(site.origin, { ...visitor(), naam }));
    await expectKept(page, naam);
  },
);

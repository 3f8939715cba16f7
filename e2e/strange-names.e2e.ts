import { fillForm, submitButton, wakeForm } from './lib/form.ts';
import { leadsOf, mailOf } from './lib/kept.ts';
import { report } from './lib/report.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';
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

test.for(NAMES)(
  'a name of %s comes out as typed in store, report and mail',
  async ([, naam], { open, site }) => {
    const page = await open('/');
    page.on('dialog', () => expect.fail('a name ran as script'));
    await wakeForm(page);
    const person = { ...visitor(), naam };
    await fillForm(page, person);
    await submitButton(page).click();
    await report(page).waitFor();
    const [first = '', last = first] = naam.split(' ');
    const heading = `Dag ${first}, dit kan uw huis besparen`;
    expect(await page.locator('h1:visible').textContent()).toBe(heading);

    const [lead] = leadsOf(site.dataDir, person.email);
    expect(lead).toMatchObject({ first_name: first, last_name: last, full_name: naam });
    const mail = await mailOf(site.dataDir, String(lead?.reference), 'company-mail');
    expect(mail.text).toContain(`Naam: ${naam}\n`);
    expect(mail.subject).toContain(`: ${naam}, `);
    expect(mail.html).not.toMatch(/<script>alert|<img\/src/);

    await page.goto(`/rapport/${lead?.report_token}`);
    expect(await page.locator('h1').textContent()).toBe(heading);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
  },
);

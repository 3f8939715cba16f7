import type { Page } from 'playwright-core';
import { onDayOfBuild } from './lib/day-of-build.ts';
import { errorSummary, field, fillForm, formValues, slider, submitButton } from './lib/form.ts';
import { holdScripts } from './lib/hold-scripts.ts';
import { leadsOf } from './lib/kept.ts';
import { report, sendForm } from './lib/report.ts';
import { laidOut } from './lib/shell.ts';
import { expect, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const scriptRuns = (page: Page) => page.locator('astro-island:not([ssr]) form').waitFor();

test('what is typed, chosen and slid before the script arrives stays', async ({ open, site }) => {
  const page = await open();
  const letGo = await holdScripts(page);
  await page.goto('/');
  const { bouwjaar: _, monthlyBill: __, ...person } = visitor();
  await fillForm(page, person);
  await slider(page, 'bouwjaar').fill('1968');
  await field(page, 'monthlyBill').fill('320');
  await expect.poll(() => page.locator('astro-island[ssr] form').count()).toBe(1);
  letGo();
  await scriptRuns(page);

  await expect.poll(() => field(page, 'bouwjaar').inputValue()).toBe('1968');
  await expect.poll(() => slider(page, 'monthlyBill').inputValue()).toBe('320');
  await expect
    .poll(() => formValues(page))
    .toMatchObject({ ...person, bouwjaar: '1968', monthlyBill: '320' });
  await expect.poll(() => page.getByText('Pre-isolatie').isVisible()).toBe(true);

  await submitButton(page).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { bouwjaar: '1968', current_energy_costs: 320, woningtype: 'hoekwoning' },
  ]);
});

test('a figure marked as unknown before the script arrives stays unknown', async ({ open }) => {
  const page = await open();
  const letGo = await holdScripts(page);
  await page.goto('/');
  await field(page, 'bouwjaarOnbekend').check();
  letGo();
  await scriptRuns(page);
  await expect.poll(() => field(page, 'bouwjaar').isDisabled()).toBe(true);
  await expect.poll(() => field(page, 'bouwjaarOnbekend').isChecked()).toBe(true);
  await expect.poll(() => slider(page, 'bouwjaar').isDisabled()).toBe(true);
});

test('a form sent before the script arrives is a plain post that leads to the report', async ({
  open,
  site,
}) => {
  const page = await open();
  await holdScripts(page);
  await page.goto('/');
  const person = visitor();
  await sendForm(page, person);
  expect(page.url()).toContain('/rapport/');
  expect(leadsOf(site.dataDir, person.email)).toHaveLength(1);
});

test('an untouched form whose button is the first thing touched answers where it stands', async ({
  open,
}) => {
  const page = await open();
  let release = () => {};
  const touched = new Promise<void>((resolve) => {
    release = resolve;
  });
  // What wakes the form is there; until it is, the form is a plain post, as the test above has it.
  await page.route(/\/_astro\/(?!page\.)[^/]+\.js$/, async (route) => {
    await touched;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await page.waitForFunction(() => customElements.get('astro-island') !== undefined);
  await expect.poll(() => page.locator('astro-island[ssr] form').count()).toBe(1);
  // After three seconds a form sends itself without its script: a busy machine may need them to bring it.
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  await submitButton(page).click();
  release();
  await errorSummary(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.for(['/', '/tools/roi-calculator', '/isolatie-ridderkerk'])(
  'an empty form that nobody touches brings no script: %s',
  async (path, { open }) => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    if (path.startsWith('/tools/')) await onDayOfBuild(page, path);
    await page.goto(path);
    // The last that a page asks for by itself: by then the form has been looked at.
    await page.waitForResponse('**/shell/later.js');
    await laidOut(page);
    expect(asked.filter((each) => /LeadForm|\/client\./.test(each))).toEqual([]);
  },
);

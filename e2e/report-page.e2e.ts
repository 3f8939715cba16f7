import { field, fillForm, formValues, submitButton, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { figures, measures, report } from './lib/report.ts';
import { expect, type Open, test } from './lib/test.ts';
import { type Visitor, visitor } from './lib/visitor.ts';

const PATH = '/verduurzamingsrapportage';

const linkOf = (person: Visitor) => `${PATH}?${new URLSearchParams({ ...person })}&autoSubmit=true`;

async function openReport(open: Open, path = '/') {
  const page = await open(path);
  await wakeForm(page);
  const person = visitor();
  await fillForm(page, person);
  await submitButton(page).click();
  await report(page).waitFor();
  return { page, person };
}

test('a link from elsewhere fills the form in, sends nothing and waits for the visitor’s own click', async ({
  open,
  site,
}) => {
  const page = await open();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const person = visitor();
  await page.goto(linkOf(person));
  expect(page.url()).toBe(`${site.origin}${PATH}`);
  await expect.poll(() => formValues(page)).toMatchObject({ ...person });
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);
  expect(leadsOf(site.dataDir, person.email)).toEqual([]);

  await submitButton(page).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { source: 'verduurzamingsrapportage' },
  ]);
});

test('a link from elsewhere is not taken for the report that this tab showed before', async ({
  open,
}) => {
  const { page } = await openReport(open);
  const other = visitor();
  await page.goto(linkOf({ ...other, naam: 'Piet Elders' }));
  await expect.poll(() => field(page, 'naam').inputValue()).toBe('Piet Elders');
  expect(await report(page).isVisible()).toBe(false);
});

test('the report is still there after a reload, and the form is one link away', async ({
  open,
}) => {
  const { page } = await openReport(open, PATH);
  const before = await figures(page);
  await page.reload();
  await report(page).waitFor();
  expect(await figures(page)).toEqual(before);
  await page.goto('/');
  await page.goto(`${PATH}#formulier`);
  await field(page, 'naam').waitFor();
  expect(await report(page).isVisible()).toBe(false);
});

test('the link to keep shows the same figures in another browser without script', async ({
  open,
}) => {
  const { page } = await openReport(open);
  const link = await page.getByRole('link', { name: 'Bewaar uw rapport' }).getAttribute('href');
  expect(link).toMatch(/^\/rapport\/[\w-]{16,}$/);
  const kept = await open(String(link), { javaScriptEnabled: false });
  expect(await kept.locator('h1').textContent()).toBe(
    await page.locator('h1:visible').textContent(),
  );
  expect(await figures(kept)).toEqual(await figures(page));
  expect(await measures(kept).count()).toBeGreaterThanOrEqual(5);
  expect(await kept.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

test('a report that never was answers 404 in the site’s own look', async ({ open }) => {
  const page = await open(undefined, { mayLog: /status of 404/ });
  for (const token of ['x', 'A'.repeat(43), '../kept', '%00', 'a/b']) {
    const answer = await page.goto(`/rapport/${token}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Hoofdmenu' }).isVisible()).toBe(true);
  }
});

test('every measure names its cost, its subsidy, its saving and its payback as ranges, insulation first', async ({
  open,
}) => {
  const { page } = await openReport(open);
  // What is folded in counts too.
  const steps = await measures(page).allTextContents();
  for (const step of steps) {
    for (const label of [
      'Investering',
      'ISDE-subsidie 2026',
      'Besparing per jaar',
      'Terugverdiend in',
    ]) {
      expect(step).toContain(label);
    }
    expect(step).toMatch(/€\s[\d.]+/);
  }
  const names = await measures(page).locator('h3').allTextContents();
  const at = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const insulation = at(/isol|glas/i);
  expect(insulation).toBe(0);
  expect(at(/warmtepomp/i)).toBeGreaterThan(insulation);
  expect(at(/zonnepanelen/i)).toBeGreaterThan(at(/warmtepomp/i));
});

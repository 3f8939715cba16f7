import { readFileSync } from 'node:fs';
import { fillForm, submitButton, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { report, sendForm } from './lib/report.ts';
import { moveUntil } from './lib/shell.ts';
import { isStyled } from './lib/styled.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const SCRIPTS = '**/_astro/*.js';
const NO_SCRIPT_FILE = /ERR_FAILED|dynamically imported module|astro-island/;

test('when the form’s script never arrives the form is a plain post that leads to the report', async ({
  open,
  site,
}) => {
  const page = await open(undefined, { mayLog: NO_SCRIPT_FILE });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  const person = visitor();
  await sendForm(page, person);
  expect(leadsOf(site.dataDir, person.email)).toHaveLength(1);
});

test('a style sheet that is lost on its way is asked for again', async ({ open }) => {
  const page = await open(undefined, { mayLog: NO_SCRIPT_FILE });
  let lost = 0;
  await page.route('**/sheet.*.css', (route) => {
    lost += 1;
    return lost < 3 ? route.abort() : route.continue();
  });
  await page.goto('/isolatie');
  await expect.poll(() => isStyled(page)).toBe(true);
  expect(lost).toBe(3);
});

test('without any style sheet the page is read from its head on, and its form is sent', async ({
  open,
  site,
}) => {
  const page = await open(undefined, { mayLog: NO_SCRIPT_FILE });
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/isolatie');
  expect(await isStyled(page)).toBe(false);
  const top = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(top?.y).toBeLessThan(1_600);
  const person = visitor();
  await sendForm(page, person);
  expect(leadsOf(site.dataDir, person.email)).toHaveLength(1);
});

test('when the report’s script cannot be loaded the page says so and offers to try again', async ({
  open,
}) => {
  const page = await open('/', { mayLog: NO_SCRIPT_FILE });
  await wakeForm(page);
  await fillForm(page, visitor());
  await page.route(SCRIPTS, (route) => route.abort());
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Website Laadprobleem' }).waitFor();
  await page
    .getByText(
      'Er is een probleem opgetreden bij het laden van de website. Probeer de pagina te vernieuwen of kom later terug.',
    )
    .waitFor();
  await page.unroute(SCRIPTS);
  await page.getByRole('link', { name: 'Pagina Vernieuwen' }).click();
  await report(page).waitFor();
});

test.for<[string, string]>([
  ['the script of all pages', '**/_astro/page.*.js'],
  ['its own script', '**/_astro/HeatPumpCheckTool.*'],
])(
  'a tool says so when %s cannot be loaded, with details to copy',
  async ([, files], { open, site }) => {
    const page = await open(undefined, { mayLog: NO_SCRIPT_FILE });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(files, (route) => route.abort());
    const reported = files.includes('page')
      ? undefined
      : page.waitForResponse('**/functions/v1/client-error');
    await page.goto('/tools/warmtepomp-check');
    const problem = page.getByRole('alert').filter({ hasText: 'Website Laadprobleem' });
    await moveUntil(page, () => problem.isVisible());
    // Where nothing at all came, the details stand there to be selected.
    await problem.getByText('Technische details').click();
    const details = await problem.locator('pre').textContent();
    expect(details).toContain('/tools/warmtepomp-check\n');
    expect(details).toMatch(/_astro\/[\w.-]+\.js/);
    if (!reported) return;
    await problem.getByRole('button', { name: 'Kopieer de details' }).click();
    await page.getByText('De details zijn gekopieerd.').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(details);
    expect((await reported).status()).toBe(204);
    const log = readFileSync(site.logFile, 'utf8');
    expect(log).toContain('"failed":{"kind":"load","page":"/tools/warmtepomp-check"');
  },
);

test('a kept report stays to be read when its script cannot be loaded, and says so', async ({
  open,
  site,
}) => {
  const answer = await fetch(`${site.origin}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor(), source: 'homepage' }),
  });
  const { reportPath } = (await answer.json()) as { reportPath: string };
  const page = await open(undefined, { mayLog: NO_SCRIPT_FILE });
  await page.route('**/_astro/KeptReportIsland.*', (route) => route.abort());
  await page.goto(reportPath);
  await page.getByRole('heading', { name: 'Website Laadprobleem' }).waitFor();
  await expect.poll(() => report(page).isVisible()).toBe(true);
  await page.unroute('**/_astro/KeptReportIsland.*');
  await page.getByRole('link', { name: 'Pagina Vernieuwen' }).click();
  await page.waitForURL(`**${reportPath}`);
  await report(page).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { name: 'Website Laadprobleem' }).count())
    .toBe(0);
});

test('a visitor without session storage still gets to the report', async ({ open, site }) => {
  const page = await open();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await wakeForm(page);
  const person = visitor();
  await sendForm(page, person);
  expect(leadsOf(site.dataDir, person.email)).toHaveLength(1);
});

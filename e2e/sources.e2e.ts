import { readFileSync } from 'node:fs';
import { attributeOf, parsePage } from '../built/lib/built-page.ts';
import { fillForm, LEAD_FORM } from './lib/form.ts';
import { leadsOf, mailOf } from './lib/kept.ts';
import { report } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const NO_SCRIPT = { javaScriptEnabled: false };
const send = `${LEAD_FORM} button[type="submit"]`;

/** What the form of a page says of where it stands. */
async function sourceOf(origin: string, path: string) {
  const page = parsePage(await (await fetch(origin + path)).text());
  const [input] = page.querySelectorAll('#formulier [name="source"]');
  return (input && attributeOf(input, 'value')) ?? '';
}

test.for([
  ['/contact', 'contact', 'Contact'],
  ['/meer-informatie', 'meer-informatie', 'Meer informatie'],
  ['/kozijnen-materiaaladvies', 'kozijnen-materiaaladvies', 'Welk materiaal voor uw kozijnen?'],
  ['/persoonlijk-advies-aan-huis', 'persoonlijk-advies-aan-huis', 'Persoonlijk advies aan huis'],
  ['/isolatie', 'isolatie', 'Isolatie'],
  // A service's town pages go by the name of the service.
  ['/warmtepompen-hoogvliet-rotterdam', 'warmtepompen', 'Warmtepompen'],
  ['/tools/subsidie-calculator', 'tool:subsidie-calculator', 'Subsidie-calculator'],
  ['/verduurzamingsrapportage', 'verduurzamingsrapportage', 'Verduurzamingsrapportage'],
] as const)(
  'the company reads that a request from %s came from there',
  async ([path, expected, name], { site }) => {
    const source = await sourceOf(site.origin, path);
    expect(source).toBe(expected);
    const person = visitor();
    await fetch(`${site.origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...person, source }),
    });
    const [lead, ...others] = leadsOf(site.dataDir, person.email);
    expect(others).toEqual([]);
    expect(lead?.source).toBe(source);
    const mail = await mailOf(site.dataDir, String(lead?.reference), 'company-mail');
    expect(mail.text).toContain(`Bron: ${name}\n`);
  },
);

test('typed and sent in the browser, a request carries the source of its page', async ({
  open,
  site,
}) => {
  const page = await open('/contact');
  const person = visitor();
  await fillForm(page, person);
  await page.locator(send).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ source: 'contact' }]);
});

test('a source that no page has costs the visitor nothing: the report comes, the request is kept', async ({
  open,
  site,
}) => {
  const page = await open('/contact', NO_SCRIPT);
  const person = visitor();
  await fillForm(page, person);
  await page.locator('form [name="source"]').evaluate((input) => {
    (input as HTMLInputElement).value = 'bestaat-niet-🏠';
  });
  await page.locator(send).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ source: 'onbekend' }]);
  expect(readFileSync(site.logFile, 'utf8')).not.toContain('bestaat-niet');
});

test('without script a form that came back with errors still says where it stood', async ({
  open,
  site,
}) => {
  const page = await open('/kozijnen-vervangen-wanneer', { ...NO_SCRIPT, mayLog: /status of 422/ });
  await page.locator(send).click();
  const person = visitor();
  await fillForm(page, person);
  await page.locator(send).click();
  await page.waitForURL(/\/rapport\//);
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { source: 'kozijnen-vervangen-wanneer' },
  ]);
});

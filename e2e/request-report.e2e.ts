import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { fieldError, fillForm, submitButton } from './lib/form.ts';
import { leadsOf, mailOf } from './lib/kept.ts';
import { measures, report, sendForm } from './lib/report.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const REPORT_PATH = '/verduurzamingsrapportage';

describe.for([PHONE, DESKTOP])('at $width px', (viewport) => {
  test('a homeowner asks for the report, gets it, and the company has it', async ({
    open,
    site,
    annotate,
  }) => {
    const page = await open('/', { viewport });
    const person = visitor();
    const posted = page.waitForRequest('**/functions/v1/submit-lead');
    await fillForm(page, person);
    const clicked = performance.now();
    await submitButton(page).click();
    await report(page).waitFor();
    const took = Math.round(performance.now() - clicked);
    // The report stands there: nothing says any more that it is being made.
    await expect.poll(() => page.getByText('Uw rapport wordt nu gegenereerd...').count()).toBe(0);
    await annotate(`click to visible report: ${took} ms`);

    const { email } = person;
    expect((await posted).postDataJSON()).toEqual({
      first_name: 'Jan',
      last_name: 'de Vries',
      email,
      phone: '+31612345678',
      postcode: '2991AB',
      huisnummer: 12,
      straat: 'Dorpsstraat',
      woonplaats: 'Barendrecht',
      woningtype: 'hoekwoning',
      bouwjaar: '1974',
      source: 'homepage',
      form_type: 'energy_report',
      consent_version: '2026-11',
      energy_data: { current_energy_costs: 230 },
    });

    await expect.poll(() => page.locator('h1:visible').textContent()).toContain('Jan');
    await expect.poll(() => measures(page).count()).toBeGreaterThanOrEqual(5);
    await expect.poll(() => page.getByText(/^Naar schatting nu [A-G]/).count()).toBeGreaterThan(0);

    const leads = leadsOf(site.dataDir, email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      first_name: 'Jan',
      last_name: 'de Vries',
      email,
      phone: '+31612345678',
      postcode: '2991AB',
      huisnummer: 12,
      huisnummer_toevoeging: null,
      straat: 'Dorpsstraat',
      woonplaats: 'Barendrecht',
      woningtype: 'hoekwoning',
      bouwjaar: '1974',
      source: 'homepage',
      form_type: 'energy_report',
      consent_version: '2026-11',
      consent_at: leads[0]?.created_at,
      current_energy_costs: 230,
    });

    const reference = String(leads[0]?.reference);
    await page.getByText(reference).waitFor();
    const toCompany = await mailOf(site.dataDir, reference, 'company-mail');
    expect(toCompany.replyTo?.[0]?.address).toBe(email);
    expect(toCompany.text).toContain('Telefoon: 06 12345678');
    const toVisitor = await mailOf(site.dataDir, reference, 'visitor-mail');
    expect(toVisitor.to?.[0]?.address).toBe(email);
    expect(toVisitor.text).toContain(String(leads[0]?.report_token));
  });
});

test('the data layer hears of the lead before the page is left, without personal data', async ({
  open,
}) => {
  const page = await open();
  const pushed: unknown[] = [];
  await page.exposeFunction('heard', (entry: unknown) => pushed.push(entry));
  await page.addInitScript(() => {
    const heard = Reflect.get(window, 'heard') as (entry: unknown) => void;
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      for (const entry of entries) heard(entry);
      return entries.length;
    };
    Reflect.set(window, 'dataLayer', layer);
  });
  await page.goto('/');
  await sendForm(page, visitor());
  expect(pushed).toEqual([
    {
      event: 'generate_lead',
      lead_source: 'homepage',
      lead_type: 'verduurzamingsrapport',
      form_location: '/',
    },
  ]);
});

test('what the visitor typed leaves the address, the history and every referrer at once, and never reaches the log', async ({
  open,
  site,
}) => {
  const page = await open('/');
  const person = visitor();
  await fillForm(page, person);
  const arrival = page.waitForRequest((request) => request.url().includes(`${REPORT_PATH}?`));
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer));
  await submitButton(page).click();

  const asked = new URL((await arrival).url()).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    ...person,
    autoSubmit: 'true',
  });
  await report(page).waitFor();
  expect(page.url()).toBe(`${site.origin}${REPORT_PATH}`);
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  expect(entries.map(({ url }) => url).filter((url) => url.includes('?'))).toEqual([]);
  expect(referrers.filter((referrer) => referrer?.includes('?'))).toEqual([]);

  const log = readFileSync(site.logFile, 'utf8');
  expect(log).toContain(REPORT_PATH);
  for (const secret of [person.email, encodeURIComponent(person.email), 'naam=', 'Dorpsstraat']) {
    expect(log).not.toContain(secret);
  }
});

test('a wrong field keeps the lead at home until it is right', async ({ open, site }) => {
  const page = await open('/');
  const person = visitor();
  await fillForm(page, { ...person, postcode: '0123AB' });
  await submitButton(page).click();
  await fieldError(page, 'postcode').waitFor();
  expect(leadsOf(site.dataDir, person.email)).toEqual([]);
  await sendForm(page, { postcode: '2991 ab' });
  expect(leadsOf(site.dataDir, person.email)).toHaveLength(1);
});

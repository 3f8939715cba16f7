import { fillForm, submitButton, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { report, sendForm } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const PROOF = '**/functions/v1/report/*/proof';
/** A browser works for it, and on a busy machine for long. */
const WORKED = { timeout: 60_000 };

/** A person with a street and a town in letters in which no Dutch address is written. */
const inDoubt = () => ({ ...visitor(), straat: 'Крестьянская', woonplaats: 'Москва' });

test('who looks like a program and is none gets a report, and the company the request', async ({
  open,
  site,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const person = inDoubt();
  await fillForm(page, person);
  const sent = page.waitForResponse(PROOF, WORKED);
  await submitButton(page).click();
  await report(page).waitFor();
  expect((await sent).status()).toBe(200);
  await expect.poll(() => leadsOf(site.dataDir, person.email)[0]?.spam).toBe(null);
});

test('a proof that did not arrive is given when the report is opened again behind its link', async ({
  open,
  site,
}) => {
  const page = await open('/', { mayLog: /Failed to load resource.+400/ });
  await wakeForm(page);
  const person = inDoubt();
  await fillForm(page, person);
  await page.route(PROOF, (route) => route.fulfill({ status: 400, json: {} }));
  const refused = page.waitForResponse(PROOF, WORKED);
  await submitButton(page).click();
  await refused;
  const [lead] = leadsOf(site.dataDir, person.email);
  expect(lead?.spam).toBe('letters');
  await page.unroute(PROOF);
  const sent = page.waitForResponse(PROOF, WORKED);
  await page.goto(`/rapport/${lead?.report_token}`);
  await page.mouse.wheel(0, 200);
  expect((await sent).status()).toBe(200);
  await expect.poll(() => leadsOf(site.dataDir, person.email)[0]?.spam).toBe(null);
});

test('nobody else is asked for a proof', async ({ open }) => {
  const page = await open('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await wakeForm(page);
  await sendForm(page, visitor());
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/proof'))).toEqual([]);
});

test('a form that comes back as fast as a program sends it is delivered once the browser has worked', async ({
  open,
  ownServer,
  site,
}) => {
  const server = await ownServer({ PDOK_URL: site.pdokUrl, MIN_FILL_SECONDS: '60' });
  const page = await open(undefined, { baseURL: server.origin });
  const asked = page.waitForResponse('**/functions/v1/form-time');
  await page.goto('/');
  await wakeForm(page);
  await asked;
  const person = visitor();
  await fillForm(page, person);
  const posted = page.waitForRequest('**/functions/v1/submit-lead');
  const proven = page.waitForResponse(PROOF, WORKED);
  await submitButton(page).click();
  expect((await posted).headers()['form-time']).toMatch(/^\w+\.[\w-]{22}$/);
  expect((await proven).status()).toBe(200);
  await expect.poll(() => leadsOf(server.dataDir, person.email)[0]?.spam).toBe(null);
});

import type { Page, Route } from 'playwright-core';
import { axeViolations } from './lib/axe.ts';
import { callBacksOf, mailOf } from './lib/kept.ts';
import { newDataDir } from './lib/server.ts';
import { stir } from './lib/shell.ts';
import { expect, type Open, PHONE, still as test } from './lib/test.ts';

const SUBMIT = '**/functions/v1/submit-lead';
const NAAM = '#terugbellen-naam';
const TELEFOON = '#terugbellen-telefoon';
const SENT = 'Uw verzoek is binnen.';

/**
 * Opens the form in the pane, the way a visitor comes to it.
 * @param now what the clock of the browser says
 */
async function openForm(
  open: Open,
  options: Parameters<Open>[1] = {},
  now?: string,
): Promise<Page> {
  const page = await open('/contact', options);
  if (now) await page.clock.setFixedTime(now);
  await stir(page);
  await page.locator('.dock [data-open="assistant"]').click();
  await page.locator('.assistant-asks [data-call-back]').click();
  await page.locator('.assistant-call').waitFor();
  return page;
}

async function fill(page: Page, naam: string, telefoon: string): Promise<void> {
  await page.locator(NAAM).fill(naam);
  await page.locator(TELEFOON).fill(telefoon);
}

const send = (page: Page) => page.locator('.assistant-call [type="submit"]');
const said = (page: Page) => page.locator('.assistant-turn [data-answer]').last();

/** A telephone number of nobody else in these tests. */
const newPhone = () => `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

test('its list speaks in the letter of its fields', async ({ open }) => {
  const page = await openForm(open);
  const letters = await page
    .locator('.assistant-call :is(input[name="naam"], select)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontFamily));
  expect(letters).toHaveLength(2);
  expect(letters[1]).toBe(letters[0]);
});

test('a number in a question opens the form with it, and goes no further before that is sent', async ({
  open,
}) => {
  const page = await open('/contact');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await stir(page);
  await page.locator('.dock [data-open="assistant"]').click();
  await page.locator('#assistent-vraag').fill('bel me morgenochtend maar terug op 06 12 34 56 78');
  await page.locator('#assistent-vraag').press('Enter');
  await expect.poll(() => page.locator(TELEFOON).inputValue()).toBe('06 12 34 56 78');
  expect(await page.locator('[name="moment"]').inputValue()).toBe('ochtend');
  await expect.poll(() => page.locator(NAAM).evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await said(page).textContent()).toContain('nog niet doorgegeven');
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect([...sent, kept].join(' ')).not.toMatch(/06 ?12|34 56/);
  await page.locator('[data-again]').click();
  await expect.poll(() => page.locator('.assistant-call').isVisible()).toBe(false);
  expect(await page.locator(TELEFOON).inputValue()).toBe('');
});

test('what is wrong stands out by the edge of its field too', async ({ open }) => {
  const page = await openForm(open);
  const edge = () => page.locator(TELEFOON).evaluate((one) => getComputedStyle(one).borderTopColor);
  const before = await edge();
  await fill(page, 'Anna de Vries', '12');
  await send(page).click();
  await page.locator(`${TELEFOON}[aria-invalid]`).waitFor();
  expect(await edge()).not.toBe(before);
});

test('who leaves a number is told so, is kept once, and the company can read what was said', async ({
  open,
  site,
}) => {
  const page = await open('/contact');
  await stir(page);
  await page.locator('.dock [data-open="assistant"]').click();
  await page.locator('#assistent-vraag').fill('Kunt u mijn badkamer verbouwen?');
  await page.locator('#assistent-vraag').press('Enter');
  await page.locator('.assistant-reach [data-call-back]').click();
  const phone = newPhone();
  await fill(page, 'Anna de Vries', `0${phone}`);
  await page.locator('[name="moment"]').selectOption('ochtend');
  await page.locator('.assistant-tick input').check();
  await send(page).dblclick();
  await expect.poll(() => said(page).textContent()).toContain(SENT);
  await expect.poll(() => page.locator('.assistant-call').isVisible()).toBe(false);
  const [lead, ...others] = callBacksOf(site.dataDir, `+31${phone}`);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ source: 'chatbot', moment: 'ochtend', email: '' });
  const mail = await mailOf(site.dataDir, String(lead?.reference), 'company-mail');
  expect(mail.subject).toContain('Terugbelverzoek: Anna de Vries');
  expect(mail.text).toContain('Vraag: Kunt u mijn badkamer verbouwen?');
});

test.for([
  ['on a Monday morning', '2026-11-23T09:00:00Z', 'Zo snel mogelijk, liefst vandaag nog'],
  ['on a Sunday', '2026-11-22T09:00:00Z', 'Zodra u weer open bent'],
])(
  'the soonest moment follows the hours of the telephone: %s',
  async ([, now, words], { open }) => {
    const page = await openForm(open, {}, now);
    await expect
      .poll(() => page.locator('[name="moment"] option').first().textContent())
      .toBe(words);
  },
);

test('without consent nothing of the conversation goes along', async ({ open, site }) => {
  const page = await openForm(open, { viewport: PHONE });
  await expect.poll(() => page.locator('.assistant-tick').isVisible()).toBe(false);
  const phone = newPhone();
  await fill(page, 'Bo Jansen', phone);
  await send(page).click();
  await expect.poll(() => said(page).textContent()).toContain(SENT);
  expect(callBacksOf(site.dataDir, `+31${phone}`)).toMatchObject([{ transcript: null }]);
});

test('what is wrong is said at its field, which gets the focus', async ({ open }) => {
  const page = await openForm(open);
  await fill(page, 'A', '0612');
  await send(page).click();
  await expect
    .poll(() => page.locator('#terugbellen-naam-fout').textContent())
    .toBe('Naam moet minimaal 2 karakters bevatten');
  await expect
    .poll(() => page.locator('#terugbellen-telefoon-fout').textContent())
    .toBe('Telefoonnummer moet minimaal 9 cijfers bevatten');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('terugbellen-naam');
  expect(await axeViolations(page)).toEqual([]);
});

test('while the server says no, all that was typed stays, and the next try is the same request', async ({
  open,
  site,
}) => {
  const page = await openForm(open, { mayLog: /Failed to load resource/ });
  const keys: (string | undefined)[] = [];
  let isAway = true;
  await page.route(SUBMIT, async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (isAway) await route.fulfill({ status: 429, json: { error: { code: 'busy' } } });
    else await route.continue();
  });
  const phone = newPhone();
  await fill(page, 'Cem Yilmaz', phone);
  await send(page).click();
  await expect.poll(() => page.locator('[data-failure]').textContent()).toContain('Bel ons gerust');
  await expect.poll(() => page.locator(NAAM).inputValue()).toBe('Cem Yilmaz');
  isAway = false;
  await send(page).click();
  await expect.poll(() => said(page).textContent()).toContain(SENT);
  expect(new Set(keys).size).toBe(1);
  expect(callBacksOf(site.dataDir, `+31${phone}`)).toHaveLength(1);
});

test('a server that is gone and comes back loses nothing', async ({ open, ownServer }) => {
  const dataDir = newDataDir();
  const first = await ownServer({}, dataDir);
  const page = await open(undefined, {
    baseURL: first.origin,
    mayLog: /Failed to load resource|ERR_CONNECTION/,
  });
  await page.clock.install();
  await page.goto('/contact');
  await stir(page);
  await page.locator('.dock [data-open="assistant"]').click();
  await page.locator('.assistant-asks [data-call-back]').click();
  const phone = newPhone();
  await fill(page, 'Dewi Smit', phone);
  await first.stop();
  await send(page).click();
  const failure = page.locator('[data-failure]');
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2_000);
        return failure.textContent();
      },
      { timeout: 20_000 },
    )
    .toContain('Probeer het zo opnieuw');
  await ownServer({ PORT: new URL(first.origin).port }, dataDir);
  await send(page).click();
  await expect.poll(() => said(page).textContent()).toContain(SENT);
  expect(callBacksOf(dataDir, `+31${phone}`)).toHaveLength(1);
});

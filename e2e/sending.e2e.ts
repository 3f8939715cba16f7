import { chromium, type Locator, type Page, type Route } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { CHROMIUM } from './lib/chromium.ts';
import { errorSummary, fillForm, formValues, submitButton, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { report, sendForm } from './lib/report.ts';
import { newDataDir } from './lib/server.ts';
import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const SUBMIT = '**/functions/v1/submit-lead';
const REFUSED = 'Er ging iets mis bij het verwerken van uw gegevens. Probeer het opnieuw.';
const UNEXPECTED = 'Er ging iets mis. Probeer het opnieuw.';
const FAILS = /Failed to load resource/;

const toast = (page: Page) => page.locator('[data-toast]');
const sendingLine = (page: Page) => page.locator('form [role="status"][data-sending]');
const failure = (page: Page) => page.locator('#aanvraag-mislukt');

const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** Whether a point of an element is what one sees and touches there: nothing lies over it. */
const isOnTop = (one: Locator) =>
  one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 8, top + 8],
      [right - 8, top + 8],
      [left + 8, bottom - 8],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

interface Try {
  key: string | undefined;
  /** The moment of it on the page's own clock. */
  at: number;
  isAnswered: boolean;
}

/** Keeps every try. */
async function watchTries(page: Page, answer: (route: Route) => Promise<void>) {
  const tries: Try[] = [];
  await page.route(SUBMIT, async (route) => {
    const key = route.request().headers()['idempotency-key'];
    const one: Try = { key, at: 0, isAnswered: false };
    tries.push(one);
    one.at = await page.evaluate(() => Date.now());
    await answer(route);
    one.isAnswered = true;
  });
  return tries;
}

/** The step of the page's clock. */
const STEP_MS = 100;
/** A wait may begin a step late, and the moment that ends it may be read a step late. */
const LATE_MS = 2 * STEP_MS;

/** Lets the page's clock run until something is there; in small steps where the moments of tries count. */
async function runClockUntil(
  page: Page,
  done: () => boolean | Promise<boolean>,
  stepMs = STEP_MS,
): Promise<void> {
  for (let ranMs = 0; ranMs < 20_000; ranMs += stepMs) {
    if (await done()) return;
    await page.clock.runFor(stepMs);
  }
  throw new Error('Not within 20 s of the page’s clock');
}

async function openFilled(open: () => Promise<Page>) {
  const page = await open();
  await page.clock.install();
  await page.goto('/');
  await wakeForm(page);
  const person = visitor();
  await fillForm(page, person);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return { page, person };
}

test.for([
  [
    'says 503',
    (route: Route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'store_unavailable', message: 'Nu even niet.' } },
      }),
    REFUSED,
  ],
  ['does not answer', (route: Route) => route.abort(), UNEXPECTED],
] as const)(
  'while the server %s the form tries four times under one key, then says so and keeps its content',
  async ([, answer, sentence], { open }) => {
    const { page } = await openFilled(() => open(undefined, { mayLog: FAILS }));
    const before = await formValues(page);
    const tries = await watchTries(page, answer);
    await submitButton(page).click();
    await runClockUntil(page, async () => {
      // An answer takes time of the machine, not of the page.
      await expect.poll(() => tries.every(({ isAnswered }) => isAnswered)).toBe(true);
      return toast(page).isVisible();
    });

    await expect.poll(() => toast(page).textContent()).toBe(sentence);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(tries[0]?.key).toMatch(/^[\w-]{16,}$/);
    const waits = tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0));
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(1_000 * 2 ** index - LATE_MS);
      expect(wait).toBeLessThan(2_000 * 2 ** index + LATE_MS);
    }
    await expect.poll(() => formValues(page)).toEqual(before);
    await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
    await expect.poll(() => submitButton(page).textContent()).toBe('Stuur mij het gratis rapport');

    await page.clock.runFor(5_100);
    await expect.poll(() => toast(page).count()).toBe(0);
    await expect.poll(() => failure(page).textContent()).toBe(`Fout: ${sentence}`);
    await submitButton(page).click();
    await expect.poll(() => tries.length).toBe(5);
    expect(tries[4]?.key).toBe(tries[0]?.key);
    await expect.poll(() => failure(page).count()).toBe(0);
  },
);

test('what goes wrong a second time is said again, though the first news is gone', async ({
  open,
}) => {
  const { page } = await openFilled(() => open(undefined, { mayLog: FAILS }));
  const answers = [
    { status: 422, json: { error: { code: 'invalid', message: 'Nee' } } },
    { status: 200, json: { error: 'no' } },
    { status: 422, json: { error: { code: 'invalid', message: 'Nee' } } },
  ];
  let tries = 0;
  await page.route(SUBMIT, (route) => route.fulfill(answers[tries++]));
  for (const turn of [1, 2, 3]) {
    await submitButton(page).click();
    await expect.poll(() => tries).toBe(turn);
    await expect.poll(() => toast(page).textContent()).toBe(REFUSED);
    await page.clock.runFor(5_100);
    await expect.poll(() => toast(page).count()).toBe(0);
  }
});

test.for([PHONE, DESKTOP])(
  'at $width px a failed send is seen above all else, and stays by the button that keeps the focus',
  async (viewport, { open }) => {
    const page = await open('/', { viewport, mayLog: FAILS });
    await wakeForm(page);
    await fillForm(page, visitor());
    const error = { code: 'store_unavailable', message: 'Nu even niet.' };
    await watchTries(page, (route) => route.fulfill({ status: 409, json: { error } }));
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await toast(page).waitFor();
    await expect
      .poll(() => toast(page).evaluate((card) => card.matches(':popover-open')))
      .toBe(true);
    await expect.poll(() => isOnTop(toast(page))).toBe(true);
    await expect.poll(() => hasFocus(submitButton(page))).toBe(true);
    await expect.poll(() => sendingLine(page).textContent()).toBe('');
    await expect
      .poll(() => submitButton(page).getAttribute('aria-describedby'))
      .toBe('aanvraag-mislukt');
    await expect.poll(() => failure(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
    await expect.poll(() => toast(page).count()).toBe(0);
    await expect.poll(() => failure(page).textContent()).toBe(`Fout: ${REFUSED}`);
  },
);

test('the news of success comes with the answer and lives 5 s, as long as this page stands', async ({
  open,
}) => {
  const { page } = await openFilled(open);
  // An answer without content leaves the visitor where he is.
  await page.route('**/verduurzamingsrapportage?**', (route) => route.fulfill({ status: 204 }));
  await submitButton(page).click();
  await toast(page).waitFor();
  await expect.poll(() => toast(page).textContent()).toBe('Uw rapport wordt nu gegenereerd...');
  await page.clock.runFor(4_800);
  await expect.poll(() => toast(page).count()).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => toast(page).count()).toBe(0);
});

test('a visitor beyond a limit reads why and what to do, and finds the form as it was', async ({
  open,
  site,
  ownServer,
}) => {
  const dataDir = newDataDir();
  const settings = { PDOK_URL: site.pdokUrl, RATE_LIMIT_MAILBOX: '1' };
  const server = await ownServer(settings, dataDir);
  const person = visitor();
  const first = await open('/', { baseURL: server.origin });
  await wakeForm(first);
  await fillForm(first, person);
  await submitButton(first).click();
  await report(first).waitFor();

  const page = await open('/contact', { baseURL: server.origin, mayLog: FAILS });
  await wakeForm(page);
  await fillForm(page, { ...person, naam: 'Jan en Els de Vries' });
  const before = await formValues(page);
  await submitButton(page).click();
  await failure(page).waitFor();
  await expect
    .poll(() => failure(page).textContent())
    .toBe(
      'Fout: Met dit e-mailadres kregen wij het afgelopen uur al veel aanvragen. Bel ons gerust, of probeer het later opnieuw.',
    );
  await expect.poll(() => toast(page).textContent()).toBe(REFUSED);
  await expect.poll(() => formValues(page)).toEqual(before);
  expect(leadsOf(dataDir, person.email)).toHaveLength(1);
});

test('a clear no is not tried again, and its messages stand at their fields', async ({ open }) => {
  const { page } = await openFilled(() => open(undefined, { mayLog: FAILS }));
  const message = 'Voer een geldig e-mailadres in';
  const error = { code: 'invalid_fields', message: 'x', fields: { email: message } };
  const tries = await watchTries(page, (route) => route.fulfill({ status: 422, json: { error } }));
  await submitButton(page).click();
  await toast(page).waitFor();
  await expect.poll(() => toast(page).textContent()).toBe(REFUSED);
  await expect
    .poll(() => errorSummary(page).getByRole('link').allTextContents())
    .toEqual([message]);
  await expect
    .poll(() => errorSummary(page).evaluate((box) => box === document.activeElement))
    .toBe(true);
  await page.clock.runFor(10_000);
  expect(tries).toHaveLength(1);
});

test('while it is sent the button says so, does nothing and keeps the focus, and a double click sends once', async ({
  open,
  site,
}) => {
  const page = await open('/');
  const { promise, resolve } = Promise.withResolvers<void>();
  await wakeForm(page);
  const person = visitor();
  await fillForm(page, person);
  const tries = await watchTries(page, async (route) => {
    await promise;
    await route.continue();
  });
  await submitButton(page).dblclick();
  await expect.poll(() => submitButton(page).textContent()).toBe('Rapport wordt samengesteld...');
  await expect.poll(() => submitButton(page).getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => hasFocus(submitButton(page))).toBe(true);
  await expect.poll(() => sendingLine(page).textContent()).toBe('Rapport wordt samengesteld...');
  await page.keyboard.press('Enter');
  await page.locator('[name="naam"]').press('Enter');
  resolve();
  await report(page).waitFor();
  expect(tries).toHaveLength(1);
  expect(leadsOf(site.dataDir, person.email)).toHaveLength(1);
});

test('after a corrected mistake the request goes under a key of its own', async ({ open }) => {
  const { page } = await openFilled(() => open(undefined, { mayLog: FAILS }));
  const error = { code: 'invalid_fields', message: 'x', fields: {} };
  const tries = await watchTries(page, (route) => route.fulfill({ status: 422, json: { error } }));
  await submitButton(page).click();
  await toast(page).waitFor();
  await fillForm(page, { naam: 'Jan Jansen' });
  await submitButton(page).click();
  await expect.poll(() => tries.length).toBe(2);
  expect(tries[1]?.key).not.toBe(tries[0]?.key);
});

test('a request made while the server is down arrives once it is back, without typing again', async ({
  open,
  site,
  ownServer,
}) => {
  const dataDir = newDataDir();
  const settings = { PDOK_URL: site.pdokUrl };
  const server = await ownServer(settings, dataDir);
  const page = await open('/', { baseURL: server.origin, mayLog: FAILS });
  await page.clock.install();
  await wakeForm(page);
  const person = visitor();
  await fillForm(page, person);
  await server.stop();
  await submitButton(page).click();
  await runClockUntil(page, () => toast(page).isVisible(), 500);
  await expect.poll(() => toast(page).textContent()).toBe(UNEXPECTED);

  const { port } = new URL(server.origin);
  await ownServer({ ...settings, PORT: port }, dataDir);
  await submitButton(page).click();
  await report(page).waitFor();
  expect(leadsOf(dataDir, person.email)).toHaveLength(1);
});

test('a request whose answer got lost is the same request after a reload', async ({
  open,
  site,
}) => {
  const page = await open('/', { mayLog: FAILS });
  await wakeForm(page);
  const person = visitor();
  await fillForm(page, person);
  const tries = await watchTries(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(page).click();
  await expect.poll(() => leadsOf(site.dataDir, person.email).length).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await wakeForm(page);
  await submitButton(page).click();
  await report(page).waitFor();
  expect(tries.length).toBeGreaterThan(0);
  expect(leadsOf(site.dataDir, person.email)).toHaveLength(1);
});

test('the form can be used again when the visitor goes back from the report', async ({ site }) => {
  // Playwright switches off what every real browser does: keeping a left page as it stood.
  const browser = await chromium.launch({
    ...CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: site.origin });
  await page.goto('/');
  await wakeForm(page);
  await sendForm(page, visitor());
  await page.goBack({ waitUntil: 'commit' });
  await submitButton(page).waitFor();
  await expect.poll(() => submitButton(page).textContent()).toBe('Stuur mij het gratis rapport');
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
});

test('who sent the form of the report’s own page goes back to where they came from', async ({
  open,
  site,
}) => {
  const page = await open('/contact');
  await page.goto('/verduurzamingsrapportage');
  await wakeForm(page);
  await sendForm(page, visitor());
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(`${site.origin}/contact`);
});

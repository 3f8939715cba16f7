import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { axeViolations } from './lib/axe.ts';
import { field, fillForm, submitButton } from './lib/form.ts';
import { addUpShifts } from './lib/layout-shifts.ts';
import { PAGE_KINDS } from './lib/pages.ts';
import { report, requestReport, sendForm } from './lib/report.ts';
import { discard, type RunningServer, startServer } from './lib/server.ts';
import { stir } from './lib/shell.ts';
import { expect, type Open, type OpenOptions, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const GOOGLE = /^https:\/\/www\.googletagmanager\.com\//;
const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const SMALL = { width: 320, height: 568 };

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ GTM_ID: 'GTM-TEST123', PRODUCTION_HOST: '127.0.0.1' });
});
afterAll(() => discard(server));

/** Opens an empty page of the site as it is with a container of Google's set. */
const openSet = (open: Open, options: OpenOptions = {}) =>
  open(undefined, { baseURL: server.origin, ...options });

/** Stands in for Google, and keeps what it was asked for. */
async function google(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(GOOGLE, (route) => {
    asked.push(route.request().url());
    const body = 'window.gtag_report_conversion = () => window.dataLayer.push("conversion")';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Cookie-instellingen' });
const footerLink = (page: Page) => page.getByRole('link', { name: 'Cookie-instellingen' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The shell comes at the first sign of a visitor, and the banner with it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stir(page);
}

async function ask(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await banner(page).waitFor();
}

/** What the shell brings is there, so whatever it would do of itself is done. */
async function settled(page: Page): Promise<void> {
  await page.locator('.dock').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const choice = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);

/** The data layer as plain lists and objects. */
const layer = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as unknown[]).map((entry) =>
      String(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry,
    ),
  ) as Promise<unknown[]>;

test.for(Object.entries(PAGE_KINDS))(
  'on the %s page nothing is asked of others before a choice and after refusing',
  async ([, path], { open }) => {
    // The test itself fails on any request to another host.
    const page = await openSet(open, { mayLog: /status of 404/ });
    await ask(page, path);
    await settled(page);
    await expect.poll(() => choice(page)).toEqual([]);
    await button(page, 'Weigeren').click();
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => choice(page)).toEqual(['sens-cookiekeuze=v1']);
    await visit(page, path);
    await settled(page);
    await expect.poll(() => banner(page).count()).toBe(0);
    await expect.poll(() => choice(page)).toEqual(['sens-cookiekeuze=v1']);
  },
);

test('who agrees is told to Google as denied first and then as granted, and is not asked again', async ({
  open,
}) => {
  const page = await openSet(open, { mayAsk: GOOGLE });
  const asked = await google(page);
  await ask(page, '/isolatie');
  expect(asked).toEqual([]);
  await button(page, 'Toestaan').click();
  await expect.poll(() => asked).toEqual([CONTAINER]);
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  const granted = Object.fromEntries(Object.keys(denied).map((name) => [name, 'granted']));
  expect((await layer(page)).slice(0, 3)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    expect.objectContaining({ event: 'gtm.js' }),
  ]);
  await visit(page, '/contact');
  await settled(page);
  await expect.poll(() => banner(page).count()).toBe(0);
  await expect.poll(() => asked).toEqual([CONTAINER, CONTAINER]);
});

test('a choice is changed from the footer: part of it, and all of it, which begins the page again', async ({
  open,
}) => {
  const page = await openSet(open, { mayAsk: GOOGLE });
  const asked = await google(page);
  await ask(page, '/isolatie');
  await button(page, 'Zelf kiezen').click();
  await centre(page).getByLabel('Statistiek').check();
  await button(page, 'Bewaar mijn keuze').click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => choice(page)).toEqual(['sens-cookiekeuze=v1.statistiek']);
  expect(await layer(page)).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);

  await visit(page, '/contact');
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() => Reflect.set(document, 'cookie', '_ga=GA1.1.1; Path=/'));
  await footerLink(page).click();
  await expect.poll(() => centre(page).getByLabel('Statistiek').isChecked()).toBe(true);
  await expect.poll(() => centre(page).getByLabel('Marketing').isChecked()).toBe(false);
  const again = page.waitForEvent('load');
  await centre(page).getByRole('button', { name: 'Weigeren' }).click();
  await again;
  await visit(page, '/contact');
  await settled(page);
  await expect.poll(() => choice(page)).toEqual(['sens-cookiekeuze=v1']);
  await expect.poll(() => asked.length).toBe(2);
});

test('with consent for marketing a lead and its conversion are told, and its report stays out of it', async ({
  open,
}) => {
  const page = await openSet(open, { mayAsk: GOOGLE });
  const asked = await google(page);
  await ask(page, '/');
  await button(page, 'Toestaan').click();
  await expect.poll(() => asked.length).toBe(1);
  const person = visitor();
  await fillForm(page, person);
  // The page is left the moment the form is sent.
  const heard = page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const list = Reflect.get(window, 'dataLayer') as unknown[];
        const push = list.push.bind(list);
        list.push = (...entries: unknown[]) => {
          const length = push(...entries);
          if (entries.includes('conversion')) resolve(list.slice(-2));
          return length;
        };
      }),
  );
  const [pushed] = await Promise.all([heard, submitButton(page).click()]);
  expect(pushed).toEqual([
    expect.objectContaining({
      event: 'generate_lead',
      user_data: expect.objectContaining({ email: person.email, phone_number: '+31612345678' }),
    }),
    'conversion',
  ]);
  await report(page).waitFor();
  await stir(page);
  await settled(page);
  expect(asked.length).toBe(1);
  // Nor behind the link that is kept, nor a banner over either.
  await visit(page, await requestReport(server.origin));
  await settled(page);
  expect(asked.length).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.gtm))
    .toBeUndefined();
});

test('the banner comes early by keyboard, and closing the centre leads back to what opened it', async ({
  open,
}) => {
  const page = await openSet(open);
  await ask(page, '/isolatie');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const stops: (string | null | undefined)[] = [];
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops.slice(1)).toEqual(['Lees meer over cookies', 'Weigeren', 'Toestaan', 'Zelf kiezen']);
  await page.keyboard.press('Enter');
  await centre(page).waitFor();
  await expect.poll(() => banner(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await banner(page).waitFor();
  await expect.poll(focused).toBe('Zelf kiezen');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'detached' });
  await footerLink(page).focus();
  await page.keyboard.press('Enter');
  await centre(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Cookie-instellingen');
});

test('a choice that is made is said, and leaves the keyboard in the page or where the centre was opened', async ({
  open,
}) => {
  const page = await openSet(open);
  await ask(page, '/isolatie');
  await button(page, 'Weigeren').focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Uw keuze is bewaard.' });
  await said.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.parentElement?.localName))
    .toBe('main');
  await footerLink(page).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Bewaar mijn keuze').focus();
  await page.keyboard.press('Enter');
  await centre(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Cookie-instellingen');
});

test('on a small phone the banner leaves the page to be read and hides from a field', async ({
  open,
}) => {
  const page = await openSet(open, { viewport: SMALL });
  const shifted = await addUpShifts(page);
  await ask(page, '/');
  const { height = 0 } = (await banner(page).boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(SMALL.height / 2);
  const sizes = await banner(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  const [refuse, accept] = await Promise.all(
    ['Weigeren', 'Toestaan'].map((name) => button(page, name).boundingBox()),
  );
  expect(refuse?.y).toBe(accept?.y);
  expect(refuse?.height).toBe(accept?.height);
  await field(page, 'naam').focus();
  await expect.poll(() => banner(page).isVisible()).toBe(false);
  await field(page, 'naam').blur();
  await expect.poll(() => banner(page).isVisible()).toBe(true);
  expect(await shifted()).toBeLessThanOrEqual(0.01);
  // What one reads before one chooses can be scrolled clear of it; what is on the way is laid out as one comes by.
  const lastLine = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const { y = 0, height: tall = 0 } = (await footerLink(page).boundingBox()) ?? {};
    return y + tall;
  };
  await expect.poll(lastLine).toBeLessThanOrEqual(SMALL.height - height);
});

test.for([
  { width: 568, height: 320 },
  { width: 320, height: 256 },
])(
  'on a screen as low as $width by $height the banner lies over no link of the footer',
  async (viewport, { open }) => {
    const page = await openSet(open, { viewport });
    await ask(page, '/contact');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await footerLink(page).focus();
    const clear = async () => {
      const [link, over] = [await footerLink(page).boundingBox(), await banner(page).boundingBox()];
      return (over?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0);
    };
    await expect.poll(clear).toBeGreaterThanOrEqual(0);
  },
);

test.for([SMALL, { width: 1440, height: 900 }])(
  'banner and centre are accessible at %o',
  async (viewport, { open }) => {
    const page = await openSet(open, { viewport });
    await ask(page, '/contact');
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Zelf kiezen').click();
    await centre(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  },
);

test('a menu takes the place of the banner, which comes back after it', async ({ open }) => {
  const page = await openSet(open);
  await ask(page, '/contact');
  await page.getByRole('button', { name: 'Diensten', exact: true }).click();
  await banner(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await banner(page).waitFor();
});

test('a choice in another tab counts in this one', async ({ open }) => {
  const page = await openSet(open);
  await ask(page, '/contact');
  const other = await page.context().newPage();
  await ask(other, '/isolatie');
  await button(other, 'Weigeren').click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await banner(page).waitFor({ state: 'detached' });
});

test('where cookies are off nobody is asked, and nothing is loaded', async ({ open }) => {
  const page = await openSet(open);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      set: () => undefined,
    });
  });
  await visit(page, '/');
  await settled(page);
  await expect.poll(() => banner(page).count()).toBe(0);
  await sendForm(page, visitor());
});

test('an ad blocker that takes the data layer and the container away leaves the page whole', async ({
  open,
}) => {
  const page = await openSet(open, { mayAsk: GOOGLE, mayLog: /ERR_BLOCKED_BY_CLIENT|ERR_FAILED/ });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'dataLayer', { get: () => undefined, set: () => undefined });
  });
  await page.context().route(GOOGLE, (route) => route.abort('blockedbyclient'));
  await ask(page, '/');
  await button(page, 'Toestaan').click();
  await banner(page).waitFor({ state: 'detached' });
  await sendForm(page, visitor());
});

test('where nothing is set, or no script runs, the link leads to the page that says so', async ({
  open,
  site,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open('/contact', { javaScriptEnabled });
    await footerLink(page).click();
    await page.waitForURL(`${site.origin}/cookies#uw-keuze`);
    await page.getByRole('heading', { name: 'Uw keuze' }).waitFor();
    if (!javaScriptEnabled) continue;
    await footerLink(page).click();
    await page.getByRole('status').filter({ hasText: 'Er is niets te kiezen' }).waitFor();
    // Nor does it promise a dialog, as the links that open one do.
    await page.locator('[data-open="assistant"][aria-haspopup="dialog"]').first().waitFor();
    expect(await footerLink(page).getAttribute('aria-haspopup')).toBe(null);
  }
});

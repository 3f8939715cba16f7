import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { parsePage, textOf } from '../built/lib/built-page.ts';
import { expectFitForAll } from './lib/fits.ts';
import { leadsOf } from './lib/kept.ts';
import { expect, type Open, PHONE, still as test } from './lib/test.ts';
import {
  announcement,
  choice,
  fieldError,
  openFold,
  query,
  question,
  result,
  resultText,
  wakeTool,
} from './lib/tool.ts';
import { unfold } from './lib/unfold.ts';
import { visitor } from './lib/visitor.ts';

/** Every measure one can tick. */
const MEASURE_KEYS = [
  ...['spouw', 'gevel', 'dak', 'zoldervloer', 'vloer', 'bodem', 'hrpp', 'triple', 'paneel'],
  ...['paneel-nieuw', 'deur', 'deur-nieuw', 'warmtepomp', 'warmtepompboiler', 'zonneboiler'],
  ...['warmtenet', 'ventilatie', 'elektrisch-koken', 'zonnepanelen', 'thuisbatterij', 'airco'],
];

const PATH = '/tools/subsidie-calculator';
const HOUSE = '?woningtype=tussenwoning&bouwjaar=1975';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const total = async (page: Page) => plain(await page.locator('[data-total]').textContent());
const line = (page: Page, key: string) => page.locator(`[data-line="${key}"]`);
const amount = async (page: Page, key: string) =>
  plain(await line(page, key).locator('[data-amount]').textContent());
const ticked = (page: Page, key: string) => choice(page, 'doe', key);
const row = (page: Page, key: string) => page.locator(`[data-measure="${key}"]`);

/** Opens the calculator and waits until its script runs. */
async function openCalculator(open: Open, state = '', options: Parameters<Open>[1] = {}) {
  const page = await open(PATH + state, { reducedMotion: 'reduce', ...options });
  await wakeTool(page);
  return page;
}

/** Query after the house; whole amount; amount per line. Worked out by hand from the facts. */
const CASES: [state: string, total: string, lines: Record<string, string>][] = [
  ['doe=spouw&spouw-m2=50', '€ 262,50', { spouw: '€ 262,50' }],
  ['doe=spouw&spouw-m2=12,34', '€ 64,79', { spouw: '€ 64,79' }],
  ['doe=dak,vloer', 'ongeveer € 2.340', { dak: '€ 1.807', vloer: '€ 531,30' }],
  ['doe=dak,spouw&dak-m2=60&dak-bio=ja&spouw-m2=50', '€ 2.775', { dak: '€ 2.250', spouw: '€ 525' }],
  ['doe=dak,zoldervloer&dak-m2=60&zoldervloer-m2=45', '€ 1.155', { zoldervloer: '€ 180' }],
  ['doe=gevel&gevel-m2=171', '€ 3.442,50', { gevel: '€ 3.442,50' }],
  ['doe=vloer&vloer-m2=19,99', '€ 0', { vloer: '€ 0' }],
  ['doe=hrpp,triple&hrpp-m2=40&triple-m2=10', '€ 1.985', { triple: '€ 1.110', hrpp: '€ 875' }],
  [
    'doe=spouw,warmtepomp&spouw-m2=50&warmtepomp-kw=4',
    '€ 2.650',
    { spouw: '€ 525', warmtepomp: '€ 2.125' },
  ],
  [
    'doe=warmtepomp&warmtepomp-soort=lucht-water-elektrisch&warmtepomp-kw=8&warmtepomp-label=A%2B%2B',
    '€ 2.825',
    { warmtepomp: '€ 2.825' },
  ],
  ['doe=warmtepomp&warmtepomp-soort=bodem-water', '€ 4.200 tot € 13.275', {}],
  ['doe=spouw,ventilatie&spouw-m2=50', '€ 662,50', { spouw: '€ 262,50', ventilatie: '€ 400' }],
  [
    'doe=warmtenet,elektrisch-koken&elektrisch-koken-gasweg=ja',
    '€ 4.175',
    { warmtenet: '€ 3.775', 'elektrisch-koken': '€ 400' },
  ],
  ['doe=zonneboiler&zonneboiler-m2=6', '€ 1.004 tot € 2.177', {}],
  ['doe=zonnepanelen,thuisbatterij', '€ 0', { zonnepanelen: '€ 0', thuisbatterij: '€ 0' }],
];

/** What stands in the first element that a selector finds on a page as the server sends it. */
async function told(address: string): Promise<(selector: string) => string> {
  const page = parsePage(await (await fetch(address)).text());
  return (selector) => plain(page.querySelectorAll(selector).map(textOf)[0] ?? null);
}

test.for(CASES)(
  '%s gives %s, to the cent where its areas are given',
  async ([state, whole, lines], { site }) => {
    const words = await told(`${site.origin}${PATH}${HOUSE}&${state}`);
    expect(words('[data-total]')).toBe(whole);
    for (const [key, cents] of Object.entries(lines)) {
      expect(words(`[data-line="${key}"] [data-amount]`)).toBe(cents);
    }
  },
);

/** Query after the house; measure; code and words of the ground for its zero or cut. */
const GROUNDS: [string, string, string, RegExp][] = [
  ['doe=vloer&vloer-m2=12', 'vloer', 'onder-minimum', /12\sm² is te weinig.*vanaf 20\sm²/],
  ['doe=dak&dak-m2=250', 'dak', 'boven-maximum', /hoogstens 200\sm²/],
  [
    'doe=warmtepomp&warmtepomp-label=A%2B',
    'warmtepomp',
    'wp-label-te-laag',
    /Label A\+ is te laag/,
  ],
  ['doe=ventilatie', 'ventilatie', 'ventilatie-zonder-isolatie', /samen met isolatie of glas/],
  ['doe=elektrisch-koken', 'elektrisch-koken', 'koken-zonder-warmtenet', /warmtenet/],
  ['doe=warmtepomp&bouwjaar=2020', 'warmtepomp', 'bouwdatum', /vóór 2019/],
  ['doe=dak&rol=vve', 'dak', 'via-svve', /SVVE/],
  ['doe=dak&rol=verhuurder', 'dak', 'geen-eigenaar-bewoner', /SVOH/],
  ['doe=dak&tweedehuis=ja', 'dak', 'geen-hoofdverblijf', /tweede huis/],
  ['doe=thuisbatterij', 'thuisbatterij', 'niet-in-isde', /geen ISDE/],
  ['doe=dak&dak-klaar=2024-06-01', 'dak', 'te-laat-aangevraagd', /1 juni 2026/],
];

test.for(GROUNDS)(
  '%s: the zero or cut of %s says why',
  async ([state, key, code, words], { site }) => {
    const page = await told(`${site.origin}${PATH}?${state}`);
    expect(page(`[data-line="${key}"] [data-ground="${code}"]`)).toMatch(words);
  },
);

describe('the live result', () => {
  test('is there in two ticks, without a button, and is read out', async ({ open }) => {
    const page = await openCalculator(open);
    await ticked(page, 'dak').check();
    await expect.poll(() => total(page)).toBe('ongeveer € 900');
    expect(plain(await line(page, 'dak').locator('[data-sum]').textContent())).toBe(
      '55,6 m² × € 16,25 = € 903,50',
    );
    await ticked(page, 'vloer').check();
    await expect.poll(() => total(page)).toBe('ongeveer € 2.340');
    await expect.poll(() => page.locator('[data-doubled]').isVisible()).toBe(true);
    await expect
      .poll(async () => plain(await announcement(page).textContent()))
      .toBe('Uw ISDE-subsidie is ongeveer € 2.340, voor 2 maatregelen.');
    await expect
      .poll(() => page.locator('[data-tool] button[type="submit"]:visible').count())
      .toBe(0);
  });

  test('says what one measure more would bring, and does it with one click', async ({ open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=dak`);
    const offer = page.locator('[data-doubling]');
    expect(plain(await offer.textContent())).toContain('u krijgt hiervoor € 903,50 extra');
    const option = offer.getByRole('link', { name: 'Vloer' });
    expect(plain(await option.textContent())).toBe('Vloer: € 1.434,80 erbij');
    await option.click();
    await expect.poll(() => total(page)).toBe('ongeveer € 2.340');
    await expect.poll(() => ticked(page, 'vloer').isChecked()).toBe(true);
  });

  test('says what a few m² more would bring', async ({ open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=dak,vloer&vloer-m2=15`);
    expect(plain(await page.locator('[data-doubling]').textContent())).toContain(
      'Met 20 m² vloer telt die maatregel mee en krijgt u € 1.123,50 extra',
    );
  });

  test('starts with an example when nothing is ticked', async ({ open }) => {
    const page = await openCalculator(open);
    await expect.poll(() => page.locator('[data-total]').count()).toBe(0);
    await page.locator('[data-start]').getByRole('link').first().click();
    await expect.poll(() => total(page)).toMatch(/^ongeveer € [\d.]+0$/);
  });

  test('leaves a hybrid heat pump out beside a heat network, and says so', async ({ open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=warmtepomp`);
    await ticked(page, 'warmtenet').check();
    await page.locator('[data-conflict]').waitFor();
    await expect.poll(() => amount(page, 'warmtepomp')).toBe('€ 0');
    await expect.poll(() => total(page)).toBe('€ 3.775');
    await choice(page, 'warmtepomp-soort', 'bodem-water').check();
    await expect.poll(() => page.locator('[data-conflict]').count()).toBe(0);
  });

  test('names the last day to apply and to do the second measure', async ({ open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=dak`);
    await page.locator('summary').filter({ hasText: 'Ik heb al iets laten doen' }).click();
    await question(page, 'dak-klaar').fill('2025-10-01');
    await page.locator('[data-deadlines]').waitFor();
    const words = await page.locator('[data-deadlines] li').allTextContents();
    expect(words).toEqual([
      'Dak: vraag aan vóór of op 1 oktober 2027.',
      'Dak: laat een tweede maatregel doen vóór of op 1 oktober 2027. Dan verdubbelt het bedrag.',
    ]);
    await expect.poll(() => query(page)).toContain('dak-klaar=2025-10-01');
  });

  test.for([
    ['before anything is ticked', PATH],
    ['beside the sum', `${PATH}?doe=dak`],
  ] as const)(
    'shows the year of the amounts %s, and warns once they no longer hold',
    async ([, path], { open }) => {
      const page = await open(undefined, { reducedMotion: 'reduce' });
      await page.clock.setFixedTime('2026-12-31T12:00:00+01:00');
      await page.goto(path);
      await wakeTool(page);
      await expect
        .poll(() => result(page).locator('[data-year]').textContent())
        .toBe('bedragen 2026');
      await expect.poll(() => page.locator('[data-outdated]').count()).toBe(0);
      await page.clock.setFixedTime('2027-01-02T12:00:00+01:00');
      await page.reload();
      await page.locator('[data-outdated]').waitFor();
      await expect
        .poll(() => result(page).locator('[data-year]').textContent())
        .toBe('bedragen 2026');
    },
  );

  test('comes with what to keep, conditions, other schemes and sources', async ({ open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=dak,warmtepomp&label=D`);
    await expect.poll(() => page.locator('[data-keep] li').count()).toBe(5);
    await expect.poll(() => page.locator('[data-conditions]').textContent()).toContain('Rd-waarde');
    await expect.poll(() => page.locator('[data-steps] li').count()).toBeGreaterThan(3);
    const loan = page.locator('[data-scheme="warmtefonds"]');
    await expect.poll(() => loan.textContent()).toContain('indicatief');
    expect(plain(await page.locator('[data-scheme="hypotheekruimte"]').textContent())).toContain(
      '€ 15.000',
    );
    await expect
      .poll(() => page.locator('[data-scheme="gemeente"] a').first().getAttribute('href'))
      .toContain('energiesubsidiewijzer');
    await page.locator('[data-method] summary').click();
    await expect
      .poll(() => page.locator('[data-method]').textContent())
      .toContain('RVO, 26 juni 2026');
    const chart = page.getByRole('img', { name: 'Waar uw subsidie vandaan komt' });
    await expect.poll(() => chart.count()).toBe(1);
  });
});

describe('the address', () => {
  test('keeps the state, and gives it back after a reload and as a shared link', async ({
    open,
  }) => {
    const page = await openCalculator(open);
    await choice(page, 'woningtype', 'vrijstaand').check();
    await choice(page, 'rol', 'vve').check();
    await choice(page, 'rol', 'eigenaar').check();
    await ticked(page, 'dak').check();
    await question(page, 'dak-m2').fill('80,5');
    await question(page, 'dak-bio').check();
    await openFold(page, 'Warmtepomp, zonneboiler');
    await ticked(page, 'warmtepomp').check();
    await choice(page, 'warmtepomp-soort', 'lucht-water-elektrisch').check();
    await expect
      .poll(() => query(page))
      .toBe(
        '?woningtype=vrijstaand&doe=dak&doe=warmtepomp&dak-m2=80%2C5&dak-bio=ja&warmtepomp-soort=lucht-water-elektrisch',
      );
    const before = await resultText(page);
    await page.reload();
    await wakeTool(page);
    await expect.poll(() => resultText(page)).toBe(before);
    await expect.poll(() => question(page, 'dak-m2').inputValue()).toBe('80,5');
    const shared = await open(PATH + query(page), { javaScriptEnabled: false });
    await expect.poll(() => resultText(shared)).toBe(before);
  });

  test('is bare again after "Begin opnieuw"', async ({ open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=dak&dak-m2=70`);
    await page.getByRole('button', { name: 'Begin opnieuw' }).click();
    await expect.poll(() => query(page)).toBe('');
    await expect.poll(() => ticked(page, 'dak').isChecked()).toBe(false);
  });
});

describe('bad input', () => {
  const JUNK =
    '?woningtype=kasteel&bouwjaar=3000&rol=koning&doe=dak,vloer,raam&dak-m2=9999&vloer-m2=-5&doe=spouw&spouw-m2=veel&dak-klaar=gisteren&label=Z';

  test('in the address counts as the nearest valid value and is told, with and without script', async ({
    open,
  }) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await open(PATH + JUNK, { javaScriptEnabled });
      const notes = page.getByRole('complementary', { name: 'Wij hebben iets aangepast' });
      const text = plain(await notes.textContent());
      for (const part of ['"kasteel"', '"raam"', '"9999"', '"-5"', '"veel"']) {
        expect(text).toContain(part);
      }
      expect(text).toContain('De ISDE telt hoogstens 200 m² mee.');
      await expect.poll(() => total(page)).toBe('ongeveer € 6.900');
      await expect
        .poll(() => page.locator('[data-tool]').textContent())
        .not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test.for([
    ['0', '1'],
    ['-5', '1'],
    ['9999', '1000'],
  ])('%s m² counts as %s m², and the field says so', async ([typed, used], { open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=dak`);
    await question(page, 'dak-m2').fill(String(typed));
    await fieldError(page, 'Kies een oppervlakte van 1 tot 1.000').waitFor();
    await expect.poll(() => question(page, 'dak-m2').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => query(page)).toContain(`dak-m2=${used}`);
    await question(page, 'dak-m2').fill('60');
    await expect.poll(() => total(page)).toBe('€ 975');
    await expect.poll(() => question(page, 'dak-m2').getAttribute('aria-invalid')).toBe(null);
  });

  test('letters leave our assumption in place, and the field says so', async ({ open }) => {
    const page = await openCalculator(open, `${HOUSE}&doe=dak`);
    await question(page, 'dak-m2').fill('heel veel');
    await fieldError(page, 'Vul een getal in. Wij rekenen nu met 55,6').waitFor();
    await expect.poll(() => total(page)).toBe('ongeveer € 900');
  });
});

describe('without script', () => {
  test('a shared link shows the result, and its links compute further', async ({ open }) => {
    const page = await open(`${PATH}${HOUSE}&doe=dak`, { javaScriptEnabled: false });
    await expect.poll(() => total(page)).toBe('ongeveer € 900');
    await page.locator('[data-doubling]').getByRole('link', { name: 'Vloer' }).click();
    await expect.poll(() => total(page)).toBe('ongeveer € 2.340');
  });

  test('ticking a measure unfolds its fields, and the form computes', async ({ open }) => {
    const page = await open(PATH, { javaScriptEnabled: false, viewport: PHONE });
    await expect.poll(() => question(page, 'dak-m2').isVisible()).toBe(false);
    await ticked(page, 'dak').check();
    await question(page, 'dak-m2').fill('60');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await page.waitForURL('**dak-m2=60**');
    await expect.poll(() => total(page)).toBe('€ 975');
    await expect.poll(() => question(page, 'dak-m2').inputValue()).toBe('60');
  });
});

test('what is ticked before the script comes stays', async ({ open }) => {
  const page = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await ticked(page, 'spouw').check();
  await question(page, 'spouw-m2').fill('50');
  release();
  await wakeTool(page);
  await expect.poll(() => total(page)).toBe('€ 262,50');
});

test('everything works by keyboard alone', async ({ open }) => {
  const page = await openCalculator(open, HOUSE);
  await ticked(page, 'dak').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => total(page)).toBe('ongeveer € 900');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60');
  await expect.poll(() => total(page)).toBe('€ 975');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => total(page)).toBe('€ 1.275');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => ticked(page, 'zoldervloer').isChecked()).toBe(true);
  const fold = page.locator('summary').filter({ hasText: 'Panelen in kozijnen' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => ticked(page, 'paneel').isChecked()).toBe(true);
});

test('one click fills in the lead form, and the lead says which tool it came from', async ({
  open,
  site,
}) => {
  const page = await openCalculator(open, '?woningtype=vrijstaand&bouwjaar=1932&doe=dak');
  await page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
  const form = page.locator('#formulier form');
  await expect.poll(() => form.locator('[name="bouwjaar"]').inputValue()).toBe('1932');
  const { woningtype: _type, bouwjaar: _year, monthlyBill: _bill, ...person } = visitor();
  for (const [name, value] of Object.entries(person)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('button[type="submit"]').click();
  await page.waitForURL('**/verduurzamingsrapportage**');
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { source: 'tool:subsidie-calculator', woningtype: 'vrijstaand', bouwjaar: '1932' },
  ]);
});

/** Beside those that `states` reaches: the calculator bare, and with measures. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'with a conflict and ranges': (page) =>
    page.goto(`${PATH}?doe=warmtenet,warmtepomp,zonneboiler,ventilatie`),
  'with junk': (page) => page.goto(`${PATH}?doe=dak,raam&dak-m2=9999&rol=x`),
  'of an owners’ association': (page) => page.goto(`${PATH}?rol=vve&doe=dak&bouwjaar=2020`),
  'with everything ticked and folded out': async (page) => {
    await page.goto(`${PATH}${HOUSE}&doe=${MEASURE_KEYS.join()}`);
    await wakeTool(page);
    await unfold(page);
  },
  'with a wrong number': async (page) => {
    await page.goto(`${PATH}?doe=dak`);
    await wakeTool(page);
    await question(page, 'dak-m2').fill('0');
    await fieldError(page, 'Kies een oppervlakte').waitFor();
  },
};

test.for(Object.entries(STATES))(
  'the calculator %s has no accessibility violation and fits, narrow or wide',
  async ([, reach], { open }) => {
    const page = await open(undefined, { viewport: PHONE, reducedMotion: 'reduce' });
    await reach(page);
    await expectFitForAll(page);
  },
);

test('printed it is a sheet with the house, the sums and the list to tick, without the questions', async ({
  open,
}) => {
  const page = await openCalculator(open, `${HOUSE}&doe=dak,vloer`);
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.locator('[data-print-head]').textContent())
    .toContain('Tussenwoning, bouwjaar 1975');
  await expect.poll(() => row(page, 'dak').isVisible()).toBe(false);
  await expect.poll(() => page.locator('footer').isVisible()).toBe(false);
  await expect.poll(() => total(page)).toBe('ongeveer € 2.340');
  for (const part of ['[data-keep]', '[data-steps]', '[data-scheme="warmtefonds"]']) {
    await expect.poll(() => page.locator(part).isVisible()).toBe(true);
  }
  expect((await page.pdf({ preferCSSPageSize: true })).byteLength).toBeGreaterThan(10_000);
});

test('the row that is ticked shows its own amount', async ({ open }) => {
  const page = await openCalculator(open, `${HOUSE}&doe=dak`);
  const words = async (key: string) =>
    plain(await row(page, key).locator('[data-row-amount]').textContent());
  await expect.poll(() => words('dak')).toBe('€ 903,50');
  await expect.poll(() => words('vloer')).toBe('€ 5,50 per m²');
});

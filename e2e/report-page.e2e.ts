import type { Page } from 'playwright-core';
import { field, formValues, submitButton, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { test } from './lib/one-report.ts';
import {
  figures,
  measures,
  openKept,
  report,
  reportLives,
  requestReport,
  sendForm,
} from './lib/report.ts';
import { LAST_DAY, openReportOf } from './lib/report-of-day.ts';
import { newDataDir, serverAt } from './lib/server.ts';
import { DESKTOP, expect, type Open, PHONE } from './lib/test.ts';
import { type Visitor, visitor } from './lib/visitor.ts';

const PATH = '/verduurzamingsrapportage';

const linkOf = (person: Visitor) => `${PATH}?${new URLSearchParams({ ...person })}&autoSubmit=true`;

/** In the fallback letters a page is longer. A typeface that came too late is there the second time (decision 54). */
async function toOwnLetters(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.reload();
}

/** Types the form and sends it. */
async function askReport(open: Open, path = '/') {
  const page = await open(path);
  await wakeForm(page);
  await sendForm(page, visitor());
  return page;
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

test.for([
  { woningtype: 'hoekwoning', bouwjaar: '1974', monthlyBill: '90' },
  { woningtype: 'hoekwoning', bouwjaar: '1974', monthlyBill: '230' },
  { woningtype: 'tussenwoning', bouwjaar: '1965', monthlyBill: '350' },
  { woningtype: 'appartement', bouwjaar: '1965', monthlyBill: '210' },
])(
  'the picture of the house after the plan has what the plan has: $woningtype, € $monthlyBill',
  async (house, { open, site }) => {
    const page = await open(await requestReport(site.origin, { ...visitor(), ...house }));
    const steps = (await measures(page).getByRole('heading').allTextContents()).join();
    const houses = await page.locator('[data-report] header .relative').evaluateAll((all) =>
      all.map((house) => ({
        alt: house.querySelector('img')?.alt ?? '',
        layers: Array.from(house.querySelectorAll('image'), ({ href }) => href.baseVal),
        tints: house.querySelectorAll('path').length,
      })),
    );
    const [now, later] = houses;
    expect(houses).toHaveLength(2);
    expect(now).toMatchObject({ layers: [], tints: 0 });
    const isFlat = house.woningtype === 'appartement';
    const panels = !isFlat && /zonnepanelen/i.test(steps);
    const glass = /hr\+\+-glas|triple glas/i.test(steps);
    const pump = !isFlat && /warmtepomp(?!boiler)/i.test(steps);
    expect(later?.layers).toHaveLength(Number(panels) + Number(pump) + Number(glass));
    for (const layer of later?.layers ?? []) {
      const answer = await page.request.get(layer);
      expect(answer.headers()['content-type']).toBe('image/webp');
    }
    expect(/nieuw glas\./.test(later?.alt ?? '')).toBe(glass);
    expect(/Er liggen \d+ zonnepanelen/.test(later?.alt ?? '')).toBe(panels);
    expect(/buitenunit van een warmtepomp/.test(later?.alt ?? '')).toBe(pump);
    // Insulation cannot be seen from outside: it is a colour, and its words say of what.
    // A flat's owners insulate it together, in a list of its own.
    const all = await page
      .locator('section[aria-labelledby="plan"]')
      .getByRole('heading')
      .allTextContents();
    const insulating = all.filter((step) => /isol/i.test(step));
    const parts = [/dak|zolder/i, /muur|gevel/i, /vloer|bodem/i].filter((part) =>
      insulating.some((step) => part.test(step)),
    );
    expect(later?.tints).toBe(parts.length);
    expect(/Nieuwe isolatie, in geel/.test(later?.alt ?? '')).toBe(parts.length > 0);
  },
);

test('a link from elsewhere is not taken for the report that this tab showed before', async ({
  open,
}) => {
  const page = await askReport(open);
  const other = visitor();
  await page.goto(linkOf({ ...other, naam: 'Piet Elders' }));
  await expect.poll(() => field(page, 'naam').inputValue()).toBe('Piet Elders');
  await expect.poll(() => report(page).isVisible()).toBe(false);
});

test('the report is still there after a reload, and the form is one link away', async ({
  open,
}) => {
  const page = await askReport(open, PATH);
  const before = await figures(page);
  await page.reload();
  await report(page).waitFor();
  await expect.poll(() => figures(page)).toEqual(before);
  await page.goto('/');
  await page.goto(`${PATH}#formulier`);
  await field(page, 'naam').waitFor();
  await expect.poll(() => report(page).isVisible()).toBe(false);
});

test('the link to keep shows the same figures in another browser without script', async ({
  open,
}) => {
  const page = await askReport(open);
  const link = await page.getByRole('link', { name: 'Bewaar uw rapport' }).getAttribute('href');
  expect(link).toMatch(/^\/rapport\/[\w-]{16,}$/);
  const kept = await open(String(link), { javaScriptEnabled: false });
  await expect
    .poll(() => kept.locator('h1').textContent())
    .toBe(await page.locator('h1:visible').textContent());
  await expect.poll(() => figures(kept)).toEqual(await figures(page));
  await expect.poll(() => measures(kept).count()).toBeGreaterThanOrEqual(5);
  await expect
    .poll(() => kept.locator('meta[name="robots"]').getAttribute('content'))
    .toBe('noindex');
});

test('a report that never was, or is no more, answers 404 and says what to do', async ({
  open,
}) => {
  const page = await open(undefined, { mayLog: /status of 404/ });
  for (const token of ['x', 'A'.repeat(43), '%00', 'a/b']) {
    const answer = await page.goto(`/rapport/${token}`);
    expect(answer?.status()).toBe(404);
    await page
      .getByRole('heading', { level: 1, name: 'Dit rapport is niet meer te openen' })
      .waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('link', { name: 'Maak een nieuw rapport' })
          .first()
          .isVisible(),
      )
      .toBe(true);
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Hoofdmenu' }).isVisible())
      .toBe(true);
  }
});

test('every measure names its cost, its subsidy, its saving and its payback as ranges, insulation first', async ({
  look: page,
}) => {
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

test('sent from home, the page is named after the report and one stands at its title', async ({
  open,
}) => {
  const page = await askReport(open);
  await expect
    .poll(() => page.title())
    .toMatch(/^Uw verduurzamingsrapport: Hoekwoning uit 1974 \|/);
  const title = page.locator('[data-report] h1');
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => title.isVisible()).toBe(true);
  // "wordt nu gegenereerd" above a report that stands there would not be true.
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  const link = String(
    await page.getByRole('link', { name: 'Bewaar uw rapport' }).getAttribute('href'),
  );
  const kept = await open(link, { javaScriptEnabled: false });
  await expect.poll(() => kept.title()).toBe(await page.title());
});

test('left for the form, the page has the form’s name again', async ({ open }) => {
  const page = await askReport(open, PATH);
  await page.getByRole('link', { name: 'Nieuwe aanvraag doen' }).click();
  await field(page, 'naam').waitFor();
  await expect.poll(() => page.title()).not.toContain('Uw verduurzamingsrapport:');
});

test('every button of the report has a name, and no figure is a list entry without words', async ({
  look: page,
}) => {
  await expect
    .poll(() => page.getByRole('button', { name: 'Kopieer de link', exact: true }).count())
    .toBe(1);
  await expect.poll(() => page.locator('[data-report] button').count()).toBeGreaterThan(3);
  const snapshot = await page.locator('[data-report]').ariaSnapshot();
  expect(snapshot).not.toMatch(/- button\s*$/m);
  expect(snapshot).toContain('- definition');
  expect(snapshot).not.toMatch(/- definition\s*$/m);
});

test('what unfolds and what leads on says of what, so that no two have one name', async ({
  look: page,
}) => {
  const names = await page
    .locator('[data-report] summary')
    .evaluateAll((all) => all.map((each) => each.textContent));
  const folds = names.filter((name) => /^(Alle cijfers en waarom|Voorwaarden)/.test(name));
  expect(folds.length).toBeGreaterThan(3);
  expect(new Set(folds).size).toBe(folds.length);
  await page
    .getByRole('link', { name: 'Het minst zeker: naar de vragen over uw huis' })
    .waitFor({ state: 'attached' });
});

test('what is asked before any advice can be answered from the first screen of a phone', async ({
  open,
  site,
}) => {
  const { bouwjaar: _year, monthlyBill: _bill, ...person } = visitor();
  for (const [house, asked] of [
    [{ woningtype: 'appartement' }, 'In welk jaar is uw huis gebouwd?'],
    [
      { woningtype: 'vrijstaand', bouwjaar: '1985', monthlyBill: '150' },
      'Hoeveel zonnepanelen liggen er al?',
    ],
  ] as const) {
    const page = await openKept(
      open,
      await requestReport(site.origin, { ...person, ...house } as Visitor),
      { viewport: PHONE },
    );
    await toOwnLetters(page);
    await reportLives(page);
    const start = page.locator('[data-report] header section');
    const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
    await start.getByRole('button', { name: asked }).click();
    await page.locator('[data-question] input:focus').waitFor();
  }
});

test('a range of the totals is never broken over lines', async ({ look: page }) => {
  for (const width of [320, PHONE.width, 768, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .locator('[aria-labelledby="totaal"] dd span')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(heights.length).toBeGreaterThanOrEqual(6);
    expect([width, new Set(heights)]).toEqual([width, new Set([1])]);
    const lefts = await page
      .locator('[aria-labelledby="totaal"] dt')
      .evaluateAll(
        (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().x))).size,
      );
    expect([width, lefts]).toEqual([width, width < 480 ? 1 : width < 1024 ? 2 : 3]);
  }
});

test('the long names of a home on a heat network make no report wider than a narrow phone', async ({
  open,
  site,
}) => {
  const house = { woningtype: 'appartement', bouwjaar: 1974, heating: 'warmtenet' };
  const person = {
    ...visitor(),
    woningtype: house.woningtype,
    woning: house,
  };
  const page = await openKept(open, await requestReport(site.origin, person));
  const name = page.locator('dt', { hasText: 'zonder de warmte van het net' });
  await expect.poll(() => name.last().isVisible()).toBe(true);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('what was worked out besides the plan is a table that fits every width, in full', async ({
  open,
  link,
}) => {
  const page = await openKept(open, link);
  await page.getByText('Ook voor u doorgerekend').first().click();
  const table = page.getByRole('table', { name: 'Ook voor u doorgerekend' });
  for (const width of [320, PHONE.width, 768, 1024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(4);
    const rows = table.getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
    await expect.poll(() => rows.nth(1).getByRole('cell').count()).toBe(3);
    const out = await table.locator('tbody :is(th, td)').evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const { left, right, width: wide } = cell.getBoundingClientRect();
          return left < 0 || right > document.documentElement.clientWidth || wide < 40;
        }).length,
    );
    expect([width, out]).toEqual([width, 0]);
  }
});

test('what we assume is rounded, what the visitor told is exact', async ({ look: page }) => {
  const fact = (name: string) => page.locator(`[data-fact="${name}"] b`).textContent();
  await expect.poll(() => fact('bouwjaar')).toBe(visitor().bouwjaar);
  await expect.poll(() => fact('floorAreaM2')).toMatch(/^\d{1,2}0?\s?m²$/);
  await expect.poll(() => fact('gasM3PerYear')).toMatch(/^(\d\.\d00|\d\d0)\s?m³$/);
  await expect.poll(() => fact('electricityKwhPerYear')).toMatch(/^(\d\.\d00|\d\d0)\s?kWh$/);
});

test.for([360, 768, 1440])(
  'at %i px the bars of now and later are drawn to one measure, however long their figures',
  async (width, { look: page }) => {
    await page.setViewportSize({ width, height: 800 });
    const cards = await page
      .locator('[data-report] section dl:has(dd > svg)')
      .evaluateAll((all) =>
        all.map((one) => [
          ...new Set(
            [...one.querySelectorAll('dd > svg')].map((bar) =>
              Math.round(bar.getBoundingClientRect().width),
            ),
          ),
        ]),
      );
    expect(cards.length).toBeGreaterThan(2);
    for (const widths of cards) expect(widths).toHaveLength(1);
  },
);

/** How a report calls to its first step: one that waits for a boiler is none to begin with today. */
const CALL = 'Begin hiermee';
const LATER_CALL = 'Eerste stap';
/** A flat's is what its owner decides on alone. */
const OWN_CALL = 'Eerste stap die u zelf kunt doen';

const HOUSES = [
  { of: 'of five steps', house: {}, least: 4 },
  {
    of: 'of seven steps',
    house: { woningtype: 'vrijstaand', bouwjaar: '1960', monthlyBill: '420' },
    least: 7,
  },
  {
    of: 'of seven steps, with a case that saves far less',
    house: { woningtype: 'vrijstaand', bouwjaar: '1935', monthlyBill: '420' },
    least: 7,
  },
  {
    of: 'of a house from before cavity walls',
    house: { woningtype: 'hoekwoning', bouwjaar: '1925', monthlyBill: '370' },
    least: 7,
  },
  {
    of: 'of a flat that begins with what its owner decides on',
    house: { woningtype: 'appartement', bouwjaar: '1965', monthlyBill: '130' },
    least: 2,
    call: OWN_CALL,
  },
  {
    of: 'of a flat that begins with a heat pump',
    house: { woningtype: 'appartement', bouwjaar: '1978', monthlyBill: '245' },
    least: 2,
    call: LATER_CALL,
  },
] as const;

test.for(HOUSES)(
  'on a phone the first screen of a report $of says what to do first, and all of it is nine screens',
  async ({ house, least, ...own }, { open, site }) => {
    const screen = { width: 360, height: 780 };
    const link = await requestReport(site.origin, { ...visitor(), ...house });
    const page = await open(link, { javaScriptEnabled: false, viewport: screen });
    await toOwnLetters(page);
    const start = page.locator('[data-report] header section');
    const box = await start.boundingBox();
    expect((box?.y ?? screen.height) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    const words = String(await start.textContent());
    const call = 'call' in own ? own.call : CALL;
    for (const said of [call, 'U betaalt zelf', 'Besparing per jaar', 'Hoe zeker']) {
      expect(words).toContain(said);
    }
    const steps = call === OWN_CALL ? measures(page).filter({ hasText: call }) : measures(page);
    const first = await steps.first().textContent();
    expect(first).toContain(call);
    expect(first).toContain(String(await start.locator('dd').first().textContent()));
    const height = await page.locator('[data-report]').evaluate((one) => one.clientHeight);
    expect(height).toBeLessThanOrEqual(9 * screen.height);
    expect(await measures(page).count()).toBeGreaterThanOrEqual(least);
    const tooWide = await measures(page)
      .getByRole('heading')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(tooWide).toEqual([]);
  },
);

test('the link can be mailed on in one’s own mail program', async ({ look: page, link, site }) => {
  const mail = page.getByRole('link', { name: 'Stuur door' });
  const href = async () => decodeURIComponent(String(await mail.getAttribute('href')));
  await expect.poll(href).toContain(`${site.origin}${link}`);
  await expect.poll(() => href()).toMatch(/^mailto:\?subject=Ons verduurzamingsrapport&body=/);
});

test('the list of parts stays in view, leads to each part and shows which one is read', async ({
  open,
  ownServer,
}) => {
  const server = await ownServer({}, newDataDir(), serverAt(LAST_DAY));
  const page = await openReportOf(LAST_DAY, server, open, {}, { viewport: PHONE });
  const list = page.getByRole('navigation', { name: 'In dit rapport' });
  const links = list.getByRole('link');
  await expect
    .poll(() => links.allTextContents())
    .toEqual(['Nu', 'Warmte', 'Plan', 'Betalen', '2027']);
  for (const name of ['2027', 'Plan']) {
    const link = list.getByRole('link', { name });
    await link.click();
    await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
    const id = String(await link.getAttribute('href')).slice(1);
    const bottom = await list.evaluate((one) => one.getBoundingClientRect().bottom);
    const place = () =>
      page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(place).toBeGreaterThanOrEqual(bottom);
    await expect.poll(place).toBeLessThan(bottom + 80);
  }
});

test('one’s own budget plans anew, by slider, by typing and as a table without script', async ({
  open,
  link,
}) => {
  const page = await openKept(open, link);
  const way = page.locator('details', { has: page.locator('[data-own-way]') });
  await way.locator('summary').click();
  const said = way.locator('output');
  const slider = way.getByRole('slider', { name: 'Wat past in uw budget?' });
  await expect.poll(() => said.textContent()).toMatch(/^Schuif, of vul uw bedrag in\./);
  await slider.press('End');
  await expect.poll(() => said.textContent()).toContain('het hele plan');
  await slider.press('Home');
  await expect.poll(() => said.textContent()).toContain('voor elke stap te weinig');
  await way.getByLabel('Uw budget', { exact: true }).fill('100.000');
  await expect.poll(() => said.textContent()).toMatch(/^Met €\s100\.000 doet u het hele plan\./);
  // Each key changes what stands there; what is read out comes once, when one rests.
  await expect.poll(() => said.getAttribute('aria-live')).toBe('off');
  await expect
    .poll(() => way.locator('[data-announcer]').textContent())
    .toMatch(/^Met €\s100\.000 doet u het hele plan\./);
  // A part that leaves a step out, when that saves most for the money.
  const most = Number(await slider.getAttribute('max'));
  const heard = new Set<string>();
  for (let eur = 500; eur < most; eur += 500) {
    await way.getByLabel('Uw budget', { exact: true }).fill(String(eur));
    await expect.poll(() => said.textContent()).toContain(`€\u00a0${eur.toLocaleString('nl')}`);
    heard.add((await said.textContent())?.replace(/^[^:.]*/, '') ?? '');
  }
  expect(heard.size).toBeGreaterThan(2);

  const plain = await open(link, { javaScriptEnabled: false });
  const tables = plain.locator('[data-own-way] table');
  await expect.poll(() => tables.count()).toBe(3);
  await expect.poll(() => tables.first().locator('tbody tr').count()).toBeGreaterThan(1);
  await expect
    .poll(() => tables.last().locator('tbody tr').count())
    .toBe(await measures(plain).count());
});

test('how it was worked out stands in its folds, with a script and without', async ({
  open,
  link,
}) => {
  const plain = await open(link, { javaScriptEnabled: false });
  const page = await openKept(open, link);
  for (const title of ['Prijzen en aannames', 'Bronnen, met hun datum']) {
    const foldOf = (from: typeof page) => from.locator('details', { hasText: title }).last();
    const sent = await foldOf(plain).locator('li').allTextContents();
    expect(sent.length).toBeGreaterThan(5);
    const fold = foldOf(page);
    // By keyboard: what opens above moves the next fold while one aims at it.
    await fold.locator('summary').press('Enter');
    await expect.poll(() => fold.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(true);
    await expect.poll(() => fold.locator('li').allTextContents()).toEqual(sent);
  }
});

test('on a wide screen the house is one picture as wide as the page’s words', async ({
  look: page,
}) => {
  await page.setViewportSize(DESKTOP);
  const widths = () =>
    page.locator('[data-report] header').evaluate((head) => {
      const picture = head.querySelector('[data-split]')?.getBoundingClientRect().width;
      const wrap = head.querySelector('.wrap');
      const style = wrap && getComputedStyle(wrap);
      const padding = style
        ? Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
        : 0;
      return [picture, (wrap?.clientWidth ?? 0) - padding];
    });
  await expect.poll(async () => new Set(await widths()).size).toBe(1);
  // What is cut off of it is empty: every picture leaves 8 % of its height above the house, and 3.8 % below.
  const house = page.locator('[data-split] img').first();
  const cut = await house.evaluate((image: HTMLImageElement) => {
    const panel = image.closest('[data-split]')?.getBoundingClientRect() ?? new DOMRect();
    const { top, bottom, height } = image.getBoundingClientRect();
    return { above: (panel.top - top) / height, below: (bottom - panel.bottom) / height };
  });
  expect(cut.above).toBeLessThan(0.08);
  expect(cut.below).toBeLessThan(0.038);
});

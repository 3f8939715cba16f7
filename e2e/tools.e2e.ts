import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expectFitForAll } from './lib/fits.ts';
import { fillPerson, LEAD_FORM } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { expect, PHONE, still as test } from './lib/test.ts';
import {
  announcement,
  choice,
  fieldError,
  openFold,
  query,
  question,
  resultText,
  wakeTool,
} from './lib/tool.ts';
import { unfold } from './lib/unfold.ts';
import { visitor } from './lib/visitor.ts';

const SIMULATOR = '/tools/energielabel-simulator';
const STATE = '?woningtype=hoekwoning&bouwjaar=1974&maatregel=dakisolatie&maatregel=hr-glas';

const TOOLS_WITH_NUMBERS = [
  'energielabel-simulator',
  'warmtepomp-check',
  'roi-calculator',
  'subsidie-calculator',
];

const scaleWords = (page: Page) => page.locator('.label-scale').getAttribute('aria-label');

describe('a tool’s live result', () => {
  test('follows every answer without a button, and is read out once one rests', async ({
    open,
  }) => {
    const page = await open(SIMULATOR);
    await wakeTool(page);
    await expect.poll(() => announcement(page).textContent()).toBe('');
    const before = await resultText(page);
    await openFold(page, 'Installaties');
    await choice(page, 'verwarming', 'warmtepomp').check();
    await expect.poll(() => resultText(page)).not.toBe(before);
    await expect.poll(() => announcement(page).textContent()).toMatch(/^Uw huis: naar schatting/);
    await expect
      .poll(() => page.locator('[data-tool] button[type="submit"]:visible').count())
      .toBe(0);
  });

  test.for(TOOLS_WITH_NUMBERS)(
    'of %s says what is wrong with a number before the result',
    async (name, { open }) => {
      const page = await open(`/tools/${name}`);
      await wakeTool(page);
      const number = page.locator('[data-tool] form input[inputmode="numeric"]').first();
      await unfold(page);
      await number.fill('99999999');
      await number.blur();
      const error = page.locator(`#${await number.getAttribute('id')}-fout`);
      await error.waitFor();
      const words = String(await error.textContent()).replace('Fout: ', '');
      const said = () => announcement(page).textContent();
      await expect.poll(said).toContain(`${words} `);
      expect(String(await said()).indexOf(words)).toBe(0);
    },
  );

  test('shows before and after as soon as a measure is switched on', async ({ open }) => {
    const page = await open(`${SIMULATOR}?woningtype=hoekwoning&bouwjaar=1965`);
    await wakeTool(page);
    await expect.poll(() => scaleWords(page)).not.toContain('Straks');
    await page.getByRole('checkbox', { name: 'Dak isoleren' }).check();
    await expect.poll(() => scaleWords(page)).toContain('Straks klasse');
    await expect.poll(() => announcement(page).textContent()).toContain('Straks naar schatting');
  });

  test('calls itself an indication and never an energy label', async ({ open }) => {
    const page = await open(SIMULATOR + STATE);
    await expect
      .poll(() => resultText(page))
      .toContain('Dit is een indicatie en geen energielabel');
    await expect.poll(() => scaleWords(page)).toContain('indicatie');
  });

  test('has the figures of its chart as a table', async ({ open }) => {
    const page = await open(SIMULATOR);
    await wakeTool(page);
    const table = page.locator('.chart-table').first();
    await table.getByText('Bekijk als tabel').click();
    const rows = await table.getByRole('row').count();
    expect(rows).toBeGreaterThanOrEqual(6);
    await expect
      .poll(() => page.getByRole('img', { name: 'Hier gaat de warmte weg' }).count())
      .toBe(1);
  });

  test('says how it was computed, with sources and dates', async ({ open }) => {
    const page = await open(SIMULATOR);
    await wakeTool(page);
    await page.locator('[data-method] summary').click();
    const sources = page.locator('[data-method]').getByRole('link');
    await expect.poll(() => sources.count()).toBeGreaterThan(5);
    await expect.poll(() => page.locator('[data-method]').textContent()).toMatch(/20(25|26)/);
  });

  test('keeps the sources it was sent, and loads their words once somebody looks', async ({
    open,
  }) => {
    const page = await open(SIMULATOR);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const sources = page.locator('[data-method] li a');
    const sent = await sources.allTextContents();
    await wakeTool(page);
    await choice(page, 'woningtype', 'vrijstaand').check();
    await expect.poll(() => query(page)).toContain('vrijstaand');
    await expect.poll(() => sources.allTextContents()).toEqual(sent);
    expect(loaded.filter((url) => url.includes('citations'))).toEqual([]);
    await openFold(page, 'Zo rekenen wij');
    await expect.poll(() => loaded.filter((url) => url.includes('citations')).length).toBe(1);
    await expect
      .poll(async () => (await sources.allTextContents()).join())
      .toContain('Voorbeeldwoning vrijstaand');
  });
});

describe('the address', () => {
  test('keeps the state, and gives it back after a reload', async ({ open }) => {
    const page = await open(SIMULATOR);
    await wakeTool(page);
    await choice(page, 'woningtype', 'vrijstaand').check();
    await question(page, 'bouwjaar').fill('1932');
    await page.getByRole('checkbox', { name: 'HR++-glas' }).check();
    await expect
      .poll(() => query(page))
      .toBe('?woningtype=vrijstaand&bouwjaar=1932&maatregel=hr-glas');
    const before = await resultText(page);
    await page.reload();
    await expect.poll(() => resultText(page)).toBe(before);
    await wakeTool(page);
    await expect.poll(() => question(page, 'bouwjaar').inputValue()).toBe('1932');
    await expect.poll(() => resultText(page)).toBe(before);
  });

  test('is bare again after "Begin opnieuw", which can be taken back', async ({ open }) => {
    const page = await open(SIMULATOR + STATE);
    await wakeTool(page);
    const before = await resultText(page);
    const again = page.getByRole('button', { name: 'Begin opnieuw' });
    const back = page.getByRole('button', { name: 'Zet mijn antwoorden terug' });
    expect(await back.count()).toBe(0);
    // Who presses it twice loses no more than who does so once.
    await again.dblclick();
    await expect.poll(() => query(page)).toBe('');
    await expect.poll(() => question(page, 'bouwjaar').inputValue()).toBe('');
    await back.click();
    await expect.poll(() => resultText(page)).toBe(before);
    await expect.poll(() => query(page)).toBe(STATE);
    expect(await back.count()).toBe(0);
    expect(await again.evaluate((one) => one === document.activeElement)).toBe(true);
    await again.click();
    await question(page, 'bouwjaar').fill('1950');
    await expect.poll(() => back.count()).toBe(0);
  });

  test('is copied as a link that shows the same', async ({ open }) => {
    const page = await open(SIMULATOR + STATE, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await wakeTool(page);
    await page.getByRole('button', { name: 'Kopieer de link' }).click();
    await page.getByRole('status').getByText('De link is gekopieerd').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open(link, { javaScriptEnabled: false });
    await expect.poll(() => resultText(other)).toBe(await resultText(page));
  });

  test('of the page behind it leads to the tool', async ({ open, site }) => {
    const answer = await fetch(`${site.origin}${SIMULATOR}/berekend${STATE}`, {
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, SIMULATOR + STATE]);
    const page = await open(SIMULATOR + STATE);
    await expect
      .poll(() => page.locator('meta[name="robots"]').getAttribute('content'))
      .toBe('noindex');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(String(canonical)).pathname + new URL(String(canonical)).search).toBe(SIMULATOR);
  });
});

describe('an address that somebody edited', () => {
  const JUNK = '?woningtype=kasteel&m2=5000&bouwjaar=3000&muur=%3Cb%3E&maatregel=kernreactor&x=%00';

  test('counts with the nearest valid values and says so, with and without script', async ({
    open,
  }) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await open(SIMULATOR + JUNK, { javaScriptEnabled });
      const notes = page.getByRole('complementary', { name: 'Wij hebben iets aangepast' });
      const text = await notes.textContent();
      expect(text).toContain('Kies een oppervlakte van 20 tot 600');
      expect(text).toContain('Wij rekenen nu met 600');
      expect(text).toContain('"kasteel"');
      expect(text).toContain('"<b>"');
      expect(text).toContain('"kernreactor"');
      await expect.poll(() => scaleWords(page)).toMatch(/Nu klasse [A-G]/);
    }
  });

  test('with everything at once still gives an outcome', async ({ open }) => {
    const measures = ['spouwmuurisolatie', 'gevelisolatie', 'dakisolatie', 'zoldervloerisolatie'];
    const pumps = ['hybride-warmtepomp', 'warmtepomp', 'bodemwarmtepomp', 'warmtepompboiler'];
    const all = [...measures, ...pumps].map((id) => `&maatregel=${id}`).join('');
    const page = await open(`${SIMULATOR}?woningtype=vrijstaand&bouwjaar=1960${all}`);
    await wakeTool(page);
    await expect.poll(() => scaleWords(page)).toContain('Straks klasse');
    await expect
      .poll(() => page.locator('[data-measures]').textContent())
      .toContain('Telt niet mee');
  });

  test('a number out of bounds is told under its field while one types', async ({ open }) => {
    const page = await open(`${SIMULATOR}?m2=120`);
    await wakeTool(page);
    await question(page, 'm2').fill('5000');
    await fieldError(page, 'Kies een oppervlakte van 20 tot 600').waitFor();
    await expect.poll(() => question(page, 'm2').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => query(page)).toContain('m2=600');
    await question(page, 'm2').fill('abc');
    await fieldError(page, 'Vul een getal in').waitFor();
    await question(page, 'm2').fill('90');
    await expect.poll(() => query(page)).toContain('m2=90');
    await expect.poll(() => question(page, 'm2').getAttribute('aria-invalid')).toBe(null);
  });
});

test('a chosen measure that does not count is not counted, and the result says why', async ({
  open,
}) => {
  const page = await open(
    `${SIMULATOR}?woningtype=tussenwoning&bouwjaar=1968&m2=115&maatregel=warmtepomp`,
  );
  await wakeTool(page);
  const group = page.locator('summary', { hasText: 'Verwarming en warm water' });
  await expect.poll(() => group.textContent()).toMatch(/0 van \d/);
  await expect
    .poll(() => resultText(page))
    .toContain('"Volledig elektrische warmtepomp" telt niet mee. ');
  expect(await resultText(page)).not.toContain('Zet bij de vragen maatregelen aan');
});

test('an impossible house is told, with the way to the question', async ({ open }) => {
  const page = await open(`${SIMULATOR}?woningtype=tussenwoning&m2=60&vloerm2=500`);
  const told = page.locator('[data-contradictions]');
  await expect.poll(() => told.textContent()).toContain('groter dan alle verdiepingen samen');
  expect(await told.getByRole('link').getAttribute('href')).toBe('#vraag-m2');
});

describe('without script', () => {
  test('a shared link shows its result', async ({ open }) => {
    const live = await open(SIMULATOR + STATE);
    await wakeTool(live);
    const page = await open(SIMULATOR + STATE, { javaScriptEnabled: false });
    await expect.poll(() => scaleWords(page)).toContain('Straks');
    await expect.poll(() => resultText(page)).toBe(await resultText(live));
    await expect.poll(() => question(page, 'bouwjaar').inputValue()).toBe('1974');
  });

  test('the questions are a form that computes', async ({ open }) => {
    const page = await open(SIMULATOR, { javaScriptEnabled: false, viewport: PHONE });
    await choice(page, 'woningtype', 'appartement').check();
    await question(page, 'bouwjaar').fill('1961');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await page.waitForURL('**bouwjaar=1961**');
    expect(page.url()).toContain('#uitkomst');
    await expect.poll(() => choice(page, 'woningtype', 'appartement').isChecked()).toBe(true);
    await expect
      .poll(() => page.locator('[data-tool]').textContent())
      .toContain('Waar ligt uw appartement');
  });

  test('the lead form under a shared link is filled in with what is known', async ({ open }) => {
    const page = await open(SIMULATOR + STATE, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
    expect(page.url()).toMatch(/#formulier$/);
    await expect
      .poll(() => page.locator(`${LEAD_FORM} [name="woningtype"]:checked`).inputValue())
      .toBe('hoekwoning');
    await expect
      .poll(() => page.locator(`${LEAD_FORM} [name="bouwjaar"]`).inputValue())
      .toBe('1974');
  });
});

test('the first paint of a shared link is the final one: nothing moves', async ({ open }) => {
  const page = await open(undefined, { viewport: PHONE });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(SIMULATOR + STATE);
  await wakeTool(page);
  await page.waitForTimeout(800);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
});

test('what is filled in before the script comes stays', async ({ open }) => {
  const page = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(SIMULATOR, { waitUntil: 'domcontentloaded' });
  await choice(page, 'woningtype', 'vrijstaand').check();
  await question(page, 'bouwjaar').fill('1925');
  release();
  await wakeTool(page);
  await expect.poll(() => query(page)).toBe('?woningtype=vrijstaand&bouwjaar=1925');
  await expect.poll(() => question(page, 'bouwjaar').inputValue()).toBe('1925');
});

test('one click fills in the lead form, and the lead says which tool it came from', async ({
  open,
  site,
}) => {
  const page = await open(`${SIMULATOR}?woningtype=vrijstaand&bouwjaar=1932&maandbedrag=310`);
  await wakeTool(page);
  await question(page, 'bouwjaar').fill('1958');
  await page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('naam');
  const person = visitor();
  await fillPerson(page, person);
  await page.locator(`${LEAD_FORM} button[type="submit"]`).click();
  await page.waitForURL('**/verduurzamingsrapportage**');
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    {
      source: 'tool:energielabel-simulator',
      woningtype: 'vrijstaand',
      bouwjaar: '1958',
      current_energy_costs: 310,
    },
  ]);
});

test('everything works by keyboard alone, and the bar of a phone covers nothing that has focus', async ({
  open,
}) => {
  const page = await open(SIMULATOR, { viewport: PHONE, reducedMotion: 'reduce' });
  await wakeTool(page);
  await choice(page, 'woningtype', 'tussenwoning').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => query(page)).toContain('woningtype=hoekwoning');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1960');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => query(page)).toContain('bouwjaar=1961');
  /** What has the keyboard, if the bar lies over it. */
  const covered = () =>
    page.evaluate(() => {
      const { activeElement: has } = document;
      const bar = document.querySelector('[data-result-bar]');
      if (!has || !bar || has === bar || !bar.checkVisibility({ visibilityProperty: true }))
        return '';
      const box = has.getBoundingClientRect();
      const over = bar.getBoundingClientRect();
      return box.bottom > over.top && box.top < over.bottom ? has.outerHTML.slice(0, 80) : '';
    });
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(covered).toBe('');
  }
  await page.locator('[name="maatregel"][value="dakisolatie"]').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => query(page)).toContain('maatregel=dakisolatie');
});

/** Beside those that `states` and `every-page` reach: the tool with a state, and bare. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'with junk': (page) => page.goto(`${SIMULATOR}?m2=5000&muur=x`),
  'with everything folded out': async (page) => {
    await page.goto(SIMULATOR + STATE);
    await wakeTool(page);
    await unfold(page);
  },
  'with a wrong number': async (page) => {
    await page.goto(`${SIMULATOR}?m2=120`);
    await wakeTool(page);
    await question(page, 'm2').fill('5000');
    await fieldError(page, 'Kies een oppervlakte').waitFor();
  },
};

test.for(Object.entries(STATES))(
  'the tool %s has no accessibility violation and fits, narrow or wide',
  async ([, reach], { open }) => {
    const page = await open(undefined, { viewport: PHONE, reducedMotion: 'reduce' });
    await reach(page);
    await expectFitForAll(page);
  },
);

test('printed, the tool stands on A4 without the shell, with its tables', async ({ open }) => {
  const page = await open(SIMULATOR + STATE);
  await wakeTool(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('header').first().isVisible()).toBe(false);
  await expect.poll(() => page.locator('footer').isVisible()).toBe(false);
  await expect.poll(() => page.locator(LEAD_FORM).isVisible()).toBe(false);
  await expect.poll(() => page.locator('.label-scale').isVisible()).toBe(true);
  await expect.poll(() => page.locator('.chart-table table').first().isVisible()).toBe(true);
  await expect.poll(() => page.locator('[data-method] li').first().isVisible()).toBe(true);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.byteLength).toBeGreaterThan(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => page.locator('.chart-table').first().getAttribute('open')).toBe(null);
});

test('the form of a tool’s page knows where it stands', async ({ open }) => {
  const page = await open(SIMULATOR);
  await expect
    .poll(() => page.locator(`${LEAD_FORM} [name="source"]`).inputValue())
    .toBe('tool:energielabel-simulator');
});

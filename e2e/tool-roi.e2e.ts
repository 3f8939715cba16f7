import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expectFitForAll } from './lib/fits.ts';
import { expect, PHONE, still as test } from './lib/test.ts';
import {
  announcement,
  choice,
  fieldError,
  openFold,
  query,
  resultText,
  wakeTool,
} from './lib/tool.ts';
import { unfold } from './lib/unfold.ts';

const TOOL = '/tools/roi-calculator';
const HOUSE = '?woningtype=hoekwoning&bouwjaar=1972';
const STATE = `${HOUSE}&doe=dakisolatie%2Czonnepanelen&prijs-dakisolatie=5200&termijn=20&prijspad=stijgend`;

const answer = (page: Page) => page.locator('[data-answer]').textContent();
/** The result without what a screen reader was told of it. */
const figures = (page: Page) => page.locator('#uitkomst dl').textContent();
const amount = (page: Page, key: string) => page.locator(`#veld-${key}`);
const measure = (page: Page, id: string) => page.locator(`[name="doe"][value="${id}"]`);

const openAll = (page: Page) => unfold(page, '[data-tool]');

/** Amounts of a table's column from below its head, in whole euros. */
const column = (page: Page, table: string, head: string): Promise<number[]> =>
  page
    .locator(table)
    .first()
    .evaluate((element, name) => {
      const heads = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent);
      const index = heads.indexOf(name);
      return [...element.querySelectorAll('tbody tr')].map((row) => {
        const text = row.children[index]?.textContent ?? '';
        const digits = Number(text.replace(/\D/g, ''));
        return text.startsWith('\u2212') ? -digits : digits;
      });
    }, head);

describe('the live result', () => {
  test('answers in one sentence, and follows every change without a button', async ({ open }) => {
    const page = await open(TOOL + HOUSE);
    await wakeTool(page);
    await expect.poll(() => answer(page)).toMatch(/erugverdiend/);
    await expect.poll(() => announcement(page).textContent()).toBe('');
    const before = await resultText(page);
    await measure(page, 'zonnepanelen').uncheck();
    await expect.poll(() => resultText(page)).not.toBe(before);
    await expect.poll(() => announcement(page).textContent()).toContain('Winst of verlies');
    await expect
      .poll(() => page.locator('[data-tool] button[type="submit"]:visible').count())
      .toBe(0);
    await expect.poll(() => page.locator('[data-net-metering]').count()).toBe(0);
  });

  test('shows the panels with and without net metering', async ({ open }) => {
    const page = await open(`${TOOL}${HOUSE}&doe=zonnepanelen`);
    const text = await page.locator('[data-net-metering]').textContent();
    expect(text).toContain('zoals tot en met 2026');
    expect(text).toContain('vanaf 1 januari 2027');
    expect(text).toMatch(/Het einde van salderen kost u ongeveer €\s[1-9]/);
  });

  test('of a good contract does not cost anything when net metering ends', async ({ open }) => {
    const page = await open(`${TOOL}${HOUSE}&doe=zonnepanelen&teruglevering=40`);
    const text = await page.locator('[data-net-metering]').textContent();
    expect(text).toContain('Het einde van salderen kost u hier niets.');
  });

  test('says what is likely, and what moves it, in euros', async ({ open }) => {
    const page = await open(TOOL + HOUSE);
    await wakeTool(page);
    await expect.poll(() => figures(page)).toMatch(/na 25 jaarongeveer €\s[\d.]+/);
    await expect.poll(() => figures(page)).not.toContain(' tot ');
    const drivers = page.locator('[data-drivers] li');
    await expect.poll(() => drivers.count()).toBe(3);
    for (const text of await drivers.allTextContents()) {
      expect(text).toMatch(/\d+% andersscheelt €\s[\d.]+$/);
    }
    await page.getByRole('link', { name: 'Bekijk hoe dat uitpakt' }).click();
    await expect.poll(() => page.locator('[data-levers]').isVisible()).toBe(true);
  });

  test('asks for a measure when none is on', async ({ open }) => {
    const page = await open(`${TOOL}${HOUSE}&doe=geen`);
    await wakeTool(page);
    await expect.poll(() => answer(page)).toContain('Zet een maatregel aan');
    await measure(page, 'zonnepanelen').check();
    await expect.poll(() => answer(page)).toMatch(/erugverdiend/);
  });

  test('takes an own offer over, and never makes up the price of a battery', async ({ open }) => {
    const page = await open(`${TOOL}${HOUSE}&doe=zonnepanelen%2Cthuisbatterij`);
    await wakeTool(page);
    const paid = () => page.locator('#uitkomst dl dd').first().textContent();
    const without = await paid();
    await expect
      .poll(() => page.locator('[data-measures]').textContent())
      .toContain('telt nog niet mee');
    await amount(page, 'prijs-thuisbatterij').fill('4000');
    await amount(page, 'opslag').fill('6');
    await expect.poll(paid).not.toBe(without);
    await expect.poll(() => query(page)).toContain('prijs-thuisbatterij=4000&opslag=6');
  });

  test('switches off what does not go together, and says so before', async ({ open }) => {
    const page = await open(`${TOOL}${HOUSE}&doe=hr-glas`);
    await wakeTool(page);
    await openAll(page);
    await expect
      .poll(() => page.locator('#maatregel-triple-glas').textContent())
      .toContain('"HR++-glas" uit');
    await measure(page, 'triple-glas').check();
    await expect.poll(() => measure(page, 'hr-glas').isChecked()).toBe(false);
  });

  test('counts a loan of one’s own only with its rate', async ({ open }) => {
    const page = await open(`${TOOL}${HOUSE}&betalen=eigen`);
    await wakeTool(page);
    await page.getByText('Vul de rente uit uw offerte in').waitFor();
    await amount(page, 'rente').fill('4,5');
    await expect.poll(() => resultText(page)).toContain('na aflossing en rente');
  });
});

describe('the address', () => {
  test('keeps the state, and gives it back after a reload', async ({ open }) => {
    const page = await open(TOOL + HOUSE);
    await wakeTool(page);
    await openFold(page, 'Energieprijzen');
    await choice(page, 'prijspad', 'stijgend').check();
    await openFold(page, 'Jaren en rendement');
    await amount(page, 'termijn').fill('20');
    await expect.poll(() => figures(page)).toContain('20 jaar');
    const withPanels = await figures(page);
    await measure(page, 'zonnepanelen').uncheck();
    await expect.poll(() => figures(page)).not.toBe(withPanels);
    await expect.poll(() => query(page)).toMatch(/doe=.*termijn=20&prijspad=stijgend$/);
    expect(query(page)).not.toContain('zonnepanelen');
    const before = await figures(page);
    await page.reload();
    await expect.poll(() => figures(page)).toBe(before);
    await wakeTool(page);
    await expect.poll(() => amount(page, 'termijn').inputValue()).toBe('20');
    await expect.poll(() => figures(page)).toBe(before);
  });

  test('is bare again after "Begin opnieuw", and follows our advice again', async ({ open }) => {
    const page = await open(TOOL + STATE);
    await wakeTool(page);
    await page.getByRole('button', { name: 'Terug naar ons advies' }).click();
    await expect.poll(() => query(page)).not.toContain('doe=');
    await page.getByRole('button', { name: 'Begin opnieuw' }).click();
    await expect.poll(() => query(page)).toBe('');
    await expect.poll(() => amount(page, 'termijn').inputValue()).toBe('');
  });
});

describe('bad input', () => {
  const JUNK =
    '?woningtype=kasteel&doe=luchtkasteel&termijn=400&gasprijs=abc&eigen-gebruik=-5&prijs-warmtepomp=0&betalen=ruilen&prijspad=omhoog';

  test('in an address counts as the nearest that makes sense, and is told', async ({ open }) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await open(TOOL + JUNK, { javaScriptEnabled });
      const notes = page.getByRole('complementary', { name: 'Wij hebben iets aangepast' });
      const text = await notes.textContent();
      for (const word of ['kasteel', 'luchtkasteel', '400', 'abc', '-5', 'ruilen', 'omhoog']) {
        expect(text).toContain(`"${word}"`);
      }
      await expect.poll(() => answer(page)).toMatch(/erugverdiend/);
      await expect
        .poll(() => page.locator('[data-tool]').textContent())
        .not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('is told under its field while one types', async ({ open }) => {
    const page = await open(TOOL + HOUSE);
    await wakeTool(page);
    await openFold(page, 'Jaren en rendement');
    await amount(page, 'termijn').fill('400');
    await fieldError(
      page,
      'Kies een getal van 10 tot 30\u00a0jaar. Wij rekenen nu met 30',
    ).waitFor();
    await expect.poll(() => amount(page, 'termijn').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => query(page)).toContain('termijn=30');
    await amount(page, 'termijn').fill('veel');
    await fieldError(page, 'Vul een getal in').waitFor();
    await amount(page, 'termijn').fill('15');
    await expect.poll(() => query(page)).toContain('termijn=15');
    await expect.poll(() => amount(page, 'termijn').getAttribute('aria-invalid')).toBe(null);
  });

  test('with more decimals than are kept is rounded and told, and is no mistake', async ({
    open,
  }) => {
    const page = await open(TOOL + HOUSE);
    await wakeTool(page);
    await openFold(page, 'Energieprijzen');
    await amount(page, 'gasprijs').fill('1,37945');
    await expect
      .poll(() => page.locator('#veld-gasprijs-noot').textContent())
      .toBe('Wij ronden dat af op €\u00a01,379.');
    await amount(page, 'gasprijs').blur();
    await expect.poll(() => query(page)).toContain('gasprijs=1%2C379');
    await expect.poll(() => amount(page, 'gasprijs').getAttribute('aria-invalid')).toBe(null);
    await expect.poll(() => page.locator('#veld-gasprijs-fout').count()).toBe(0);
  });

  test('with every measure at once still gives an answer', async ({ open }) => {
    const all =
      'spouwmuurisolatie,gevelisolatie,dakisolatie,zoldervloerisolatie,hr-glas,triple-glas';
    const pumps = 'hybride-warmtepomp,warmtepomp,bodemwarmtepomp,zonnepanelen,pvt-panelen';
    const page = await open(`${TOOL}${HOUSE}&doe=${all},${pumps}`);
    await expect.poll(() => answer(page)).toMatch(/erugverdiend/);
    await expect
      .poll(() => page.locator('[data-measures]').textContent())
      .toContain('Telt niet mee');
  });
});

describe('without script', () => {
  test('a shared link shows its result, charts and tables', async ({ open }) => {
    const live = await open(TOOL + STATE);
    await wakeTool(live);
    const page = await open(TOOL + STATE, { javaScriptEnabled: false });
    await expect.poll(() => resultText(page)).toBe(await resultText(live));
    await expect.poll(() => page.locator('[data-line] polyline').count()).toBe(1);
    await expect.poll(() => amount(page, 'prijs-dakisolatie').inputValue()).toBe('5200');
  });

  test('the questions are a form that computes', async ({ open }) => {
    const page = await open(TOOL, { javaScriptEnabled: false, viewport: PHONE });
    await choice(page, 'woningtype', 'vrijstaand').check();
    await openFold(page, 'Jaren en rendement');
    await amount(page, 'termijn').fill('15');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await page.waitForURL('**termijn=15**');
    await expect.poll(() => choice(page, 'woningtype', 'vrijstaand').isChecked()).toBe(true);
    await expect.poll(() => resultText(page)).toContain('15 jaar');
  });
});

test('the table of all years says the same as the chart', async ({ open }) => {
  const page = await open(`${TOOL}${HOUSE}&doe=zonnepanelen&prijs-zonnepanelen=4000`);
  await wakeTool(page);
  await openAll(page);
  const total = await column(page, '[data-year-table] table', 'Opgeteld');
  const net = await column(page, '[data-year-table] table', 'Netto');
  const chart = await column(page, '.chart-table table', 'Alles bij elkaar opgeteld');
  expect(chart).toHaveLength(total.length + 1);
  // The chart's table shows estimates, in steps of at most 500 euros.
  for (const [index, amountEur] of total.entries()) {
    expect(Math.abs((chart[index + 1] ?? Number.NaN) - amountEur)).toBeLessThanOrEqual(250);
  }
  const sum = net.reduce((all, one) => all + one, 0);
  expect(Math.abs(sum - (total.at(-1) ?? 0))).toBeLessThanOrEqual(net.length);
  const line = await page.locator('[data-line] polyline').first().getAttribute('points');
  expect(line?.split(' ')).toHaveLength(chart.length);
});

test('everything works by keyboard alone', async ({ open }) => {
  const page = await open(TOOL + HOUSE, { viewport: PHONE, reducedMotion: 'reduce' });
  await wakeTool(page);
  await measure(page, 'zonnepanelen').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => query(page)).toContain('doe=');
  await expect
    .poll(() => measure(page, 'zonnepanelen').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await page.locator('[data-tool] summary').filter({ hasText: 'Energieprijzen' }).focus();
  await page.keyboard.press('Enter');
  await choice(page, 'prijspad', 'gelijk').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => query(page)).toContain('prijspad=stijgend');
  await page.locator('[data-tool] summary').filter({ hasText: 'Jaren en rendement' }).focus();
  await page.keyboard.press('Enter');
  await amount(page, 'termijn').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => query(page)).toContain('termijn=13');
});

test('says how it was computed, and hands over to the lead form of this tool', async ({ open }) => {
  const page = await open(TOOL + STATE);
  await wakeTool(page);
  await page.locator('[data-method] summary').click();
  await expect
    .poll(() => page.locator('[data-method]').getByRole('link').count())
    .toBeGreaterThan(5);
  await expect
    .poll(() => page.locator('#formulier [name="source"]').inputValue())
    .toBe('tool:roi-calculator');
  await page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
  await expect.poll(() => page.locator('#formulier [name="bouwjaar"]').inputValue()).toBe('1972');
});

/** Beside those that `states` and `every-page` reach: the tool with a state, and bare. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'with nothing on': (page) => page.goto(`${TOOL}?doe=geen`),
  'with everything folded out': async (page) => {
    await page.goto(`${TOOL}${STATE}&betalen=warmtefonds`);
    await wakeTool(page);
    await openAll(page);
  },
  'with a battery and a loan of one’s own': async (page) => {
    await page.goto(`${TOOL}${HOUSE}&doe=zonnepanelen%2Cthuisbatterij&betalen=eigen`);
    await wakeTool(page);
  },
  'with a wrong number': async (page) => {
    await page.goto(TOOL + HOUSE);
    await wakeTool(page);
    await openFold(page, 'Jaren en rendement');
    await amount(page, 'termijn').fill('400');
    await fieldError(page, 'Kies een getal van 10 tot 30').waitFor();
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

test('printed, it stands on A4 with its chart and all tables', async ({ open }) => {
  const page = await open(TOOL + STATE);
  await wakeTool(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('header').first().isVisible()).toBe(false);
  await expect.poll(() => page.locator('[data-answer]').isVisible()).toBe(true);
  await expect.poll(() => page.locator('.chart-plot').first().isVisible()).toBe(true);
  await expect.poll(() => page.locator('[data-year-table] table').isVisible()).toBe(true);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.byteLength).toBeGreaterThan(10_000);
});

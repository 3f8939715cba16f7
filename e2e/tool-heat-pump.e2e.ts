import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeViolations } from './lib/axe.ts';
import { DESKTOP, expect, type Open, PHONE, still as test } from './lib/test.ts';
import { choice, openFold, query, question, result, wakeTool } from './lib/tool.ts';

const PATH = '/tools/warmtepomp-check';
const WELL = 'muur=goed&dak=goed&vloer=goed&glas=hr%2B%2B';
const POOR = 'muur=niet&dak=niet&vloer=niet&glas=enkel';
const HOUSE = 'woningtype=hoekwoning&bouwjaar=1974';

/** States that a visitor can get the tool into, as the query of its address. */
const STATES = {
  'the bare page': '',
  'a well insulated house': `?${HOUSE}&${WELL}`,
  'a poor house with its noise': `?${HOUSE}&${POOR}&geluid=58&afstand=3&vlakken=3&ketel=17`,
  'a bill': `?${HOUSE}&${POOR}&maandbedrag=240`,
  'an estimate of the bill': `?${HOUSE}&${POOR}&rekening=onbekend`,
  'a flat': '?woningtype=appartement&bouwjaar=1985&buitenplek=gevel&vve=akkoord',
  'district heating with gas': '?woningtype=appartement&verwarming=warmtenet&gas=1500',
  'no place': '?woningtype=tussenwoning&buitenplek=geen',
  'a heat pump already': '?woningtype=vrijstaand&verwarming=warmtepomp',
  junk: '?woningtype=kasteel&bouwjaar=3000&m2=5&bewoners=0&geluid=NaN&vlakken=9&afstand=-4',
};

const verdict = (page: Page) => page.locator('[data-verdict]');
const title = (page: Page) => verdict(page).locator('p').first();

/** Opens the check and waits until its script runs. */
async function openCheck(open: Open, state = '', options: Parameters<Open>[1] = {}) {
  const page = await open(`${PATH}${state}`, { reducedMotion: 'reduce', ...options });
  await wakeTool(page);
  return page;
}

describe('the verdict follows the insulation', () => {
  test.for([
    [WELL, 'now', 'Ja, nu al'],
    [WELL.replace('hr%2B%2B', 'enkel'), 'after', 'Ja, na 1 maatregel'],
    [POOR, 'after', 'Ja, na 4 maatregelen'],
  ] as const)('%s', async ([levels, tone, words], { open }) => {
    const page = await openCheck(open, `?${HOUSE}&${levels}`);
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe(tone);
    await expect.poll(() => title(page).textContent()).toBe(words);
  });
});

test('every measure that must come first is named, and the label simulator opens with them on', async ({
  open,
}) => {
  const page = await openCheck(open, `?${HOUSE}&${POOR}`);
  const first = page.locator('[data-first]');
  await expect.poll(() => first.locator('li').count()).toBe(4);
  const link = first.getByRole('link');
  const target = new URL(String(await link.getAttribute('href')), page.url());
  expect(target.pathname).toBe('/tools/energielabel-simulator');
  expect(target.searchParams.get('bouwjaar')).toBe('1974');
  expect(target.searchParams.getAll('maatregel')).toHaveLength(4);
});

test('an answer changes the verdict at once, without a button, and the address follows', async ({
  open,
}) => {
  const page = await openCheck(open, `?${HOUSE}&${WELL.replace('dak=goed', 'dak=niet')}`);
  await expect.poll(() => title(page).textContent()).toBe('Ja, na 1 maatregel');
  await choice(page, 'dak', 'goed').check();
  await expect.poll(() => title(page).textContent()).toBe('Ja, nu al');
  await expect.poll(() => query(page)).toContain('dak=goed');
});

describe('what a pump saves', () => {
  const asked = (page: Page) => page.locator('[data-bill-asked]');
  const figures = (page: Page) => page.locator('[data-key-figures]');
  const estimateLink = (page: Page) => asked(page).getByRole('link', { name: 'Weet ik niet' });

  test('waits for the bill, while what fits the house is told at once', async ({ open }) => {
    const page = await openCheck(open, '', { viewport: DESKTOP });
    await expect.poll(() => title(page).textContent()).toMatch(/^Ja, /);
    await expect.poll(() => asked(page).isVisible()).toBe(true);
    await expect.poll(() => figures(page).count()).toBe(0);
    const text = `${await result(page).textContent()}${await page.locator('[data-comparison]').textContent()}`;
    expect(text).not.toMatch(/Ons advies|Besparing per jaar|Terugverdiend in|kost het u/);
    expect(text).toContain('U betaalt zelf');
    await asked(page).getByRole('link', { name: 'Vul uw maandbedrag in' }).click();
    const bill = question(page, 'maandbedrag');
    await expect.poll(() => bill.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('240');
    await expect.poll(() => figures(page).isVisible()).toBe(true);
    await expect.poll(() => asked(page).count()).toBe(0);
    await expect
      .poll(() => result(page).textContent())
      .toContain('als alle kosten en besparingen meetellen');
    await expect.poll(() => query(page)).toContain('maandbedrag=240');
    await bill.fill('');
    await expect.poll(() => asked(page).isVisible()).toBe(true);
  });

  test('is told on our estimate to who does not know the bill, and the link of it keeps that', async ({
    open,
  }) => {
    const page = await openCheck(open, `?${HOUSE}&${POOR}`);
    await estimateLink(page).click();
    await figures(page).waitFor();
    await expect
      .poll(() => page.locator('[data-bill-estimated]').textContent())
      .toMatch(/€\s\d+ per maand/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('uitkomst');
    await expect.poll(() => query(page)).toContain('rekening=onbekend');
    const before = await figures(page).textContent();
    const other = await open(`${PATH}${query(page)}`, { javaScriptEnabled: false });
    await expect.poll(() => figures(other).textContent()).toBe(before);
    await page.getByRole('button', { name: 'Begin opnieuw' }).click();
    await expect.poll(() => asked(page).isVisible()).toBe(true);
  });

  test('can be had without script too, and stays when the form computes anew', async ({ open }) => {
    const page = await open(PATH, { javaScriptEnabled: false });
    await estimateLink(page).click();
    await page.waitForURL('**rekening=onbekend**');
    await expect.poll(() => figures(page).isVisible()).toBe(true);
    await question(page, 'bouwjaar').fill('1961');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await page.waitForURL('**bouwjaar=1961**');
    await expect.poll(() => figures(page).isVisible()).toBe(true);
  });

  test('stands beside the performance with hot water and that without', async ({ open }) => {
    const page = await openCheck(open, `?${HOUSE}&${WELL}&maandbedrag=150`, { viewport: DESKTOP });
    const row = (name: string) => page.locator('[data-comparison] tr').filter({ hasText: name });
    await expect.poll(() => row('alleen verwarming').textContent()).toMatch(/\d,\d tot \d,\d/);
    await expect
      .poll(() => row('ook warm water').textContent())
      .toContain('de ketel maakt het warme water');
    await expect.poll(() => row('ook warm water').textContent()).toMatch(/\d,\d tot \d,\d/);
  });
});

test('what only this check asks comes back from a shared address', async ({ open }) => {
  const page = await openCheck(open, `?${HOUSE}&${WELL}`);
  for (const summary of ['Plek voor de buitenunit', 'Geluid van de buitenunit']) {
    await page.locator('summary').filter({ hasText: summary }).click();
  }
  await choice(page, 'buitenplek', 'tuin').check();
  await choice(page, 'vlakken', '3').check();
  await page.getByLabel('Hoe hard klinkt de buitenunit?').fill('55');
  await page.getByLabel('Hoe ver staat de unit van de erfgrens?').fill('2,5');
  await expect.poll(() => query(page)).toContain('afstand=2.5');
  const told = (from: Page) => from.locator('[data-noise] figcaption').textContent();
  await expect.poll(() => told(page)).toContain('te hard');
  const before = await told(page);
  const other = await openCheck(open, query(page));
  await expect.poll(() => told(other)).toBe(before);
  await expect.poll(() => choice(other, 'vlakken', '3').isChecked()).toBe(true);
  await expect.poll(() => other.getByLabel('Hoe ver staat de unit').inputValue()).toBe('2,5');
});

test('all answers and results can be reached and changed by keyboard', async ({ open }) => {
  const page = await openCheck(open, `?${HOUSE}&${WELL}`);
  await choice(page, 'woningtype', 'hoekwoning').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => query(page)).toContain('woningtype=tussenwoning');
  const fold = page.locator('summary').filter({ hasText: 'Plek voor de buitenunit' });
  await fold.focus();
  await page.keyboard.press('Enter');
  // On from the fold's title to its first question, on which nothing is chosen but "weet ik niet".
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => query(page)).toContain('buitenplek=geen');
  await expect.poll(() => title(page).textContent()).toBe('Nu niet');
});

test('without script a shared link shows its result, and the form computes anew', async ({
  open,
}) => {
  const page = await open(`${PATH}?${HOUSE}&${WELL}&afstand=3`, { javaScriptEnabled: false });
  await expect.poll(() => title(page).textContent()).toBe('Ja, nu al');
  await expect.poll(() => page.locator('[data-noise]').textContent()).toContain('3\u00a0m');
  await choice(page, 'dak', 'niet').check();
  await page.getByRole('button', { name: 'Bereken' }).click();
  expect(query(page)).toContain('dak=niet');
  await expect.poll(() => title(page).textContent()).toBe('Ja, na 1 maatregel');
  await expect.poll(() => question(page, 'afstand').inputValue()).toBe('3');
});

test('junk in the address counts as the nearest that can be, and is told', async ({ open }) => {
  const page = await openCheck(open, STATES.junk);
  const notes = page.locator('aside[aria-labelledby="aangepast"]');
  const text = await notes.textContent();
  for (const part of ['kasteel', '3000', 'NaN', '-4']) expect(text).toContain(part);
  await expect.poll(() => result(page).textContent()).not.toMatch(/NaN|undefined|Infinity/);
  await expect.poll(() => question(page, 'afstand').inputValue()).toBe('0,5');
});

test('a distance that cannot be is told under its field and counts as the nearest', async ({
  open,
}) => {
  const page = await openCheck(open, `?${HOUSE}&geluid=58`);
  const field = page.getByLabel('Hoe ver staat de unit van de erfgrens?');
  await field.fill('900');
  await field.blur();
  await expect.poll(() => page.locator('#vraag-afstand-fout').textContent()).toContain('50');
  await expect.poll(() => field.inputValue()).toBe('900');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('ver weg');
  await field.blur();
  await expect.poll(() => page.locator('#vraag-afstand-fout').textContent()).toContain('getal');
});

test('answers that do not go together are named, with the way to the question', async ({
  open,
}) => {
  const page = await openCheck(open, STATES['district heating with gas']);
  const told = page.locator('[data-contradictions]');
  await expect.poll(() => told.textContent()).toContain('warmtenet');
  await told.getByRole('link').first().click();
  expect(new URL(page.url()).hash).toBe('#vraag-verwarming');
  await expect.poll(() => choice(page, 'verwarming', 'warmtenet').isVisible()).toBe(true);
});

test('the three kinds stand in a table where there is room and on cards on a phone', async ({
  open,
}) => {
  const page = await openCheck(open, `?${HOUSE}`, { viewport: DESKTOP });
  const comparison = page.locator('[data-comparison]');
  await expect.poll(() => comparison.getByRole('columnheader').count()).toBe(4);
  await expect.poll(() => comparison.getByRole('article').count()).toBe(0);
  await page.setViewportSize(PHONE);
  await openFold(page, 'De drie soorten naast elkaar');
  await expect.poll(() => comparison.getByRole('columnheader').count()).toBe(0);
  await expect.poll(() => comparison.getByRole('article').count()).toBe(3);
});

test('the report is asked for with what is known of the house', async ({ open }) => {
  const page = await openCheck(open, `?${HOUSE}&maandbedrag=210`);
  await page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
  await expect.poll(() => page.locator('form [name="naam"]:focus').count()).toBe(1);
  await expect
    .poll(() => page.locator('#formulier [name="bouwjaar"]').first().inputValue())
    .toBe('1974');
  await expect.poll(() => page.locator('#formulier [value="hoekwoning"]').isChecked()).toBe(true);
  await expect
    .poll(() => page.locator('#formulier [name="source"]').inputValue())
    .toBe('tool:warmtepomp-check');
});

test('on paper everything is unfolded and the kinds stand in their table', async ({ open }) => {
  const page = await openCheck(open, `?${HOUSE}&${POOR}`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('[data-comparison] table').isVisible()).toBe(true);
  await expect.poll(() => page.locator('[data-method] .prose').isVisible()).toBe(true);
  await expect.poll(() => page.locator('[data-noise] table').isVisible()).toBe(true);
  const given = page.locator('[data-print-head]');
  await expect.poll(() => given.isVisible()).toBe(true);
  await expect.poll(() => given.textContent()).toContain('In welk jaar is uw huis gebouwd?1974');
  await expect.poll(() => page.locator('[data-tool] form').isVisible()).toBe(false);
  await expect.poll(() => page.locator('header').first().isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.locator('[data-method] .prose').isVisible()).toBe(false);
});

test('the year of a boiler typed for its age makes it no old one', async ({ open }) => {
  const page = await openCheck(open, `?${HOUSE}&${WELL}`);
  await openFold(page, 'Plek voor de buitenunit en uw ketel');
  await page.locator('#vraag-ketel').fill('2024');
  await page.locator('#vraag-ketel').blur();
  await expect
    .poll(() => page.locator('#vraag-ketel-fout').textContent())
    .toContain('een leeftijd van 0 tot 40\u00a0jaar');
  expect(query(page)).not.toContain('ketel=');
  await page.locator('#vraag-ketel').fill('2');
  await expect.poll(() => query(page)).toContain('ketel=2');
});

test.for(Object.entries(STATES))(
  '%s has no accessibility violation, narrow or wide, and nothing sticks out',
  async ([, state], { open }) => {
    const page = await openCheck(open, state, { viewport: PHONE });
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(PHONE.width);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await axeViolations(page)).toEqual([]);
  },
);

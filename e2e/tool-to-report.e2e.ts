import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { fillPerson, holdLeadForm, LEAD_FORM, leadFormLives } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { measures, report } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { choice, question, result, wakeTool } from './lib/tool.ts';
import { visitor } from './lib/visitor.ts';

const ofForm = (page: Page, name: string) => page.locator(`${LEAD_FORM} [name="${name}"]`);
const toForm = (page: Page) =>
  page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
const send = (page: Page) => page.locator(`${LEAD_FORM} button[type="submit"]`).click();

/** What every tool asks, and the subsidy calculator not: the floor area. */
const HOUSE = { woningtype: 'hoekwoning', bouwjaar: 1968, floorAreaM2: 130 };
const { floorAreaM2: _area, ...WITHOUT_AREA } = HOUSE;
const TOOLS = [
  { tool: 'subsidie-calculator', house: WITHOUT_AREA },
  { tool: 'energielabel-simulator', house: HOUSE },
  { tool: 'warmtepomp-check', house: HOUSE },
  { tool: 'roi-calculator', house: HOUSE },
];

async function answer(page: Page, house: Partial<typeof HOUSE>): Promise<void> {
  if (house.woningtype) await choice(page, 'woningtype', house.woningtype).check();
  if (house.bouwjaar) await question(page, 'bouwjaar').fill(String(house.bouwjaar));
  if (house.floorAreaM2) await question(page, 'm2').fill(String(house.floorAreaM2));
}

/** The report says of each answer that the visitor gave it. */
async function showsAsGiven(page: Page, house: Partial<typeof HOUSE>): Promise<void> {
  await report(page).waitFor();
  for (const [field, value] of Object.entries(house)) {
    const fact = await page.locator(`[data-fact="${field}"]`).textContent();
    expect(fact?.toLowerCase()).toContain(String(value));
    expect(fact).toContain('door u ingevuld');
  }
}

const keptHouse = (dataDir: string, email: string) =>
  leadsOf(dataDir, email).map((lead) => JSON.parse(String(lead.house_answers)));

describe.for(TOOLS)('from the bare page of the $tool', ({ tool, house }) => {
  test.for(['live', 'not yet live'] as const)(
    'every answer reaches the request and the report, the form being %s at the click',
    async (state, { open, site }) => {
      const page = await open();
      const letGo = await holdLeadForm(page);
      if (state === 'live') letGo();
      await page.goto(`/tools/${tool}`);
      await wakeTool(page);
      await answer(page, house);
      if (state === 'live') {
        await ofForm(page, 'naam').focus();
        await leadFormLives(page);
      }
      await toForm(page);
      const person = visitor();
      await fillPerson(page, person);
      letGo();
      await leadFormLives(page);
      const posted = page.waitForRequest('**/functions/v1/submit-lead');
      await send(page);
      expect((await posted).postDataJSON()).toMatchObject({
        bouwjaar: '1968',
        energy_data: {
          house_answers: house,
          tool_path: expect.stringContaining(`/tools/${tool}?`),
        },
      });
      await showsAsGiven(page, house);
      expect(keptHouse(site.dataDir, person.email)).toEqual([house]);
      expect(leadsOf(site.dataDir, person.email)).toMatchObject([
        {
          bouwjaar: '1968',
          woningtype: 'hoekwoning',
          current_energy_costs: null,
          tool_path: expect.stringContaining('bouwjaar=1968'),
        },
      ]);
    },
  );

  test('what is changed afterwards goes along at the second click', async ({ open, site }) => {
    const page = await open(`/tools/${tool}`);
    await wakeTool(page);
    await answer(page, house);
    await toForm(page);
    await leadFormLives(page);
    const person = visitor();
    await fillPerson(page, person);
    const changed = { ...house, woningtype: 'vrijstaand', bouwjaar: 1984 };
    await answer(page, changed);
    await toForm(page);
    await expect.poll(() => ofForm(page, 'bouwjaar').inputValue()).toBe('1984');
    await send(page);
    await showsAsGiven(page, { bouwjaar: 1984 });
    expect(keptHouse(site.dataDir, person.email)).toEqual([changed]);
    expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ woningtype: 'vrijstaand' }]);
  });

  test('a reload, and going away and back, keeps what the form got', async ({ open, site }) => {
    const page = await open(`/tools/${tool}`);
    await wakeTool(page);
    await answer(page, house);
    await toForm(page);
    await leadFormLives(page);
    const person = visitor();
    await fillPerson(page, person);
    await page.waitForURL(/bouwjaar=1968/);
    await page.reload();
    await leadFormLives(page);
    await page.locator(LEAD_FORM).getByRole('link').first().click();
    await page.waitForURL('**/privacy');
    await page.goBack();
    await leadFormLives(page);
    await page.goForward();
    await page.goBack();
    await leadFormLives(page);
    await send(page);
    await showsAsGiven(page, house);
    expect(keptHouse(site.dataDir, person.email)).toEqual([house]);

    await page.goBack();
    await page.goForward();
    await showsAsGiven(page, house);
  });
});

test('who goes on to the form past the button finds it filled in, and keeps what was answered there', async ({
  open,
  site,
}) => {
  const page = await open('/tools/roi-calculator');
  await wakeTool(page);
  await ofForm(page, 'naam').focus();
  await leadFormLives(page);
  const own = page.locator(`${LEAD_FORM} [name="woningtype"][value="vrijstaand"]`);
  await own.check();
  await answer(page, HOUSE);
  await ofForm(page, 'naam').focus();
  await expect.poll(() => ofForm(page, 'bouwjaar').inputValue()).toBe('1968');
  expect(await own.isChecked()).toBe(true);
  await question(page, 'bouwjaar').fill('1972');
  await ofForm(page, 'email').focus();
  await expect.poll(() => ofForm(page, 'bouwjaar').inputValue()).toBe('1972');
  const person = visitor();
  await fillPerson(page, person);
  await send(page);
  await report(page).waitFor();
  expect(keptHouse(site.dataDir, person.email)).toEqual([
    { ...HOUSE, woningtype: 'vrijstaand', bouwjaar: 1972 },
  ]);
});

test('an answer taken back in the tool is taken back in the form, one typed in the form stays', async ({
  open,
  site,
}) => {
  const page = await open('/tools/energielabel-simulator');
  await wakeTool(page);
  await answer(page, HOUSE);
  await toForm(page);
  await leadFormLives(page);
  const person = visitor();
  await fillPerson(page, person);
  await ofForm(page, 'monthlyBill').fill('280');
  await question(page, 'bouwjaar').fill('');
  await toForm(page);
  await expect.poll(() => ofForm(page, 'bouwjaar').inputValue()).toBe('');
  await send(page);
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { bouwjaar: null, current_energy_costs: 280 },
  ]);
  expect(keptHouse(site.dataDir, person.email)).toEqual([
    { woningtype: 'hoekwoning', floorAreaM2: 130, monthlyCostEur: 280 },
  ]);
});

test('a number beyond the ends or between the stops of a slider stays as it was told', async ({
  open,
}) => {
  const page = await open(
    '/tools/roi-calculator?woningtype=hoekwoning&bouwjaar=1650&maandbedrag=155',
  );
  await ofForm(page, 'naam').focus();
  await leadFormLives(page);
  await expect.poll(() => ofForm(page, 'bouwjaar').inputValue()).toBe('1650');
  await expect.poll(() => ofForm(page, 'monthlyBill').inputValue()).toBe('155');
});

test('a tool’s address goes before a draft of another house, a correction of the same house stays', async ({
  open,
}) => {
  const page = await open('/tools/roi-calculator?woningtype=hoekwoning&bouwjaar=1972');
  await ofForm(page, 'naam').focus();
  await leadFormLives(page);
  await ofForm(page, 'naam').fill('Jan de Vries');
  await ofForm(page, 'bouwjaar').fill('1975');
  await page.reload();
  await expect.poll(() => ofForm(page, 'bouwjaar').inputValue()).toBe('1975');
  await page.goto('/tools/energielabel-simulator?woningtype=vrijstaand&bouwjaar=1990');
  await leadFormLives(page);
  await expect.poll(() => ofForm(page, 'naam').inputValue()).toBe('Jan de Vries');
  await expect.poll(() => ofForm(page, 'bouwjaar').inputValue()).toBe('1990');
  await expect
    .poll(() => page.locator(`${LEAD_FORM} [name="woningtype"]:checked`).inputValue())
    .toBe('vrijstaand');
});

const STATE = '?woningtype=hoekwoning&bouwjaar=1972&m2=112&glas=enkel&gas=1500';
test('the report starts from all that a tool was told, and holds the plan that the tool showed', async ({
  open,
  site,
}) => {
  const page = await open(`/tools/roi-calculator${STATE}`);
  await wakeTool(page);
  await result(page).waitFor();
  const advised = page.locator('[data-tool] input[type="checkbox"]:checked');
  const shown = await advised.count();
  expect(shown).toBeGreaterThan(1);
  await toForm(page);
  const person = visitor();
  await fillPerson(page, person);
  // Nothing was said of the bill, and where the slider stands is no answer.
  await expect.poll(() => ofForm(page, 'monthlyBill').inputValue()).toBe('');
  await send(page);
  await report(page).waitFor();
  await expect.poll(() => measures(page).count()).toBe(shown);
  for (const [field, words] of [
    ['glazing', 'Enkel glas'],
    ['floorAreaM2', '112'],
    ['gasM3PerYear', '1.500'],
  ] as const) {
    const fact = page.locator(`[data-fact="${field}"]`);
    await expect.poll(() => fact.textContent()).toContain(words);
    await expect.poll(() => fact.textContent()).toContain('door u ingevuld');
  }
  const [lead] = leadsOf(site.dataDir, person.email);
  expect(JSON.parse(String(lead?.house_answers))).toEqual({
    woningtype: 'hoekwoning',
    bouwjaar: 1972,
    floorAreaM2: 112,
    glazing: 'enkel',
    gasM3PerYear: 1500,
  });
});

test('without script what a tool was told goes along too', async ({ open, site }) => {
  const page = await open(`/tools/warmtepomp-check${STATE}`, { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
  const person = visitor();
  await fillPerson(page, person);
  await page.locator(`${LEAD_FORM} button[type="submit"]`).click();
  await page.waitForURL(/\/rapport\//);
  await expect
    .poll(() => page.locator('[data-fact="glazing"]').textContent())
    .toContain('Enkel glas');
  const [lead] = leadsOf(site.dataDir, person.email);
  expect(JSON.parse(String(lead?.house_answers))).toMatchObject({ gasM3PerYear: 1500 });
});

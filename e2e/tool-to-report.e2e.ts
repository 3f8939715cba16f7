import { fillPerson, LEAD_FORM } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { measures, report } from './lib/report.ts';
import { expect, test } from './lib/test.ts';
import { result, wakeTool } from './lib/tool.ts';
import { visitor } from './lib/visitor.ts';

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
  await page.getByRole('link', { name: 'Stuur mij dit als rapport' }).click();
  const person = visitor();
  await fillPerson(page, person);
  // Nothing was said of the bill, so the form's own starting value does not count.
  expect(await page.locator(`${LEAD_FORM} [name="monthlyBillOnbekend"]`).isChecked()).toBe(true);
  await page.locator(`${LEAD_FORM} button[type="submit"]`).click();
  await report(page).waitFor();
  expect(await measures(page).count()).toBe(shown);
  for (const [field, words] of [
    ['glazing', 'Enkel glas'],
    ['floorAreaM2', '112'],
    ['gasM3PerYear', '1.500'],
  ] as const) {
    const fact = page.locator(`[data-fact="${field}"]`);
    expect(await fact.textContent()).toContain(words);
    expect(await fact.textContent()).toContain('door u ingevuld');
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
  expect(await page.locator('[data-fact="glazing"]').textContent()).toContain('Enkel glas');
  const [lead] = leadsOf(site.dataDir, person.email);
  expect(JSON.parse(String(lead?.house_answers))).toMatchObject({ gasM3PerYear: 1500 });
});

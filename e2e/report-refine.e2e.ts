import type { Locator, Page } from 'playwright-core';
import { wakeForm } from './lib/form.ts';
import { test } from './lib/one-report.ts';
import { figures, measures, openKept, report, requestReport, sendForm } from './lib/report.ts';
import { stir } from './lib/shell.ts';
import { expect, type Open, PHONE } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const PATH = '/verduurzamingsrapportage';

/** The report in the tab in which the form was typed and sent. */
async function askReport(open: Open) {
  const page = await open(PATH);
  await wakeForm(page);
  await sendForm(page, visitor());
  return page;
}

const linkOf = async (page: Page) =>
  String(await page.getByRole('link', { name: 'Bewaar uw rapport' }).getAttribute('href'));

const fact = (page: Page, field: string) => page.locator(`[data-fact="${field}"]`);
const outcome = (page: Page) => page.getByRole('complementary', { name: 'Uitkomst nu' });
const heatPicture = (page: Page) =>
  page.getByRole('img', { name: /^Dit type huis met elk deel gekleurd/ });
const saved = (page: Page, state: string) => page.locator(`[data-save="${state}"]`);

/** Where the list of parts ends that stays in view at the top. */
const listEnd = (page: Page) =>
  page.locator('[data-contents]').evaluate((list) => list.getBoundingClientRect().bottom);

/** Opens a fact's question, folding its group out first. */
async function change(page: Page, field: string): Promise<void> {
  const group = page.locator('details', { has: fact(page, field) });
  if (!(await group.getAttribute('open').then((open) => open !== null))) {
    await group.locator('summary').click();
  }
  await fact(page, field)
    .getByRole('button', { name: /^Wijzig/ })
    .click();
}

test('who cannot tell an answer may send a photo of it, which says of which request it is', async ({
  open,
  link,
}) => {
  const page = await openKept(open, link);
  await change(page, 'glazing');
  const photo = fact(page, 'glazing').getByRole('link', { name: 'Stuur via WhatsApp een foto' });
  const to = new URL(String(await photo.getAttribute('href')));
  expect(to.host).toBe('wa.me');
  const reference = String(await page.getByText(/^SR-/).first().textContent());
  expect(to.searchParams.get('text')).toContain(`mijn aanvraag ${reference}.`);
  expect(to.searchParams.get('text')).toMatch(/: Welk glas zit er in de woonkamer\?$/);
  await page.keyboard.press('Escape');
  await change(page, 'residents');
  await fact(page, 'residents')
    .getByRole('spinbutton')
    .or(fact(page, 'residents').getByRole('slider'))
    .first()
    .waitFor();
  expect(await photo.count()).toBe(0);
});

async function insulateWall(page: Page): Promise<void> {
  await change(page, 'wall');
  await fact(page, 'wall').getByRole('radio', { name: /^Goed/ }).check();
}

test('a corrected answer changes the whole report at once, and says what changed', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin));
  const before = await figures(page);
  await insulateWall(page);
  await expect.poll(() => figures(page)).not.toEqual(before);
  await expect.poll(() => fact(page, 'wall').textContent()).toContain('door u ingevuld');
  await expect.poll(() => outcome(page).textContent()).toContain('U heeft 1 gegeven veranderd.');
  await expect.poll(() => outcome(page).textContent()).toMatch(/was/);
  await expect
    .poll(() => outcome(page).locator('[data-announcer]').textContent())
    .toMatch(/^Geschatte klasse .*per maand.*Plan bespaart/);
  await fact(page, 'wall').getByRole('button', { name: 'Terug naar onze aanname' }).click();
  await expect.poll(() => figures(page)).toEqual(before);
});

test('how it was worked out follows a corrected answer, also before anybody looks there', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin));
  const method = page.locator('section[aria-labelledby="methode"]');
  expect(await method.textContent()).not.toContain('Voor warmte van het net rekenen wij');
  await change(page, 'heating');
  await fact(page, 'heating')
    .getByRole('radio', { name: /^Warmtenet/ })
    .check();
  await expect.poll(() => method.textContent()).toContain('Voor warmte van het net rekenen wij');
});

test('with what the house is taken to be heated stands at the top, and leads to that question', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin));
  const steps = () => measures(page).allTextContents();
  expect((await steps()).join()).toContain('Hybride warmtepomp');
  const taken = page.getByRole('button', { name: 'Verwarmt u met een cv-ketel op gas?' });
  await taken.click();
  await expect.poll(() => fact(page, 'heating').locator('input:focus').count()).toBe(1);
  await fact(page, 'heating')
    .getByRole('radio', { name: /^Warmtenet/ })
    .check();
  await expect.poll(async () => (await steps()).join()).not.toContain('warmtepomp');
  await taken.waitFor({ state: 'detached' });
});

test('at least 15 characteristics can be corrected, each tagged with where it comes from', async ({
  open,
  link,
}) => {
  const page = await openKept(open, link);
  const facts = page.locator('[data-fact]');
  await expect.poll(() => facts.count()).toBeGreaterThanOrEqual(15);
  await expect.poll(() => facts.locator('[data-origin]').count()).toBe(await facts.count());
  await expect
    .poll(() => facts.getByRole('button', { name: /^Wijzig/, includeHidden: true }).count())
    .toBe(await facts.count());
  await expect
    .poll(() => fact(page, 'bouwjaar').locator('[data-origin]').textContent())
    .toBe('door u ingevuld');
});

test('the answers that matter most lead straight to their question', async ({ open, link }) => {
  const page = await openKept(open, link);
  const jumps = page.getByRole('button', { name: /^Beantwoord deze vraag/ });
  await expect.poll(() => jumps.count()).toBe(3);
  await jumps.first().click();
  const asked = page.locator('[data-fact] [data-question]');
  await asked.waitFor();
  await expect.poll(() => asked.evaluate((box) => box.contains(document.activeElement))).toBe(true);
});

test('refined answers are kept behind the link and are there after a reload', async ({ open }) => {
  const page = await askReport(open);
  await insulateWall(page);
  await saved(page, 'saved').waitFor();
  const refined = await figures(page);
  const link = await linkOf(page);
  const kept = await openKept(open, link, { javaScriptEnabled: false });
  await expect.poll(() => figures(kept)).toEqual(refined);
  await expect.poll(() => fact(kept, 'wall').textContent()).toContain('door u ingevuld');
  await page.reload();
  await report(page).waitFor();
  await expect.poll(() => figures(page)).toEqual(refined);
});

test('whoever has the link can refine the report too', async ({ open, site }) => {
  const page = await openKept(open, await requestReport(site.origin));
  const before = await figures(page);
  await insulateWall(page);
  await saved(page, 'saved').waitFor();
  const refined = await figures(page);
  expect(refined).not.toEqual(before);
  await page.reload();
  await expect.poll(() => figures(page)).toEqual(refined);
});

/** A report with steps, behind its link: its page, what it says, and the names of its steps, in order. */
async function withSteps(open: Open, origin: string) {
  const path = await requestReport(origin, { ...visitor(), woningtype: 'hoekwoning' });
  const page = await openKept(open, path);
  const names = (of = page) => measures(of).getByRole('heading').allTextContents();
  const nameOf = async (step: number) =>
    String((await names())[step - 1])
      .replace(/^Stap \d+: /, '')
      .replace(/, .*$/, '');
  return { path, page, names, nameOf, before: await figures(page) };
}

test('a step that is done already leaves the plan by keyboard, for good, and comes back', async ({
  open,
  site,
}) => {
  const { path, page, names, nameOf, before } = await withSteps(open, site.origin);
  const name = await nameOf(1);
  const summary = measures(page).first().locator('summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  const button = measures(page).first().getByRole('button', { name: 'Dit is al gedaan' });
  await button.waitFor();
  // The cavity wall's step has a link on bats before it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await names()).join()).not.toContain(name);
  const line = measures(page).filter({ hasText: /^Al gedaan: / });
  await expect.poll(() => line.textContent()).toContain(name);
  const back = line.getByRole('button', { name: 'Zet terug in het plan' });
  await expect.poll(() => back.evaluate((one) => one === document.activeElement)).toBe(true);
  await saved(page, 'saved').waitFor();
  const without = await figures(page);

  // The link holds it: for the reader's partner, and for the PDF.
  const elsewhere = await openKept(open, path);
  await expect.poll(async () => (await figures(elsewhere))[0]).toBe(without[0]);
  await expect
    .poll(() => measures(elsewhere).getByRole('heading').allTextContents())
    .toEqual(await names());

  await page.keyboard.press('Enter');
  await expect.poll(() => figures(page)).toEqual(before);
  await expect.poll(() => line.count()).toBe(0);
});

test('a step that the reader does not want stays out of link and PDF, and comes back', async ({
  open,
  site,
}) => {
  const { path, page, names, nameOf, before } = await withSteps(open, site.origin);
  const name = await nameOf(2);
  const step = measures(page).nth(1);
  await step.locator('summary').first().click();
  await step.getByRole('button', { name: 'Dit wil ik niet' }).click();
  await expect.poll(async () => (await names()).join()).not.toContain(name);
  const line = (of = page) =>
    measures(of).filter({ hasText: `Op uw verzoek niet in het plan: ${name}` });
  const back = (of = page) => line(of).getByRole('button', { name: 'Zet terug in het plan' });
  await expect.poll(() => back().evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => outcome(page).textContent()).toContain('U heeft 1 gegeven veranderd.');
  await saved(page, 'saved').waitFor();

  // Another day, or the reader's partner: what was not wanted is said, and can be taken back there.
  const elsewhere = await openKept(open, path);
  await expect.poll(() => names(elsewhere)).toEqual(await names());
  await expect.poll(() => line(elsewhere).count()).toBe(1);
  await back(elsewhere).click();
  await expect.poll(() => figures(elsewhere)).toEqual(before);
  await expect.poll(() => line(elsewhere).count()).toBe(0);
});

test('who wants none of the steps is told so, without a claim about the house', async ({
  open,
  site,
}) => {
  const { page } = await withSteps(open, site.origin);
  const steps = measures(page).filter({ has: page.getByRole('heading') });
  for (let left = await steps.count(); left > 0; left = await steps.count()) {
    const first = steps.first();
    await first.locator('summary').first().click();
    const name = await first.getByRole('heading').textContent();
    await first.getByRole('button', { name: 'Dit wil ik niet' }).click();
    await expect
      .poll(() =>
        steps
          .first()
          .getByRole('heading')
          .textContent({ timeout: 500 })
          .catch(() => ''),
      )
      .not.toBe(name);
  }
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toContain('van de stappen die u wel wilt, verdient geen enkele');
  await page.getByRole('button', { name: 'Zet terug in het plan' }).first().click();
  await expect.poll(() => steps.count()).toBeGreaterThan(0);
});

test('when it cannot be kept, the report says so and another try keeps it', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin), {
    mayLog: /Failed to load resource|503/,
  });
  await page.route('**/functions/v1/report/*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await insulateWall(page);
  await saved(page, 'failed').waitFor();
  await expect.poll(() => outcome(page).textContent()).toContain('Niet bewaard.');
  await page.unroute('**/functions/v1/report/*');
  await outcome(page).getByRole('button', { name: 'Probeer opnieuw' }).click();
  await saved(page, 'saved').waitFor();
});

test('a number that makes no sense counts as the nearest valid one, and is told', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin));
  await change(page, 'floorAreaM2');
  const input = fact(page, 'floorAreaM2').getByRole('textbox');
  await input.fill('5000');
  await input.blur();
  await expect.poll(() => fact(page, 'floorAreaM2').textContent()).toContain('600');
  await input.fill('groot');
  await input.blur();
  await expect.poll(() => fact(page, 'floorAreaM2').textContent()).toContain('Vul een getal in');
  await report(page).waitFor();
  expect((await figures(page)).join()).not.toMatch(/NaN|Infinity|undefined/);
});

test('what somebody put into the tab’s storage never breaks the report', async ({ open }) => {
  const page = await askReport(open);
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('sens:report') ?? '{}');
    kept.refined = { woningtype: 'kasteel', floorAreaM2: -4, x: 1 };
    sessionStorage.setItem('sens:report', JSON.stringify(kept));
  });
  await page.reload();
  await report(page).waitFor();
  await expect.poll(() => fact(page, 'woningtype').textContent()).toContain('Hoekwoning');
});

test('by keyboard: open a question, answer it, close it, and stand where one was', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin));
  await page
    .locator('details', { has: fact(page, 'residents') })
    .locator('summary')
    .click();
  await fact(page, 'residents').getByRole('button').focus();
  await page.keyboard.press('Enter');
  const input = fact(page, 'residents').getByRole('textbox');
  await expect.poll(() => input.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('4');
  await page.keyboard.press('Escape');
  const button = fact(page, 'residents').getByRole('button', { name: /^Wijzig/ });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => fact(page, 'residents').textContent()).toMatch(/4\smensen/);
});

test('without script the kept report reads whole, and says what the panel would need', async ({
  open,
  link,
}) => {
  const page = await openKept(open, link, { javaScriptEnabled: false, viewport: PHONE });
  await expect
    .poll(() => page.getByText('Om het hier te veranderen is JavaScript nodig.').isVisible())
    .toBe(true);
  await expect.poll(() => page.getByRole('button', { name: /^Wijzig/ }).count()).toBe(0);
  await expect.poll(() => heatPicture(page).count()).toBe(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});

test('the picture of the heat loss says the same as its table', async ({ open, link }) => {
  const page = await openKept(open, link);
  const name = await heatPicture(page).getAttribute('aria-label');
  await page.getByText('Bekijk deze cijfers als tabel').click();
  const rows = page.getByRole('table', { name: 'Deel van alle warmte die uw huis nu verliest' });
  const shares = await rows.locator('tbody tr td:nth-child(2)').allTextContents();
  expect(shares.length).toBe(6);
  for (const share of shares) expect(name).toContain(share);
});

test('an open question has the focus on the answer that is chosen', async ({ open, link }) => {
  const page = await openKept(open, link);
  await change(page, 'wall');
  const radios = fact(page, 'wall').getByRole('radio');
  await expect.poll(() => radios.first().isChecked()).toBe(false);
  const focused = fact(page, 'wall').locator('input:focus');
  await focused.waitFor();
  await expect.poll(() => focused.isChecked()).toBe(true);
});

test('what an answer does to the plan is read out, and on a phone stands clear of the outcome', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin), {
    viewport: { ...PHONE, height: 640 },
  });
  await insulateWall(page);
  const told = fact(page, 'wall').locator('[data-plan-change]');
  await told.waitFor();
  const [, words = ''] = String(await told.textContent()).split('Gevelisolatie: goed. ');
  expect(words).toMatch(/uit het plan/i);
  await expect.poll(() => outcome(page).locator('[data-announcer]').textContent()).toContain(words);
  const done = fact(page, 'wall').getByRole('button', { name: 'Klaar' });
  const end = async () => {
    const box = await done.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const barTop = async () => (await outcome(page).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await end()) <= (await barTop())).toBe(true);
  expect((await told.boundingBox())?.y).toBeGreaterThan(await listEnd(page));
});

test('on a phone a question opens below the list of parts, and what was answered stays in sight', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin), {
    viewport: { ...PHONE, height: 560 },
  });
  await change(page, 'ventilation');
  const question = fact(page, 'ventilation');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  // Nothing of the facts above it takes the room that its answers need.
  await expect.poll(() => top(question)).toBeGreaterThan(await listEnd(page));
  expect(await top(question)).toBeLessThan((await listEnd(page)) + 44);
  await question.locator('[value="mechanisch"]').check();
  await expect.poll(() => question.textContent()).toContain('door u ingevuld');
  await expect.poll(() => question.locator('[data-plan-change]').count()).toBe(0);
  const picked = question.locator('label', { has: page.locator(':checked') });
  await expect.poll(async () => (await top(picked)) >= (await listEnd(page))).toBe(true);
});

test('who goes along the answers by keyboard sees which one has the focus, whatever it changes', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin), {
    viewport: { ...PHONE, height: 640 },
  });
  await change(page, 'wall');
  await fact(page, 'wall').locator('input:focus').waitFor();
  for (let answers = 0; answers < 3; answers += 1) {
    await page.keyboard.press('ArrowDown');
    await fact(page, 'wall').locator('input:focus:checked').waitFor();
    await expect.poll(() => fact(page, 'wall').textContent()).toContain('door u ingevuld');
    const isCovered = () =>
      page.evaluate(() => {
        const box = document.activeElement?.closest('label')?.getBoundingClientRect();
        const at = box && document.elementFromPoint(box.left + 8, box.top + 2);
        return at?.closest('label') !== document.activeElement?.closest('label');
      });
    await expect.poll(isCovered).toBe(false);
  }
});

test('nothing floats over the outcome on a phone while the answers are gone through', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin), { viewport: PHONE });
  await stir(page);
  const dock = page.locator('.dock');
  await expect.poll(() => dock.isVisible()).toBe(true);
  await insulateWall(page);
  await fact(page, 'wall').getByRole('button', { name: 'Klaar' }).click();
  await expect.poll(() => dock.isVisible()).toBe(false);
  await outcome(page).getByRole('button', { name: 'Alles terugzetten' }).click({ trial: true });
  await page.locator('#plan').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => dock.isVisible()).toBe(true);
});

test('what an answer did is not said again of what something else does', async ({ open, site }) => {
  const page = await openKept(open, await requestReport(site.origin));
  const heard = outcome(page).locator('[data-announcer]');
  await insulateWall(page);
  await expect.poll(() => heard.textContent()).toContain('Door dit antwoord');
  await page
    .locator('section[aria-labelledby="plan"] summary')
    .filter({ hasText: 'Alle cijfers en waarom' })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Dit wil ik niet/ })
    .first()
    .click();
  await expect.poll(() => heard.textContent()).not.toContain('Door dit antwoord');
});

test('what takes an answer back leaves the keyboard at its question, or at the head of its section', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin));
  const press = async (of: Locator) => {
    await of.focus();
    await page.keyboard.press('Enter');
  };
  await insulateWall(page);
  await press(fact(page, 'wall').getByRole('button', { name: 'Terug naar onze aanname' }));
  const focused = fact(page, 'wall').locator('input:focus');
  await focused.waitFor();
  await expect.poll(() => focused.isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  await change(page, 'residents');
  for (const name of ['Terug naar onze aanname', /^Weet ik niet/]) {
    await fact(page, 'residents').getByRole('textbox').fill('4');
    await press(fact(page, 'residents').getByRole('button', { name }));
    await fact(page, 'residents').locator('input[type="text"]:focus').waitFor();
  }
  await fact(page, 'residents').getByRole('textbox').fill('4');
  await page.keyboard.press('Escape');
  await press(outcome(page).getByRole('button', { name: 'Alles terugzetten' }));
  await page.locator('#klopt-dit:focus').waitFor();
});

test('that answers are kept is read out once in a visit, and each time that it fails', async ({
  open,
  site,
}) => {
  const page = await openKept(open, await requestReport(site.origin), {
    mayLog: /Failed to load resource|503/,
  });
  const live = () => outcome(page).locator('[data-save]').getAttribute('aria-live');
  await insulateWall(page);
  await saved(page, 'saved').waitFor();
  expect(await live()).toBe('polite');
  const kept = page.waitForResponse('**/functions/v1/report/*');
  await fact(page, 'wall')
    .getByRole('radio', { name: /^Matig/ })
    .check();
  await kept;
  await saved(page, 'saved').waitFor();
  expect(await live()).toBe('off');
  await page.route('**/functions/v1/report/*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await fact(page, 'wall').getByRole('radio', { name: /^Goed/ }).check();
  await saved(page, 'failed').waitFor();
  expect(await live()).toBe('polite');
});

import type { Page } from 'playwright-core';
import {
  errorSummary,
  field,
  fieldError,
  fillForm,
  submitButton,
  TYPED_FIELDS,
  wakeForm,
} from './lib/form.ts';
import { DESKTOP, expect, PHONE as PHONE_SIZE, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const TOO_SHORT = 'Naam moet minimaal 2 karakters bevatten';
const EMAIL = 'Voer een geldig e-mailadres in';

/** Something wrong and something right for each field; contract/typed-fields.test.ts has the edges. */
const CASES: Record<string, [wrong: string, message: string, right: string]> = {
  naam: ['J', TOO_SHORT, 'Jo'],
  email: ['jan@voorbeeld', EMAIL, 'jan@voorbeeld.example'],
  telefoon: ['12345678', 'Telefoonnummer moet minimaal 9 cijfers bevatten', '+31 6 12345678'],
  straat: ['A', 'Straat is verplicht', 'Aa'],
  postcode: ['0123AB', 'Voer een geldige postcode in (bijv. 1234AB)', '1234 ab'],
  huisnummer: ['100000', 'Huisnummer mag maximaal 99999 zijn', '99999'],
  woonplaats: ['A', 'Woonplaats is verplicht', 'Ee'],
};

/** Sends the form and reads what it says at one field. */
async function judge(page: Page, name: string): Promise<string | undefined> {
  await field(page, name).press('Enter');
  const error = fieldError(page, name);
  return (await error.count()) > 0
    ? String(await error.textContent()).slice('Fout: '.length)
    : undefined;
}

test('each field is judged by its rule when the form is sent, and passes once it is right', async ({
  open,
}) => {
  const page = await open('/');
  // Addresses are looked up on the way; nothing of that is judged here.
  await page.route('**/functions/v1/address*', (route) => route.fulfill({ json: {} }));
  await wakeForm(page);
  // The dwelling type stays empty, so that no case is ever sent.
  const { woningtype: _, ...person } = visitor();
  await fillForm(page, person);
  for (const [name, [wrong, message, right]] of Object.entries(CASES)) {
    await field(page, name).fill(wrong);
    expect([name, await judge(page, name)]).toEqual([name, message]);
    await field(page, name).fill(right);
    expect([name, await judge(page, name)]).toEqual([name, undefined]);
  }
  await expect
    .poll(() => fieldError(page, 'woningtype').textContent())
    .toBe('Fout: Woningtype is verplicht');
});

test('the error summary takes focus, and its links lead to the fields', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await submitButton(page).click();
  const summary = errorSummary(page);
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await expect.poll(() => summary.getByRole('link').count()).toBe(TYPED_FIELDS.length + 1);
  for (const [index, name] of TYPED_FIELDS.entries()) {
    await summary.getByRole('link').nth(index).click();
    await expect
      .poll(() => field(page, name).evaluate((input) => input === document.activeElement))
      .toBe(true);
  }
  await summary.getByRole('link', { name: 'Woningtype is verplicht' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('woningtype');
});

test('what is wrong with a field that was left is read out, with its name, and each time anew', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const heard = page.locator('form [role="status"][data-sending]');
  for (let time = 0; time < 2; time += 1) {
    await field(page, 'email').fill('jan@voorbeeld');
    await page.keyboard.press('Tab');
    await expect.poll(() => heard.textContent()).toBe(`Fout bij E-mailadres: ${EMAIL}`);
    await field(page, 'email').fill('jan@voorbeeld.example');
    await page.keyboard.press('Tab');
    await expect.poll(() => heard.textContent()).toBe('');
  }
});

test('with something wrong the title of the page says so first, until all is right', async ({
  open,
}) => {
  const page = await open('/');
  const title = await page.title();
  await wakeForm(page);
  const { naam, woningtype: _type, ...person } = visitor();
  await fillForm(page, { ...person, woningtype: 'hoekwoning' });
  await expect.poll(() => page.title()).toBe(title);
  await submitButton(page).click();
  await fieldError(page, 'naam').waitFor();
  await expect.poll(() => page.title()).toBe(`Fout: ${title}`);
  await submitButton(page).click();
  await expect.poll(() => page.title()).toBe(`Fout: ${title}`);
  await field(page, 'naam').fill(naam);
  await expect.poll(() => page.title()).toBe(title);
});

test.for([PHONE_SIZE, DESKTOP])(
  'at $width px a link of the error summary leaves the name of what it leads to in sight',
  async (viewport, { open }) => {
    const page = await open('/', { viewport });
    await wakeForm(page);
    await submitButton(page).click();
    const links = errorSummary(page).getByRole('link');
    for (const link of await links.all()) {
      await link.click();
      const hidden = () =>
        page.evaluate(() => {
          const input = document.activeElement as HTMLInputElement;
          const name =
            input.type === 'radio'
              ? input.closest('fieldset')?.querySelector('legend')
              : input.labels?.[0];
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const { top, bottom } = name?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
          return top < header || bottom > window.innerHeight ? input.name : undefined;
        });
      await expect.poll(hidden).toBeUndefined();
    }
  },
);

test('every question of the form says whether it must be answered', async ({ open }) => {
  const page = await open('/');
  await expect
    .poll(() => page.getByRole('radiogroup', { name: 'Woningtype' }).getAttribute('aria-required'))
    .toBe('true');
  const asked = await page
    .locator('form input:not([type="radio"], [type="checkbox"], [type="range"], [hidden])')
    .evaluateAll((inputs) =>
      inputs
        .filter((input) => (input as HTMLInputElement).type !== 'hidden')
        .map((input) => [input.getAttribute('name'), input.getAttribute('aria-required')]),
    );
  expect(asked.filter(([, required]) => required !== 'true').map(([name]) => name)).toEqual([
    'toevoeging',
    'bouwjaar',
    'monthlyBill',
  ]);
});

test('the phone number tidies itself while it is typed, and the caret stays where one types', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const phone = field(page, 'telefoon');
  await phone.focus();
  await page.keyboard.type('06 12-34 5678');
  await expect.poll(() => phone.inputValue()).toBe('612345678');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' x9');
  await expect.poll(() => phone.inputValue()).toBe('6192345678');
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  await expect.poll(() => caret()).toBe(3);
  await page.keyboard.press('Backspace');
  expect([await phone.inputValue(), await caret()]).toEqual(['612345678', 2]);
});

test('an error is tied to its field and goes as soon as the field is right', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await submitButton(page).click();
  const name = field(page, 'naam');
  await fieldError(page, 'naam').waitFor();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => name.getAttribute('aria-describedby')).toContain('aanvraag-naam-fout');
  await name.pressSequentially('J');
  await expect.poll(() => fieldError(page, 'naam').count()).toBe(1);
  await name.pressSequentially('a');
  await fieldError(page, 'naam').waitFor({ state: 'detached' });
  await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
  // The summary stays what it was: nobody is read all of it while correcting one field.
  await expect.poll(() => errorSummary(page).getByText(TOO_SHORT).count()).toBe(1);
  await page.locator('form').getByLabel('Hoekwoning').check();
  await fieldError(page, 'woningtype').waitFor({ state: 'detached' });
});

test.for([768, 1024, 1060, 1440])(
  'at %i pixels e-mail and telephone fill a row or one each, and an error of the address stands in a line',
  async (width, { open }) => {
    const page = await open('/isolatie', { viewport: { ...DESKTOP, width } });
    await wakeForm(page);
    const boxOf = async (name: string) => {
      const box = await field(page, name).boundingBox();
      const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
      return { top: y, bottom: y + height, right: x + width };
    };
    const [email, phone] = [await boxOf('email'), await boxOf('telefoon')];
    expect(Math.abs(phone.top - email.top) < 1 || phone.top > email.bottom).toBe(true);
    expect(phone.right).toBeCloseTo((await boxOf('naam')).right, 0);
    await submitButton(page).click();
    for (const name of ['postcode', 'huisnummer']) {
      const tall = (await fieldError(page, name).boundingBox())?.height ?? 0;
      expect([name, tall > 0 && tall < 30]).toEqual([name, true]);
    }
  },
);

test('the error summary keeps its list while one corrects, and goes with the last error', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const { naam, email, ...person } = visitor();
  await fillForm(page, person);
  await submitButton(page).click();
  const links = errorSummary(page).getByRole('link');
  await expect.poll(() => links.count()).toBe(2);
  await field(page, 'naam').fill(naam);
  await fieldError(page, 'naam').waitFor({ state: 'detached' });
  expect(await links.count()).toBe(2);
  await field(page, 'email').fill(email);
  await errorSummary(page).waitFor({ state: 'detached' });
  // What is wrong again is said at its field, and no summary takes the focus from it.
  await field(page, 'email').fill('jan');
  await field(page, 'email').blur();
  await fieldError(page, 'email').waitFor();
  expect(await errorSummary(page).count()).toBe(0);
});

test('a field is judged when it is left filled in, and left alone while it is empty', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('jan@');
  await page.keyboard.press('Tab');
  await expect.poll(() => fieldError(page, 'email').textContent()).toBe(`Fout: ${EMAIL}`);
  await expect.poll(() => fieldError(page, 'naam').count()).toBe(0);
});

import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** The fields that a visitor types into, in the order of the form. */
export const TYPED_FIELDS = [
  'naam',
  'email',
  'telefoon',
  'postcode',
  'huisnummer',
  'straat',
  'woonplaats',
] as const;

/** A field of the lead form by its name. */
export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** The form's own button, whatever it says at the moment. */
export const submitButton = (page: Page) => page.locator('form button[type="submit"]');

/** The text of a field's error; nothing when it has none. */
export const fieldError = (page: Page, name: string) => page.locator(`#aanvraag-${name}-fout`);

/** What the form says at its top when it was sent with something wrong. */
export const errorSummary = (page: Page) =>
  page.getByRole('region', { name: 'Er is iets nog niet goed ingevuld' });

/** The form's slider for a figure; it serves the eye and has no name of its own. */
export const slider = (page: Page, name: string) => page.locator(`#aanvraag-${name}-schuif`);

/** Touches the form and waits until its script runs. */
export async function wakeForm(page: Page): Promise<void> {
  await field(page, 'naam').focus();
  await page.locator('astro-island:not([ssr]) form').waitFor();
}

/** Fills in what is given and leaves the rest alone. */
export async function fillForm(page: Page, values: Partial<Visitor>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'woningtype') await page.locator(`form [value="${value}"]`).check();
    else await field(page, name).fill(value);
  }
}

/** What a visitor says of oneself and the address, not of the house. */
const PERSON = [
  'naam',
  'email',
  'telefoon',
  'straat',
  'woonplaats',
  'postcode',
  'huisnummer',
] as const;

/** The lead form on a page that holds another form too. */
export const LEAD_FORM = '#formulier form';

/** The lead form's own script runs, on a page that holds another form too. */
export const leadFormLives = (page: Page) => page.locator(`${LEAD_FORM}[data-live]`).waitFor();

/** Holds the lead form's script back until it is let go, as on a slow line; the rest of the page runs. */
export async function holdLeadForm(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/LeadForm.*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Fills in who and where, in the lead form of a page that filled in the house by itself. */
export async function fillPerson(page: Page, person: Visitor): Promise<void> {
  for (const name of PERSON) await page.locator(`${LEAD_FORM} [name="${name}"]`).fill(person[name]);
}

/** Everything that stands in the form, as the browser would post it. */
export const formValues = (page: Page): Promise<Record<string, string>> =>
  page.locator('form').evaluate((form) => {
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form as HTMLFormElement)) values[name] = String(value);
    return values;
  });

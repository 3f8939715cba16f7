import type { Locator, Page } from 'playwright-core';
import { fillForm, submitButton } from './form.ts';
import type { Open } from './test.ts';
import { type Visitor, visitor } from './visitor.ts';

/** The personal report, once it stands there. */
export const report = (page: Page): Locator =>
  page.getByRole('heading', { name: /^Uw plan(, in deze volgorde)?$/ });

/** The measures of the plan, in order. */
export const measures = (page: Page): Locator =>
  page.locator('section[aria-labelledby="plan"] > div > ol > li');

/** The parts of the report that hold figures, as text. */
export const figures = (page: Page): Promise<string[]> =>
  page
    .locator('section[aria-labelledby="huis-nu"], section[aria-labelledby="plan"]')
    .evaluateAll((parts) => parts.map((part) => part.textContent));

/**
 * Asks for a report without a browser.
 * @returns the path of its page
 */
export async function requestReport(origin: string, person: Visitor = visitor()): Promise<string> {
  const response = await fetch(`${origin}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { reportPath } = (await response.json()) as { reportPath: string };
  return reportPath;
}

/** Where the page is and what it tells about sending, for when no report came. */
async function sayings(page: Page): Promise<string> {
  const told = page.locator('[role]:visible, [type="submit"]:visible, [id$="-fout"]');
  return [new URL(page.url()).pathname, ...(await told.allInnerTexts())]
    .filter(Boolean)
    .join(' | ');
}

/**
 * Fills the form in, sends it, and waits until the report stands there.
 * @throws Error with what the page says instead
 */
export async function sendForm(page: Page, person: Partial<Visitor>): Promise<void> {
  await fillForm(page, person);
  await submitButton(page).click();
  await report(page)
    .waitFor()
    .catch(async (cause: unknown) => {
      throw new Error(`No report came: ${await sayings(page)}`, { cause });
    });
}

/** Waits until the script of the report behind its link runs. */
export const reportLives = (page: Page): Promise<void> =>
  page.locator('astro-island:not([ssr]) [data-report]').waitFor();

/** The report behind its link; where scripts run, this one's does. */
export async function openKept(
  open: Open,
  link: string,
  options: Parameters<Open>[1] = {},
): Promise<Page> {
  const page = await open(link, options);
  if (options.javaScriptEnabled !== false) {
    await reportLives(page);
  }
  return page;
}

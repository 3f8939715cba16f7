import { adviserPath, reportPath } from '@sens/contract';
import type { Page } from 'playwright-core';
import { fieldError, submitButton, wakeForm } from './form.ts';
import { PAGE_KINDS } from './pages.ts';
import { reportLives, requestReport, sendForm } from './report.ts';
import { wakeTool } from './tool.ts';
import { unfold } from './unfold.ts';
import { visitor } from './visitor.ts';

async function toReport(page: Page): Promise<void> {
  await page.goto('/');
  await wakeForm(page);
  await sendForm(page, visitor());
}

async function toErrors(page: Page): Promise<void> {
  await page.goto('/');
  await wakeForm(page);
  await submitButton(page).click();
  await fieldError(page, 'woningtype').waitFor();
}

async function toKeptReport(page: Page, origin: string): Promise<void> {
  await page.goto(await requestReport(origin));
  await reportLives(page);
}

async function toAdviser(page: Page, origin: string): Promise<void> {
  await page.goto(adviserPath(await requestReport(origin)));
}

async function toOpenDetails(page: Page, origin: string): Promise<void> {
  await toKeptReport(page, origin);
  await unfold(page);
}

async function toRefining(page: Page, origin: string): Promise<void> {
  await toKeptReport(page, origin);
  await page
    .getByRole('button', { name: /^Beantwoord deze vraag/ })
    .first()
    .click();
  await page.locator('[data-fact] [data-question] input').first().waitFor();
}

/** The page that the server makes when a form without script is wrong. */
async function toServerErrors(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('form').evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await fieldError(page, 'naam').waitFor();
}

/** Opened by script, as its button is only there on narrow screens. */
async function toOpenMenu(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#zijmenu').evaluate((menu: HTMLElement) => menu.showPopover());
  await page.locator('#zijmenu:popover-open').waitFor();
}

const TOOLS = [
  'subsidie-calculator?woningtype=hoekwoning&doe=dak,warmtepomp',
  'energielabel-simulator?woningtype=hoekwoning&bouwjaar=1972&doe=dak',
  'warmtepomp-check?woningtype=hoekwoning&bouwjaar=1972',
  'roi-calculator?woningtype=hoekwoning&bouwjaar=1972&doe=dak',
];

/** How one gets somewhere on the site that runs at the origin. */
export type Reach = (page: Page, origin: string) => Promise<unknown>;

/** What the pages look like before anybody answers a thing, and how a visitor gets there. */
export const PAGE_STATES: Readonly<Record<string, Reach>> = {
  ...Object.fromEntries(
    Object.entries(PAGE_KINDS).map(([kind, path]) => [kind, (page: Page) => page.goto(path)]),
  ),
  'home with its side menu open': toOpenMenu,
  'worked examples': (page: Page) => page.goto('/rekenvoorbeelden'),
  'report whose link expired': (page: Page) => page.goto(reportPath('A'.repeat(32))),
};

/** What answers make of the form, the report and the tools. */
export const ANSWERED_STATES: Readonly<Record<string, Reach>> = {
  'form with errors': toErrors,
  'form with errors from the server': toServerErrors,
  report: toReport,
  'report behind its link': toKeptReport,
  'report with everything folded out': toOpenDetails,
  'report with a question open': toRefining,
  'what is behind a report, for the adviser': toAdviser,
  ...Object.fromEntries(
    TOOLS.map((tool) => [
      tool,
      async (page: Page) => {
        await page.goto(`/tools/${tool}`);
        await wakeTool(page);
      },
    ]),
  ),
};

/** Console errors that some of the states bring by their nature. */
export const STATES_MAY_LOG = /status of (404|422)/;

/**
 * How long the report takes: the computation by itself, and from the click on the button to the
 * report that can be seen. Usage: `node bench/report.ts`; exits 1 beyond the budgets.
 */
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { fillForm, submitButton, wakeForm } from '../e2e/lib/form.ts';
import { report } from '../e2e/lib/report.ts';
import { visitor } from '../e2e/lib/visitor.ts';
import { median, percentile, printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const WARM_UP = 500;
const REPORTS = 2_000;
const CLICKS = 5;
const TYPES = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'appartement',
] as const;

/** Every type, build year and cost in turn. */
const house = (number: number): DwellingAnswers => ({
  woningtype: TYPES[number % TYPES.length] ?? 'tussenwoning',
  bouwjaar: 1900 + ((number * 7) % 125),
  monthlyCostEur: 50 + ((number * 10) % 360),
});

function timeReport(number: number): number {
  const started = performance.now();
  makeReport(house(number), figures2026, '2026-11-20');
  return performance.now() - started;
}

const numbers = Array.from({ length: WARM_UP + REPORTS }, (_, number) => number);
const times = numbers.map(timeReport).slice(WARM_UP);

const clicks = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  const waits: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    // Each time a visitor who was never here: nothing is in any cache.
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 360, height: 780 } });
    await page.goto('/');
    await wakeForm(page);
    await fillForm(page, visitor());
    await submitButton(page).scrollIntoViewIfNeeded();
    const started = performance.now();
    await submitButton(page).click();
    await report(page).waitFor();
    waits.push(performance.now() - started);
    await page.context().close();
  }
  await browser.close();
  return waits;
});

printFigures('The report', [
  { name: `computed, median of ${REPORTS}`, value: median(times), unit: 'ms', most: 5 },
  { name: 'computed, p99', value: percentile(times, 0.99), unit: 'ms', most: 5 },
  {
    name: `click to visible report, median of ${CLICKS}`,
    value: median(clicks),
    unit: 'ms',
    most: 1500,
  },
  { name: 'click to visible report, slowest', value: Math.max(...clicks), unit: 'ms' },
]);

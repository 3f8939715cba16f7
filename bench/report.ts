/**
 * How long the report takes from the click on the button to the report that can be seen; the
 * computation by itself is in `bench/engine.ts`. Usage: `node bench/report.ts`; exits 1 beyond the
 * budgets.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { fillForm, submitButton, wakeForm } from '../e2e/lib/form.ts';
import { report } from '../e2e/lib/report.ts';
import { visitor } from '../e2e/lib/visitor.ts';
import { median, printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const CLICKS = 5;

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
  {
    name: `click to visible report, median of ${CLICKS}`,
    value: median(clicks),
    unit: 'ms',
    most: 1500,
  },
  { name: 'click to visible report, slowest', value: Math.max(...clicks), unit: 'ms' },
]);

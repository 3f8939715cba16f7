/**
 * How long a phone at a quarter of this machine's speed works on one step of the report's budget slider:
 * the script that plans anew, and the layout of what changed. Usage: `node bench/budget-slider.ts`; exits
 * 1 beyond the budget.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { reportLives, requestReport } from '../e2e/lib/report.ts';
import { median, percentile, printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const STEPS = 60;
const WARM_UP = 10;
const SLOWDOWN = 4;

/** A frame of sixty a second. */
const MOST_MS = 16;

const took = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 360, height: 780 } });
  await page.goto(await requestReport(origin));
  await reportLives(page);
  const way = page.locator('details', { has: page.locator('[data-own-way]') });
  await way.locator('summary').click();
  const slider = way.getByRole('slider', { name: 'Wat past in uw budget?' });
  await slider.scrollIntoViewIfNeeded();
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = await slider.evaluate(
    async (element, { steps }) => {
      const input = element as HTMLInputElement;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const found: number[] = [];
      const [min, max] = [Number(input.min), Number(input.max)];
      for (let step = 0; step < steps; step += 1) {
        // Between two steps the browser paints, as it does for a finger.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const to = min + ((step * 7) % steps) * ((max - min) / steps);
        const started = performance.now();
        set?.call(input, String(to));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // Lays out what changed, which the browser would do before it paints.
        document.body.getBoundingClientRect();
        found.push(performance.now() - started);
      }
      return found;
    },
    { steps: STEPS + WARM_UP },
  );
  const said = new Set([await way.locator('output').textContent()]);
  if (said.has('') || said.has(null))
    throw new Error('The slider says nothing: nothing was measured.');
  await browser.close();
  return times.slice(WARM_UP);
});

printFigures(`A step of the budget slider at ${SLOWDOWN} times slower`, [
  { name: `median of ${STEPS}`, value: median(took), unit: 'ms', most: MOST_MS },
  { name: 'nine in ten within', value: percentile(took, 0.9), unit: 'ms' },
  { name: 'longest', value: Math.max(...took), unit: 'ms' },
]);

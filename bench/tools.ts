/**
 * What a step of a slider costs in each tool, on a phone that is four times slower than this machine:
 * the handling of the input event, after which the control shows its new value, and all work of the
 * main thread that follows from it. Usage: `node bench/tools.ts [tool]`; exits 1 beyond the budgets.
 */
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { wakeTool } from '../e2e/lib/tool.ts';
import { type Figure, median, percentile, printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const CPU_SLOWDOWN = 4;
const STEPS = 20;
/** Long enough for everything that follows from a step, the address included. */
const REST_MS = 700;
const HANDLING_BUDGET_MS = 16;

/** Every tool with a state in which all of its parts are on the page. */
const STATES: Record<string, string> = {
  'subsidie-calculator': '?woningtype=hoekwoning&bouwjaar=1950&doe=dak,vloer,hrpp,warmtepomp',
  'energielabel-simulator':
    '?woningtype=hoekwoning&bouwjaar=1950&maatregel=dakisolatie&maatregel=hr-glas',
  'warmtepomp-check': '?woningtype=hoekwoning&bouwjaar=1950&geluid=58&afstand=3',
  'roi-calculator': '?woningtype=hoekwoning&bouwjaar=1950&doe=dakisolatie,zonnepanelen',
};

interface Seen {
  handlingMs: number[];
  longTaskMs: number[];
}

/** Notes in the page how long each input event is handled, and every task above 50 ms. */
function startWatching(): void {
  const seen: Seen = { handlingMs: [], longTaskMs: [] };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTaskMs.push(duration);
  }).observe({ type: 'longtask' });
  // Entries of type "event" leave out what is shown within 16 ms, which would be the best steps; so
  // from the first listener to the last, with the rendering that React does between them.
  let started = 0;
  window.addEventListener('input', () => (started = performance.now()), { capture: true });
  window.addEventListener('input', () => seen.handlingMs.push(performance.now() - started));
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Moves the first slider and gives what each step cost. */
async function measure(page: Page, tool: string): Promise<Seen & { workMs: number[] }> {
  await page.goto(`/tools/${tool}${STATES[tool]}`);
  await wakeTool(page);
  await page.locator('[data-tool] input[type="range"]:visible').first().focus();
  await page.waitForTimeout(2 * REST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(startWatching);
  const workMs: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const before = await taskMs(session);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(REST_MS);
    workMs.push((await taskMs(session)) - before);
  }
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
  return { ...seen, workMs };
}

const asked = process.argv[2];
const tools = Object.keys(STATES).filter((tool) => asked === undefined || tool === asked);

const results = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  const found: [string, Awaited<ReturnType<typeof measure>>][] = [];
  for (const tool of tools) {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 360, height: 780 } });
    found.push([tool, await measure(page, tool)]);
    await page.context().close();
  }
  await browser.close();
  return found;
});

const figures = results.flatMap(([tool, { handlingMs, workMs, longTaskMs }]): Figure[] => [
  {
    name: `${tool}: handling, median`,
    value: median(handlingMs),
    unit: 'ms',
    most: HANDLING_BUDGET_MS,
  },
  { name: '  handling, p90', value: percentile(handlingMs, 0.9), unit: 'ms' },
  { name: '  all work of a step, median', value: median(workMs), unit: 'ms' },
  { name: '  all work of a step, p90', value: percentile(workMs, 0.9), unit: 'ms' },
  { name: `  tasks above 50 ms in ${STEPS} steps`, value: longTaskMs.length },
  { name: '  the longest of them', value: Math.max(0, ...longTaskMs), unit: 'ms' },
]);
printFigures(`A slider's step in the tools, ${CPU_SLOWDOWN}x slowdown`, figures);

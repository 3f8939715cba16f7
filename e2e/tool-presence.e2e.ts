import type { Page } from 'playwright-core';
import { onDayOfBuild } from './lib/day-of-build.ts';
import { holdScripts } from './lib/hold-scripts.ts';
import { expect, PHONE, test } from './lib/test.ts';
import { choice, result } from './lib/tool.ts';

const TOOLS = [
  'subsidie-calculator',
  'energielabel-simulator',
  'warmtepomp-check',
  'roi-calculator',
];

const waits = (page: Page) => page.locator('astro-island[ssr] [data-tool]').count();

/** The tool and what renders it, by the names of their files. */
const TOOL_SCRIPT =
  /\/_astro\/(?:client|SubsidyCalculator|EnergyLabelSimulator|HeatPumpCheckTool|RoiCalculator)\.[\w-]+\.js$/;

/** Scripts of the tool itself that a page asks for, as they come. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (TOOL_SCRIPT.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

test.for(TOOLS)(
  '%s shows its result without a script until somebody moves',
  async (tool, { open }) => {
    const page = await open(undefined, { viewport: PHONE });
    await onDayOfBuild(page, `/tools/${tool}`);
    const scripts = scriptsOf(page);
    await page.goto(`/tools/${tool}`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await expect.poll(() => waits(page)).toBe(1);
    expect((await result(page).textContent())?.length).toBeGreaterThan(20);

    await page.mouse.wheel(0, 300);
    await page.locator('astro-island:not([ssr]) [data-tool]').waitFor();
    // What renders, and the tool.
    await expect.poll(() => scripts).toHaveLength(2);
  },
);

test('a first touch that is an answer counts at once', async ({ open }) => {
  const page = await open('/tools/roi-calculator', { viewport: PHONE });
  await choice(page, 'woningtype', 'hoekwoning').evaluate((radio: HTMLInputElement) =>
    radio.click(),
  );
  await page.keyboard.press('Shift');
  await page.locator('astro-island:not([ssr]) [data-tool]').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('woningtype')).toBe('hoekwoning');
});

test('a button that was clicked before its script came does what it says once it is there', async ({
  open,
}) => {
  const page = await open();
  const release = await holdScripts(page);
  await page.goto('/tools/roi-calculator?woningtype=hoekwoning', { waitUntil: 'domcontentloaded' });
  const busy = page.locator('main button[aria-busy="true"]');
  await page.getByRole('button', { name: 'Begin opnieuw' }).click();
  await expect.poll(() => busy.count()).toBe(1);
  await expect.poll(() => new URL(page.url()).search).toBe('?woningtype=hoekwoning');
  release();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Zet mijn antwoorden terug' }).waitFor();
  expect(await busy.count()).toBe(0);
});

test('a page that was made on another day computes for today at once', async ({ open }) => {
  const page = await open(undefined);
  await page.clock.setFixedTime(new Date('2027-03-04T12:00:00Z'));
  await page.goto('/tools/subsidie-calculator');
  await page.locator('astro-island:not([ssr]) [data-tool]').waitFor();
  await expect.poll(() => waits(page)).toBe(0);
});

test('a page that was not made for its address reads it at once', async ({ open }) => {
  const page = await open();
  // As when the server cannot render it, and sends the page as it was built.
  await page.route(/\?woningtype/, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('?', route.request().url()).href }),
    });
  });
  await page.goto('/tools/roi-calculator?woningtype=hoekwoning');
  await page.locator('astro-island:not([ssr]) [data-tool]').waitFor();
  await expect.poll(() => choice(page, 'woningtype', 'hoekwoning').isChecked()).toBe(true);
});

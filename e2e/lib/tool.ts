import type { Page } from 'playwright-core';
import { GIVES_UP_MS, moveUntil } from './shell.ts';

/** What a tool that sleeps on has and lacks, for the one who reads of it. */
const whyAsleep = (page: Page) =>
  page.evaluate(() => {
    const island = document.querySelector('[data-tool]')?.closest('astro-island');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name.split('/').at(-1));
    return JSON.stringify({
      state: document.readyState,
      waitsFor: island?.getAttribute('client') ?? 'no island',
      asleep: island?.hasAttribute('ssr') ?? false,
      known: customElements.get('astro-island') !== undefined,
      scripts,
    });
  });

/** Comes to the tool as visitors do, by moving at all, and waits until its script runs. */
export async function wakeTool(page: Page): Promise<void> {
  const isAwake = page.locator('astro-island:not([ssr]) [data-tool]');
  await moveUntil(page, () => isAwake.isVisible()).catch(async (cause: unknown) => {
    throw new Error(`The tool on ${page.url()} does not wake: ${await whyAsleep(page)}`, { cause });
  });
  // React takes the page over in slices, after its island is marked as awake: what is ticked in between
  // counts as filled in before the script came. Between slices a thread is never idle.
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    GIVES_UP_MS,
  );
}

/** The live result beside the questions. */
export const result = (page: Page) => page.locator('#uitkomst');

/** What one sees of it: the sentence for a screen reader in it comes only once the visitor rests. */
export const resultText = (page: Page) =>
  result(page).evaluate((shown) => {
    const seen = shown.cloneNode(true) as Element;
    for (const said of seen.querySelectorAll('[data-announcer]')) said.remove();
    return seen.textContent;
  });

/** What a screen reader is told of the result. */
export const announcement = (page: Page) => page.locator('[data-announcer]');

/** What a field says is wrong with it; the sentence for a screen reader may say it too, once the visitor rests. */
export const fieldError = (page: Page, words: string) =>
  page.locator('[id$="-fout"]', { hasText: words });

/** The tool's own question by its key of the address. */
export const question = (page: Page, key: string) => page.locator(`[data-tool] form #vraag-${key}`);

/** The answer of a question with a choice. */
export const choice = (page: Page, key: string, value: string) =>
  page.locator(`[data-tool] form [name="${key}"][value="${value}"]`);

/** Opens questions or measures that are folded in. */
export const openFold = (page: Page, title: string) =>
  page.locator('[data-tool] summary').filter({ hasText: title }).click();

/** The query in the address bar, once it says what is expected of it. */
export const query = (page: Page) => new URL(page.url()).search;

import { ALL_PATHS } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/** A page whose styles hold every class of the site. */
const FULL = '/verduurzamingsrapportage';

/** Classes that a page uses and that the full styles know, but its own do not. */
function unstyled({ html, full }: { html: string; full: string }): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const own = [...page.querySelectorAll('style')].map((style) => style.textContent).join();
  const used = new Set(
    [...page.querySelectorAll('[class]')].flatMap((each) => [...each.classList]),
  );
  return [...used].filter((name) => {
    const selector = `.${CSS.escape(name)}`;
    return full.includes(selector) && !own.includes(selector);
  });
}

test('no page uses a class that only the styles of reports and tools have', async ({
  open,
  site,
}) => {
  // The parser says that it would not apply another page's styles.
  const page = await open(FULL, { mayLog: /Applying inline style/ });
  const full = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(),
  );
  expect(full).toContain('.result-bar');
  for (const path of ALL_PATHS) {
    const html = await (await fetch(site.origin + path)).text();
    expect(await page.evaluate(unstyled, { html, full }), path).toEqual([]);
  }
});

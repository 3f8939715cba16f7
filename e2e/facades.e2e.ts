import { ALL_PATHS, LANDING_PAGES } from './lib/pages.ts';
import { expect, still as test } from './lib/test.ts';

const FACADES = ['Toon de kaart van Google', 'Bekijk de film'];
const TOWN_PAGES = new Set(LANDING_PAGES.slice(1).map(({ path }) => path));

test('on every kind of page nothing of a map or film is fetched before the click', async ({
  open,
  site,
}) => {
  const paths: string[] = [];
  for (const path of ALL_PATHS.filter((each) => !TOWN_PAGES.has(each))) {
    const html = await (await fetch(site.origin + path)).text();
    if (FACADES.some((facade) => html.includes(facade))) paths.push(path);
  }
  expect(paths).toContain('/');
  for (const path of paths) {
    // The test itself fails on any request to another host.
    const page = await open(path);
    for (const facade of FACADES) {
      const button = page.getByRole('button', { name: facade });
      if ((await button.count()) === 0) continue;
      await button.first().scrollIntoViewIfNeeded();
      await button.first().hover();
    }
    await page.waitForLoadState('networkidle');
    expect([path, await page.locator('iframe, video').count()]).toEqual([path, 0]);
    await page.close();
  }
});

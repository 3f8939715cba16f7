import { ALL_PATHS } from './lib/pages.ts';
import { expect, PHONE, test } from './lib/test.ts';

const REPORT_BUTTON = 'Gratis Verduurzamingsrapport';

/** Where the hero's main button leads, and whether the page holds the form; from the page's HTML. */
function readHero({ html, label }: { html: string; label: string }) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // The hero comes before everything else, also before the text's own buttons.
  const button = [...page.querySelectorAll('main a')].find(
    (link) => link.textContent.trim() === label,
  );
  return {
    href: button?.closest('main > :first-child') ? button.getAttribute('href') : undefined,
    hasForm: page.querySelector('#formulier form') !== null,
  };
}

test('the hero’s main button leads to the request page, and to the form where the page holds it', async ({
  open,
  site,
}) => {
  // The parser says that it would not apply another page's styles.
  const page = await open('/', { mayLog: /Applying inline style/ });
  // The home page and the tools have heads of their own.
  const ownHead = ['/', ...ALL_PATHS.filter((path) => path.startsWith('/tools'))];
  let withForm = 0;
  for (const path of ALL_PATHS.filter((each) => !ownHead.includes(each))) {
    const html = await (await fetch(site.origin + path)).text();
    const { href, hasForm } = await page.evaluate(readHero, { html, label: REPORT_BUTTON });
    expect([path, href]).toEqual([path, hasForm ? '#formulier' : '/verduurzamingsrapportage']);
    withForm += Number(hasForm);
  }
  expect(withForm).toBeGreaterThan(80);
  const check = page.getByRole('link', { name: 'Gratis Energielabel Check' });
  expect(await check.getAttribute('href')).toBe('/verduurzamingsrapportage');
});

test.for([
  '/isolatie',
  '/warmtepompen-rhoon',
  '/kozijnen-materiaaladvies',
  '/verduurzamingsrapportage',
])(
  'on a phone the hero’s main button of %s brings the form’s title into sight',
  async (path, { open }) => {
    const page = await open(path, { viewport: PHONE, reducedMotion: 'reduce' });
    await page.locator('main').getByRole('link', { name: REPORT_BUTTON }).first().click();
    const header = await page.locator('body > header').boundingBox();
    const title = page.locator('#formulier-titel');
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    expect((await title.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
    // The next stop of the keyboard is the form's first field.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('naam');
  },
);

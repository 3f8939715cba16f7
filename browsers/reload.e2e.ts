import { expectSeen, type Tab } from './lib/tab.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

/** Which part of the page is in the middle of the window. */
const inView = (tab: Tab) =>
  tab.ask(() => {
    const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main > *');
    return part ? [...document.querySelectorAll('main > *')].indexOf(part) : -1;
  });

/** How far from the top of the window an element begins, in px. */
const topOf = (tab: Tab, selector: string) =>
  tab.ask(
    (css) => Math.abs(document.querySelector(css)?.getBoundingClientRect().top ?? Number.NaN),
    selector,
  );

test('a link within a page, and an address that names a place, lead there', async ({
  tab,
  site,
}) => {
  await tab.resize(PHONE);
  await tab.open(`${site.origin}/`);
  await tab.click('#vragen-kaarten a[href="#contact"]');
  await expect.poll(() => topOf(tab, '#contact')).toBeLessThan(PHONE.height / 3);
  await tab.open(`${site.origin}/isolatie#eerst-de-vleermuizen`);
  await expect.poll(() => topOf(tab, '#eerst-de-vleermuizen')).toBeLessThan(PHONE.height / 2);
});

test.for([
  ['/', 4_000, '[data-dock] button'],
  ['/tools/energielabel-simulator', 900, 'astro-island:not([ssr]) [data-tool]'],
] as const)(
  'who reloads %s from %i px down, or comes back there, finds it working',
  async ([path, down, part], { tab, site }) => {
    await tab.resize(DESKTOP);
    await tab.open(site.origin + path);
    await tab.press('Tab');
    await expectSeen(tab, part);
    // Lengths above who jumps down sooner stay guessed: not every browser keeps the words in place when they grow.
    await expect
      .poll(() => tab.ask(() => document.querySelector('footer')?.dataset.laidOut ?? 'not yet'))
      .toBe('');
    const isDown = () => tab.ask((px) => scrollY > Number(px) / 2, String(down));
    await tab.ask((px) => scrollTo({ top: Number(px), behavior: 'instant' }), String(down));
    await expect.poll(isDown).toBe(true);
    const before = await inView(tab);
    await tab.reload();
    await expect.poll(isDown).toBe(true);
    await expect.poll(() => inView(tab)).toBe(before);
    await tab.press('Tab');
    await expectSeen(tab, part);
    await tab.open(`${site.origin}/privacy`);
    await tab.back();
    await tab.press('Tab');
    await expectSeen(tab, part);
  },
);

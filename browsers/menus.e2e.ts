import { expectSeen, focused, place } from './lib/tab.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

const button = (menu: string) => `body > header nav [popovertarget="${menu}"]`;

test('on a wide screen a menu opens under its button, makes way for another and closes on Escape', async ({
  tab,
  site,
}) => {
  await tab.resize(DESKTOP);
  await tab.open(site.origin);
  await tab.click(button('menu-1'));
  await expectSeen(tab, '#menu-1');
  // Where no anchor places it, the script that does comes with the first move of the pointer.
  const gap = () =>
    tab.ask(
      (from, to) => {
        const above = document.querySelector(from)?.getBoundingClientRect();
        const below = document.querySelector(to)?.getBoundingClientRect();
        return above && below ? [below.top - above.bottom, below.left - above.left] : [];
      },
      button('menu-1'),
      '#menu-1',
    );
  await expect.poll(async () => Math.abs((await gap())[1] ?? 99)).toBeLessThan(60);
  const [down = 99] = await gap();
  expect(down).toBeGreaterThan(-1);
  expect(down).toBeLessThan(40);

  await tab.click(button('menu-2'));
  await expectSeen(tab, '#menu-2');
  await expectSeen(tab, '#menu-1', false);
  await tab.press('Escape');
  await expectSeen(tab, '#menu-2', false);
  await expect.poll(() => focused(tab)).toBe('Tools');

  await tab.click(button('menu-1'));
  await tab.click('#menu-1 [href="/isolatie"]');
  await expect.poll(() => place(tab)).toBe('/isolatie');
  await expectSeen(tab, '#menu-1', false);
});

test('on a phone the side menu closes on Escape and on its button, and a link of it leads on', async ({
  tab,
  site,
}) => {
  await tab.resize(PHONE);
  await tab.open(site.origin);
  const open = async () => {
    await tab.click('body > header [popovertarget="zijmenu"]');
    await expectSeen(tab, '#zijmenu');
  };
  await expectSeen(tab, '#zijmenu', false);
  await open();
  await tab.press('Escape');
  await expectSeen(tab, '#zijmenu', false);
  await open();
  await tab.click('#zijmenu [popovertargetaction="hide"]');
  await expectSeen(tab, '#zijmenu', false);
  await open();
  await tab.click('#zijmenu [href="/isolatie"]');
  await expect.poll(() => place(tab)).toBe('/isolatie');
  await expectSeen(tab, '#zijmenu', false);
});

test('the search finds pages and closes on Escape, and a button goes on among the services', async ({
  tab,
  site,
}) => {
  await tab.resize(DESKTOP);
  await tab.open(`${site.origin}/contact`);
  await tab.click('body > header [data-open="search"]');
  await expectSeen(tab, 'dialog.site-search');
  await tab.type('#zoekwoord', 'dakisolatie');
  await expectSeen(tab, 'dialog.site-search li a');
  await tab.press('Escape');
  await expectSeen(tab, 'dialog.site-search', false);

  await tab.open(site.origin);
  await tab.click('[data-carousel] [data-step="1"]');
  const scrolled = () =>
    tab.ask(() => document.querySelector('#diensten-kaarten')?.scrollLeft ?? 0);
  await expect.poll(scrolled).toBeGreaterThan(100);
});

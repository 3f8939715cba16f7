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
  const gap = await tab.ask(
    (from, to) => {
      const above = document.querySelector(from)?.getBoundingClientRect();
      const below = document.querySelector(to)?.getBoundingClientRect();
      return above && below ? [below.top - above.bottom, below.left - above.left] : [];
    },
    button('menu-1'),
    '#menu-1',
  );
  expect(gap[0]).toBeGreaterThan(-1);
  expect(gap[0]).toBeLessThan(40);
  expect(Math.abs(gap[1] ?? 99)).toBeLessThan(60);

  await tab.click(button('menu-2'));
  await expectSeen(tab, '#menu-2');
  await expectSeen(tab, '#menu-1', false);
  await tab.press('Escape');
  await expectSeen(tab, '#menu-2', false);
  expect(await focused(tab)).toBe('Tools');

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

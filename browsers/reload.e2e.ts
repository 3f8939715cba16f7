import { expectSeen } from './lib/tab.ts';
import { DESKTOP, expect, test } from './lib/test.ts';

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
    const isDown = () => tab.ask((px) => scrollY > Number(px) / 2, String(down));
    await tab.ask((px) => scrollTo({ top: Number(px), behavior: 'instant' }), String(down));
    await expect.poll(isDown).toBe(true);
    await tab.reload();
    await expect.poll(isDown).toBe(true);
    await tab.press('Tab');
    await expectSeen(tab, part);
    await tab.open(`${site.origin}/privacy`);
    await tab.back();
    await tab.press('Tab');
    await expectSeen(tab, part);
  },
);

import { expectSeen, focused, text } from './lib/tab.ts';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

test.for([PHONE, DESKTOP])(
  'at $width px a page of a town has its heading and the form, and nothing sticks out',
  async (size, { tab, site }) => {
    await tab.resize(size);
    await tab.open(`${site.origin}/isolatie-ridderkerk`);
    await expect.poll(() => text(tab, 'h1')).toContain('Ridderkerk');
    await tab.click('form [name="naam"]');
    await expect.poll(() => focused(tab)).toBe('naam');
    await expectSeen(tab, 'form button[type="submit"]');
    const width = () =>
      tab.ask(() => [window.innerWidth, document.documentElement.scrollWidth] as const);
    const [inner, content] = await width();
    // WebKit's own browser is never narrower than its buttons.
    expect(inner).toBeLessThan(size.width + 100);
    expect(content).toBeLessThanOrEqual(inner);
  },
);

import { describe } from 'vitest';
import { expect, still as test } from './lib/test.ts';
import { choice, query, result, wakeTool } from './lib/tool.ts';

/** Per tool a value that it cannot use under a key of its own, as a link of an older version may have. */
const TOOLS = [
  ['subsidie-calculator', 'doe=dakkapel&rol=huurder', ['dakkapel', 'huurder']],
  ['energielabel-simulator', 'maatregel=kernreactor&muur=dik', ['kernreactor', 'dik']],
  ['warmtepomp-check', 'rekening=kwijt&buitenplek=maan', ['kwijt', 'maan']],
  ['roi-calculator', 'doe=luchtkasteel&prijspad=omhoog', ['luchtkasteel', 'omhoog']],
] as const;

/** What no version ever wrote: broken encoding, names that programs trip over, far too much. */
const BROKEN = [
  '%E0%A4%A=1',
  'woningtype=%ff%fe',
  'bouwjaar=%00',
  '__proto__=x&constructor=y',
  '=&&&=',
  `oud=${'a'.repeat(4000)}`,
].join('&');

describe.for(TOOLS)('an address of %s', ([tool, odd, words]) => {
  test.for([true, false])(
    'from an older version gives the whole page and says what was left out (script: %s)',
    async (javaScriptEnabled, { open }) => {
      const page = await open(`/tools/${tool}?woningtype=hoekwoning&versie=1&${odd}`, {
        javaScriptEnabled,
      });
      const notes = page.getByRole('complementary', { name: 'Wij hebben iets aangepast' });
      const text = await notes.textContent();
      for (const word of words) expect(text).toContain(`"${word}"`);
      expect(text).not.toContain('versie');
      await expect.poll(() => choice(page, 'woningtype', 'hoekwoning').isChecked()).toBe(true);
      await expect
        .poll(() => result(page).textContent())
        .not.toMatch(/NaN|undefined|Infinity|\[object/);
      await expect.poll(() => page.locator('footer').count()).toBeGreaterThan(0);
    },
  );

  test('that is broken gives the whole page, and is clean again after the first answer', async ({
    open,
  }) => {
    const page = await open(`/tools/${tool}?${BROKEN}`);
    await wakeTool(page);
    expect((await result(page).textContent())?.length).toBeGreaterThan(20);
    await expect
      .poll(() => page.locator('[data-tool]').textContent())
      .not.toMatch(/NaN|undefined|Infinity/);
    await choice(page, 'woningtype', 'vrijstaand').check();
    await expect.poll(() => query(page)).toBe('?woningtype=vrijstaand');
  });
});

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { wrongIn } from '../../built/lib/sound-html.ts';
import { axeViolations } from './axe.ts';
import { lostSpaces, setWords, smallWords, staysInPlace, sticksOut } from './looks.ts';
import { type Reach, STATES_MAY_LOG } from './states.ts';
import { DESKTOP, expect, openPage, PHONE, test } from './test.ts';
import { unfold } from './unfold.ts';

/**
 * Asks of each state what is asked of every page. A state is reached once for all of it; each test
 * leaves it as it found it, the last but for its folds.
 */
export function judgeStates(states: Readonly<Record<string, Reach>>): void {
  describe.for(Object.entries(states))('%s', ([name, reach]) => {
    let opened: Awaited<ReturnType<typeof openPage>>;
    let page: Page;

    test.beforeAll(async ({ visits }) => {
      // Nothing is still on its way to the next page when the window's size changes.
      const options = { reducedMotion: 'reduce', mayLog: STATES_MAY_LOG } as const;
      opened = await openPage(visits, options);
      page = opened.page;
      await reach(page, visits.origin);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });

    test.afterAll(async () => {
      expect(await opened.end()).toEqual([]);
    });

    test('has HTML without an error, also what scripts made of it', async () => {
      expect(await wrongIn(await page.content())).toEqual([]);
    });

    test('loses no space between words for who listens', async () => {
      expect(await lostSpaces(page)).toEqual([]);
    });

    test('fits every width without scrolling sideways', async () => {
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await sticksOut(page)]).toEqual([width, []]);
      }
    });

    test('fits a phone with words twice as large', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await setWords(page, '200%');
      expect(await sticksOut(page)).toEqual([]);
      await setWords(page, '');
    });

    test.skipIf(name.includes('menu open'))(
      'has nothing on a low screen that stays in place over what is read',
      async () => {
        const scrollTo = (to: number) =>
          page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
        // A phone on its side, and a desk's screen at 400 %.
        for (const [width, height] of [
          [844, 390],
          [320, 256],
        ] as const) {
          await page.setViewportSize({ width, height });
          await scrollTo(900);
          expect([width, await staysInPlace(page)]).toEqual([width, []]);
        }
        await scrollTo(0);
      },
    );

    test('has no accessibility violation, narrow or wide', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        expect([size.width, await axeViolations(page)]).toEqual([size.width, []]);
      }
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });

    test('has nothing too small to read, narrow or wide, with everything folded out', async () => {
      await unfold(page);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await smallWords(page)]).toEqual([width, []]);
      }
    });
  });
}

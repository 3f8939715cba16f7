import type { Page } from 'playwright-core';
import { reportLives, requestReport } from './report.ts';
import { expect, openPage, still } from './test.ts';

/**
 * For tests that look at a report and leave it as it is: to ask for one, which is mailed with its PDF, and to open it
 * takes two seconds of a processor. `link` is that of the usual visitor's, one for all of a file; behind `look` it
 * stands open, with its script running. What of a test depends on the size of the window sets that size.
 */
export const test = still
  .extend('link', { scope: 'file' }, ({ site }) => requestReport(site.origin))
  .extend('shown', { scope: 'file' }, async ({ visits, link }, { onCleanup }) => {
    const opened = await openPage(visits, { reducedMotion: 'reduce' });
    onCleanup(async () => expect(await opened.end()).toEqual([]));
    await opened.page.goto(link);
    await reportLives(opened.page);
    return opened;
  })
  .extend('look', ({ shown }, { onCleanup }): Page => {
    // Of whom it is: the next test begins with nothing said.
    onCleanup(() => expect(shown.complaints.splice(0)).toEqual([]));
    return shown.page;
  });

import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { CHROMIUM } from './chromium.ts';
import { lostClasses } from './lost-classes.ts';
import { discard, type RunningServer, startServer } from './server.ts';
import { createVisits, FEW_PROCESSES, type Visits } from './visits.ts';
import { watch } from './watch.ts';

export { expect };

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1440, height: 900 };

export interface OpenOptions extends BrowserContextOptions {
  /** Errors that belong to what the test does, such as an answer with status 404. */
  mayLog?: RegExp;
  /** Addresses of others that the visitor agreed to load from. */
  mayAsk?: RegExp;
}

/** Opens a page in a browser of its own kind: no cookies, no storage, Dutch, in Amsterdam. */
export type Open = (path?: string, options?: OpenOptions) => Promise<Page>;

/** Opens an empty page; `complaints` say what went wrong on it so far, a sentence for each, and `end`, which closes it, all. */
export async function openPage({ origin, enter }: Visits, options: OpenOptions) {
  const { mayLog, mayAsk, viewport, reducedMotion, ...rest } = options;
  const { context, page, end } = await enter(
    { viewport: viewport ?? DESKTOP, reducedMotion },
    { viewport: DESKTOP, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', ...rest },
  );
  // Only what is broken waits that long; a busy machine may take its time.
  context.setDefaultTimeout(20_000);
  const { complaints, stop } = watch(context, rest.baseURL ?? origin, mayLog, mayAsk);
  const endWithComplaints = async (): Promise<string[]> => {
    const lost = await lostClasses(context);
    await end();
    // What goes wrong as the page goes counts too; the next visitor is watched by another test.
    stop();
    return [...complaints, ...lost];
  };
  return { page, complaints, end: endWithComplaints };
}

/** Starts a server of the test's own, with settings and a data folder of its own; both go when the test ends. */
export type OwnServer = (...how: Parameters<typeof startServer>) => Promise<RunningServer>;

type Shared = { visits: Visits; ownServer: OwnServer };
type Cleanup = { onCleanup: (end: () => Promise<void>) => void };

/** Makes `open`: what it opens is closed when the test ends, and what went wrong on it fails the test. */
const opener =
  (defaults: BrowserContextOptions) =>
  // Asks for `ownServer` so that servers stop after the pages that may still ask them something.
  async ({ visits, ownServer: _after }: Shared, { onCleanup }: Cleanup): Promise<Open> => {
    const opened: Awaited<ReturnType<typeof openPage>>[] = [];
    onCleanup(async () => {
      const complaints = await Promise.all(opened.map(({ end }) => end()));
      expect(complaints.flat()).toEqual([]);
    });
    return async (path, options = {}) => {
      const one = await openPage(visits, { ...defaults, ...options });
      opened.push(one);
      if (path) await one.page.goto(path);
      return one.page;
    };
  };

const shared = base
  .extend('site', { scope: 'worker' }, () => inject('site'))
  // A browser for each worker: between them every message would pass through a third process.
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that no other fixture is needed.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({
      ...CHROMIUM,
      args: [...(CHROMIUM.args ?? []), ...FEW_PROCESSES],
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visits', { scope: 'worker' }, ({ browser, site }) => createVisits(browser, site.origin))
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('ownServer', async ({}, { onCleanup }): Promise<OwnServer> => {
    const started: RunningServer[] = [];
    onCleanup(() => discard(...started));
    return async (...how) => {
      const server = await startServer(...how);
      started.push(server);
      return server;
    };
  });

/**
 * The journeys' test: `open` gives pages. A console error, a page error or a request to another
 * origin on any of them fails the test.
 */
export const test = shared.extend('open', opener({}));

/**
 * The same for a visitor who asked for less motion: for what is not about how things move. The page
 * comes to rest at once, which takes a third of the work off a test.
 */
export const still = shared.extend('open', opener({ reducedMotion: 'reduce' }));

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What a page can be given after it was opened, so that visitors who differ in it share a context. */
export interface PageOptions {
  viewport: { width: number; height: number };
  reducedMotion?: BrowserContextOptions['reducedMotion'];
}

/** A new page of a visitor who has never been here; `end` closes it with all that was left behind. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  end(): Promise<void>;
}

/** Visitors of the site that all tests share, or of a test's own server. */
export interface Visits {
  /** Where the shared site stands. */
  origin: string;
  enter(options: PageOptions, rest?: BrowserContextOptions): Promise<Visit>;
}

/** So that Chromium has one process for all pages of a context, and none for what they fetch. */
export const FEW_PROCESSES = [
  '--renderer-process-limit=1',
  '--enable-features=NetworkServiceInProcess2',
];

/** After so many visitors a context goes, with what its process has gathered. */
const MOST_VISITORS = 40;

/** Of the same site, and without a script that keeps things of its own. */
export const EMPTY_PATH = '/robots.txt';

/** Whether a test set the clock: nothing takes that away from a context again. */
const HAS_OWN_TIME = () => '__pwClock' in globalThis;

interface Room {
  context: BrowserContext;
  /** Of nobody: it keeps the process of a context going between two visitors. */
  keeper: Page;
  visitors: number;
}

async function openPage(
  context: BrowserContext,
  { viewport, reducedMotion }: PageOptions,
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  if (reducedMotion) await page.emulateMedia({ reducedMotion });
  return page;
}

/** Makes a context as new: nothing stored, nothing fetched, nothing allowed, nothing stood in for. */
async function clear({ context, keeper }: Room, origin: string): Promise<void> {
  const others = context.pages().filter((page) => page !== keeper);
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll();
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(keeper);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/**
 * Lends contexts of a browser to one visitor after another. To start a process for each was a quarter
 * of what opening a page costs; each still comes without a cookie, a store or a file fetched before.
 * @param browser started with `FEW_PROCESSES`
 * @param origin the site that visitors come to
 */
export function createVisits(browser: Browser, origin: string): Visits {
  const free = new Map<string, Room[]>();

  async function newRoom(options: BrowserContextOptions): Promise<Room> {
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(EMPTY_PATH);
    return { context, keeper, visitors: 0 };
  }

  async function enter(options: PageOptions, rest: BrowserContextOptions = {}): Promise<Visit> {
    // Who visits a server of a test's own has a context of their own: both go with the test.
    if (rest.baseURL !== undefined) {
      const context = await browser.newContext(rest);
      return { context, page: await openPage(context, options), end: () => context.close() };
    }
    const kind = JSON.stringify(rest);
    const rooms = free.get(kind) ?? [];
    free.set(kind, rooms);
    const room = rooms.pop() ?? (await newRoom({ ...rest, baseURL: origin }));
    const { context } = room;
    const end = async () => {
      // Closed with its context by the test itself.
      if (room.keeper.isClosed()) return;
      room.visitors += 1;
      const isWornOut =
        room.visitors >= MOST_VISITORS || (await room.keeper.evaluate(HAS_OWN_TIME));
      if (isWornOut) return context.close();
      await clear(room, origin);
      rooms.push(room);
    };
    return { context, page: await openPage(context, options), end };
  }

  return { origin, enter };
}

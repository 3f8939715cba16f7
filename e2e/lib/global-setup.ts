import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM } from './chromium.ts';
import { endAll, type Running, type Site, startSite } from './site.ts';

/** What the tests share: one server, one address register, one browser. */
export interface Shared extends Site {
  /** Where to reach the browser. */
  browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    shared: Shared;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running: Running = [];
  try {
    const site = await startSite(running);
    const browser = await chromium.launchServer(CHROMIUM);
    running.push(() => browser.close());
    project.provide('shared', { ...site, browser: browser.wsEndpoint() });
    return () => endAll(running);
  } catch (error) {
    await endAll(running);
    throw error;
  }
}

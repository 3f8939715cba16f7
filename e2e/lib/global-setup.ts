import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM } from './chromium.ts';
import { startPdok } from './pdok.ts';
import { newDataDir, requireBuiltSite, startServer } from './server.ts';
import { visitor } from './visitor.ts';

/** What the tests share: one server, one address register, one browser. */
export interface Shared {
  origin: string;
  dataDir: string;
  logFile: string;
  pdokUrl: string;
  /** Where to reach the browser. */
  browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    shared: Shared;
  }
}

/**
 * The server reads its files at start, but loads what renders pages on request at first use: that
 * is done here, so that a build made meanwhile changes nothing under a running test.
 */
async function renderOnce(origin: string): Promise<void> {
  for (const fields of [{}, { ...visitor() }]) {
    const answer = await fetch(`${origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
    const html = await answer.text();
    if (!/^<!doctype html>/i.test(html)) throw new Error(`The site cannot render: ${html}`);
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireBuiltSite();
  const dataDir = newDataDir();
  const running: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of running.toReversed()) await end();
  };
  try {
    const pdok = await startPdok();
    running.push(pdok.stop);
    const server = await startServer({ PDOK_URL: pdok.origin }, dataDir);
    running.push(server.stop);
    await renderOnce(server.origin);
    const browser = await chromium.launchServer(CHROMIUM);
    running.push(() => browser.close());
    const { origin, logFile } = server;
    const shared = {
      origin,
      dataDir,
      logFile,
      pdokUrl: pdok.origin,
      browser: browser.wsEndpoint(),
    };
    project.provide('shared', shared);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

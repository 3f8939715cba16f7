import { rm } from 'node:fs/promises';
import { startPdok } from './pdok.ts';
import { newDataDir, requireBuiltSite, startServer } from './server.ts';
import { visitor } from './visitor.ts';

/** The site as it runs for the tests: one server, one address register. */
export interface Site {
  origin: string;
  dataDir: string;
  logFile: string;
  pdokUrl: string;
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

/** What ends in reverse order of its start. */
export type Running = (() => unknown)[];

/** Ends what runs, the latest first. */
export async function endAll(running: Running): Promise<void> {
  for (const end of running.toReversed()) await end();
}

/**
 * Starts the built site with an address register of its own.
 * @param running gathers what is to be ended, also when a later part does not start
 */
export async function startSite(running: Running): Promise<Site> {
  requireBuiltSite();
  const dataDir = newDataDir();
  running.push(() => rm(dataDir, { recursive: true, force: true }));
  const pdok = await startPdok();
  running.push(pdok.stop);
  const { origin, logFile, stop } = await startServer({ PDOK_URL: pdok.origin }, dataDir);
  running.push(stop);
  await renderOnce(origin);
  return { origin, dataDir, logFile, pdokUrl: pdok.origin };
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { beforeAll, onTestFinished } from 'vitest';
import { buildApp, type Overrides } from '#app.ts';
import { type Config, parseConfig } from '#config/config.ts';
import type { Company } from '#content/company.ts';
import { RENDER_MODULE, SITE_FILES } from './test-site.ts';

export const COMPANY: Company = {
  name: 'SENS',
  email: 'info@sens.example',
  phone: { display: '0180 000 000', e164: '+31180000000' },
  callHours: [{ days: [0, 1, 2, 3], spans: [{ from: 9 * 60, to: 16 * 60 + 30 }] }],
};

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  /** Everything the server has logged so far. */
  log: () => string;
}

/** Takes what is to be done at the end. */
export type AtEnd = (end: () => Promise<void>) => void;

/**
 * One server for all tests of a `describe` that leave it as it was.
 * @returns hands it over within a test
 */
export function sharedServer<T>(start: (atEnd: AtEnd) => Promise<T>): () => T {
  let server: T;
  beforeAll(async () => {
    const ends: (() => Promise<void>)[] = [];
    server = await start((end) => ends.push(end));
    return async () => {
      for (const end of ends.toReversed()) await end();
    };
  });
  return () => server;
}

/** A new empty folder that goes when the test ends. */
export function tempFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'sens-test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder, making what is needed. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/**
 * The real server on a small stand-in of the built site, closed when the test ends, or when
 * `atEnd` says so.
 * @param settings replace parts of the configuration; limits are out of the way unless given
 */
export async function startTestApp(
  settings: Partial<Omit<Config, 'rateLimits'>> & {
    rateLimits?: Partial<Config['rateLimits']>;
  } = {},
  overrides: Overrides = {},
  atEnd: AtEnd = onTestFinished,
): Promise<TestApp> {
  const folder = tempFolder(atEnd);
  writeFiles(join(folder, 'client'), SITE_FILES);
  writeFiles(folder, { 'entry.mjs': RENDER_MODULE });
  const config: Config = {
    ...parseConfig({ DATA_DIR: join(folder, 'data') }, COMPANY),
    siteDir: join(folder, 'client'),
    renderModule: join(folder, 'entry.mjs'),
    cardPartsDir: join(folder, 'report-card'),
    storeBusyMs: 200,
    ...settings,
    rateLimits: {
      submit: 1e6,
      submitAll: 1e6,
      mailbox: 1e6,
      address: 1e6,
      report: 1e6,
      vitals: 1e6,
      assistant: 1e6,
      ...settings.rateLimits,
    },
  };
  let log = '';
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const app = await buildApp(config, { company: COMPANY, logStream, ...overrides });
  atEnd(() => app.close());
  return { app, config, log: () => log };
}

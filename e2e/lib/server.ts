import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../scripts/lib/server-process.ts';

const inRepo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const READY_WITHIN_MS = 60_000;

export interface RunningServer {
  origin: string;
  pid: number;
  dataDir: string;
  /** File with everything the server has logged so far. */
  logFile: string;
  /** Stops the process the graceful way; resolves when it is gone, also when it was stopped before. */
  stop(): Promise<void>;
}

/**
 * Stops servers and takes away what they kept. Beside each other: on a busy machine each may take all of its time to
 * finish what it makes.
 */
export const discard = async (...servers: readonly RunningServer[]): Promise<void> => {
  await Promise.all(
    servers.map(async ({ stop, dataDir }) => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    }),
  );
};

/** A new empty folder for one server's data. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'sens-e2e-'));

/** @throws Error when the site is not built: there would be nothing to look at */
export function requireBuiltSite(): void {
  const needed = ['site/dist/client/index.html', 'site/dist/server/entry.mjs'];
  if (needed.every((file) => existsSync(inRepo(file)))) return;
  throw new Error('The site is not built: run `npm run build` first (npm test does it by itself).');
}

/** What starts a server: a program of this repository with its arguments. */
type Program = readonly [file: string, ...args: string[]];

/** The server with another moment on its clock, for what a report says of its year. */
export const serverAt = (moment: string): Program => ['server/testing/server-on-day.ts', moment];

/**
 * Starts the real server in a process of its own on the loopback address, with limits out of the way.
 * @param settings environment variables besides; PORT 0 means any free port
 * @throws Error when it does not listen within a minute
 */
export async function startServer(
  settings: Record<string, string> = {},
  dataDir = newDataDir(),
  [program, ...args]: Program = ['server/server.ts'],
): Promise<RunningServer> {
  // Straight into a file: whoever measures the server must not read along.
  const logFile = join(dataDir, `server-${randomUUID()}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...SERVER_FLAGS, inRepo(program), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      ...SERVER_MEMORY,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      // A test types faster than anybody.
      MIN_FILL_SECONDS: '0',
      RATE_LIMIT_SUBMIT: '1000000',
      RATE_LIMIT_SUBMIT_ALL: '1000000',
      RATE_LIMIT_MAILBOX: '1000000',
      RATE_LIMIT_ADDRESS: '1000000',
      RATE_LIMIT_REPORT: '1000000',
      RATE_LIMIT_VITALS: '1000000',
      RATE_LIMIT_ASSISTANT: '1000000',
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const gone = once(child, 'exit');
  const origin = await readyOn(logFile, () => child.exitCode !== null);
  if (!origin) child.kill('SIGKILL');
  if (!origin) throw new Error(`The server did not start: ${readFileSync(logFile, 'utf8')}`);
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return { origin, pid: child.pid ?? 0, dataDir, logFile, stop };
}

/** The address that the log says the server is ready on; nothing when that takes too long. */
async function readyOn(logFile: string, isGone: () => boolean): Promise<string | undefined> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && !isGone()) {
    const found = /ready on (http:\/\/[\d.]+:\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (found) return found;
    await sleep(20);
  }
  return undefined;
}

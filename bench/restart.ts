/**
 * How soon `npm start` answers when nothing changed since the last time.
 * Usage: `node bench/restart.ts`; listens on PORT (3000), which has to be free and the one that the
 * site is built for. The first start, not measured, installs and builds what is missing.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, printFigures } from './lib/budget.ts';

const RUNS = 3;
const FIRST_START_MS = 10 * 60_000;
const PORT = process.env.PORT ?? '3000';
const URL_HOME = `http://localhost:${PORT}/`;

const dataDir = await mkdtemp(join(tmpdir(), 'sens-restart-'));

function isTaken(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(PORT), 'localhost', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

/** Starts, waits for the first page, and tells after how many ms it came. */
async function startOnce(): Promise<{ npm: ChildProcess; ms: number }> {
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  while (performance.now() - started < FIRST_START_MS) {
    const ok = await fetch(URL_HOME).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return { npm, ms: performance.now() - started };
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
    await sleep(10);
  }
  throw new Error('npm start did not answer');
}

/** Ends npm and everything it started. */
async function stop(npm: ChildProcess): Promise<void> {
  const gone = once(npm, 'exit');
  if (npm.pid) process.kill(-npm.pid, 'SIGTERM');
  await gone;
  while (await isTaken()) await sleep(20);
}

if (await isTaken()) throw new Error(`Port ${PORT} is taken: stop what runs there, or set PORT.`);
await stop((await startOnce()).npm);
const times: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const { npm, ms } = await startOnce();
  times.push(ms);
  await stop(npm);
}
await rm(dataDir, { recursive: true, force: true });

printFigures('npm start, nothing changed, until the home page answers', [
  { name: `median of ${RUNS}`, value: median(times), unit: 'ms', most: 3000 },
]);

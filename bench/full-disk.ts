/**
 * Fills the disk under database and outbox while leads come in, and makes room again. Whoever was answered 200
 * has to be kept once and mailed, /healthz has to say what is wrong, and the server to find its way back by itself.
 * Usage: `sudo node bench/full-disk.ts`: it mounts a small disk of its own; no part of `npm run bench`.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countMisses } from './crash-check.ts';
import { startServer } from './crash-server.ts';
import { openSqliteFrom } from './crash-store.ts';
import { printFigures } from './lib/budget.ts';
import { createDiskTrial, untilHealth } from './lib/disk-trial.ts';

const DISK = '12m';
const LEADS = 400;

const folder = await mkdtemp(join(tmpdir(), 'sens-full-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
const store = openSqliteFrom(folder);
const server = await startServer(folder, store.settings);
const trial = createDiskTrial();

/** Writes until nothing more fits. */
function fill(file: string): Promise<void> {
  return new Promise((full) => {
    const ballast = createWriteStream(file);
    ballast.on('error', () => full());
    const more = () => {
      while (ballast.write(Buffer.alloc(4_096)));
    };
    ballast.on('drain', more);
    more();
  });
}

try {
  const keys = Array.from({ length: LEADS }, () => randomUUID());
  const ballast = join(folder, 'ballast');
  const refused: string[] = [];
  for (const [number, key] of keys.entries()) {
    if (number === LEADS / 4) await fill(ballast);
    if ((await trial.submit(server.origin, key)) !== 200) refused.push(key);
  }
  const saysSo = await untilHealth(server.origin, 503);
  await rm(ballast);
  const isBack = await untilHealth(server.origin, 200);
  for (const key of refused) await trial.submit(server.origin, key);
  const { deliveredAfterS, stored, ...misses } = await countMisses(folder, store, trial.promised);
  printFigures(`A full disk while ${LEADS} leads come in`, [
    { name: 'refused with 503, and sent again', value: refused.length, least: 1 },
    { name: 'answers of another kind', value: trial.otherAnswers(), most: 0 },
    { name: '/healthz says that it is full', value: Number(saysSo), least: 1 },
    { name: '/healthz says that there is room again', value: Number(isBack), least: 1 },
    { name: 'leads', value: stored, least: LEADS, most: LEADS },
    { name: 'delivered after', value: deliveredAfterS, unit: 's' },
    ...Object.entries(misses).map(([name, value]) => ({ name, value, most: 0 })),
  ]);
} finally {
  await server.kill();
  execFileSync('umount', [folder]);
  await rmdir(folder);
}

/**
 * Takes writing away from under database and outbox while leads come in, twice: first folders and
 * files are made immutable and later free again, then the file system is made to report a fault, upon which the kernel mounts
 * it read-only, as it does when a disk fails; that one is repaired, mounted again and a new server started.
 * Whoever was answered 200 has to be kept once and mailed, and /healthz has to say what is wrong.
 * Usage: `sudo node bench/read-only-disk.ts`: it mounts a small disk of its own (a file, through a loop device);
 * no part of `npm run bench`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { countMisses } from './crash-check.ts';
import { startServer } from './crash-server.ts';
import { openSqliteFrom } from './crash-store.ts';
import { printFigures } from './lib/budget.ts';
import { createDiskTrial, untilHealth } from './lib/disk-trial.ts';

const DISK_BYTES = 64 * 1024 * 1024;
const LEADS = 400;

if (process.getuid?.() !== 0) {
  console.log('A disk that cannot be written: left out, as only root may mount one.');
  process.exit();
}

const folder = await mkdtemp(join(tmpdir(), 'sens-read-only-'));
const image = join(folder, 'disk.img');
const disk = join(folder, 'disk');
const dataDir = join(disk, 'data');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const mountDisk = () => run('mount', '-o', 'loop,errors=remount-ro', image, disk);

await writeFile(image, '');
await truncate(image, DISK_BYTES);
run('mkfs.ext4', '-q', '-F', image);
await mkdir(disk);
mountDisk();
await mkdir(dataDir);
const store = openSqliteFrom(dataDir);
const trial = createDiskTrial();
let server = await startServer(dataDir, store.settings);

/** Lets the file system find a fault in itself. */
async function breakDisk(): Promise<void> {
  const device = basename(run('findmnt', '-n', '-o', 'SOURCE', disk).trim());
  await writeFile(`/sys/fs/ext4/${device}/trigger_fs_error`, 'a trial\n');
}

/** `e2fsck` ends with 1 when it has put something right. */
function repairDisk(): void {
  run('umount', disk);
  const { status, stdout } = spawnSync('e2fsck', ['-f', '-y', image], { encoding: 'utf8' });
  if (status === null || status > 1) throw new Error(`Not repaired (${status}): ${stdout}`);
  mountDisk();
}

/**
 * What is written with calls. Not the `-shm` file, which is memory shared with other processes: to write into
 * it where the file is immutable ends a process at once (SIGBUS).
 */
const written = [
  dataDir,
  join(dataDir, 'outbox'),
  join(dataDir, 'sens.sqlite'),
  join(dataDir, 'sens.sqlite-wal'),
];

const isReadOnly = async () =>
  (await readFile('/proc/mounts', 'utf8'))
    .split('\n')
    .some((line) => line.includes(` ${disk} `) && /[ ,](?:emergency_)?ro[ ,]/.test(line));

/** @returns the keys that were not answered 200 */
async function submitAll(keys: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const key of keys) {
    if ((await trial.submit(server.origin, key)) !== 200) refused.push(key);
  }
  return refused;
}

try {
  const keys = Array.from({ length: LEADS }, () => randomUUID());
  const part = (from: number, to: number) => keys.slice((LEADS / 4) * from, (LEADS / 4) * to);
  const early = await submitAll(part(0, 1));

  run('chattr', '+i', ...written);
  const immutable = await submitAll(part(1, 2));
  const saysImmutable = await untilHealth(server.origin, 503);
  run('chattr', '-i', ...written);
  const isBack = await untilHealth(server.origin, 200);
  const again = await submitAll([...immutable, ...part(2, 3)]);

  await breakDisk();
  const becameReadOnly = await isReadOnly();
  const readOnly = await submitAll(part(3, 4));
  const saysReadOnly = await untilHealth(server.origin, 503);
  const page = await fetch(`${server.origin}/healthz`, { method: 'HEAD' });
  const endedByItself = await server.kill();
  repairDisk();
  server = await startServer(dataDir, store.settings);
  const afterwards = await submitAll(readOnly);

  const { deliveredAfterS, stored, ...misses } = await countMisses(dataDir, store, trial.promised);
  const quarter = LEADS / 4;
  printFigures(`A disk that cannot be written while ${LEADS} leads come in`, [
    { name: 'refused with 503 while immutable', value: immutable.length, least: quarter },
    { name: '/healthz says that it is immutable', value: Number(saysImmutable), least: 1 },
    { name: '/healthz says that it is over', value: Number(isBack), least: 1 },
    { name: 'the kernel mounted it read-only', value: Number(becameReadOnly), least: 1 },
    { name: 'refused with 503 while read-only', value: readOnly.length, least: quarter },
    { name: '/healthz says that it is read-only', value: Number(saysReadOnly), least: 1 },
    { name: 'the server went on answering', value: Number(page.status === 503), least: 1 },
    { name: 'the server ended by itself', value: Number(Boolean(endedByItself)), most: 0 },
    {
      name: 'refused while it could be written',
      value: early.length + again.length + afterwards.length,
      most: 0,
    },
    { name: 'answers of another kind', value: trial.otherAnswers(), most: 0 },
    { name: 'leads', value: stored, least: LEADS, most: LEADS },
    { name: 'delivered after', value: deliveredAfterS, unit: 's' },
    ...Object.entries(misses).map(([name, value]) => ({ name, value, most: 0 })),
  ]);
} finally {
  await server.kill();
  spawnSync('chattr', ['-R', '-i', dataDir]);
  spawnSync('umount', [disk]);
  await rm(folder, { recursive: true });
}

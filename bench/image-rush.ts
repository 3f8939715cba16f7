/**
 * What ever new sizes of pictures, asked for over 60 connections from one address, do to visitors at
 * other addresses who need a picture that nobody has made yet, and to the server's memory.
 * Usage: `node bench/image-rush.ts`; exits 1 beyond the budgets. Wants addresses 127.0.0.2 and on (Linux).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ImageFormat, imageUrl } from '../contract/images.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../scripts/lib/server-process.ts';
import { percentile, printFigures } from './lib/budget.ts';

const CONNECTIONS = 60;
const VISITORS = 6;
const PICTURES_EACH = 10;
const MEMORY_BUDGET_MB = 500;

const masters = (await readdir(join(import.meta.dirname, '../art/masters')))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.slice(0, -'.webp'.length));
const folder = await mkdtemp(join(tmpdir(), 'sens-rush-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await mkdir(join(folder, 'site'));
const server = fork(
  join(import.meta.dirname, 'lib/image-server.ts'),
  [join(folder, 'site'), join(folder, 'data')],
  // As `npm start` and the files of deploy/ have it.
  {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: SERVER_FLAGS,
    env: { ...process.env, ...SERVER_MEMORY },
  },
);
const [port] = (await once(server, 'message')) as [number];
await sleep(2_000);

const memoryMb = (field: 'VmRSS' | 'VmHWM') =>
  Number(
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1],
  ) / 1024;

/** Asks from one of this machine's own addresses; resolves to the status once all of it is there. */
function get(path: string, localAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, localAddress, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

let isOver = false;
let asked = 0;
const rushCodes: Record<number, number> = {};

/** Each time another shape: the grid of widths alone would soon be full. */
async function rush(): Promise<void> {
  while (!isOver) {
    asked += 1;
    const path = imageUrl('/images', masters[asked % masters.length] ?? '', {
      width: 1_920 - 32 * (asked % 20),
      format: (['avif', 'webp', 'jpeg'] as ImageFormat[])[asked % 3] ?? 'webp',
      aspectRatio: `${(asked % 61) + 39}:${(asked % 37) + 63}`,
    });
    const code = await get(path, '127.0.0.1');
    rushCodes[code] = (rushCodes[code] ?? 0) + 1;
  }
}

const waits: number[] = [];
let refused = 0;

async function visit(visitor: number): Promise<void> {
  for (let each = 0; each < PICTURES_EACH; each += 1) {
    const id = masters[(visitor * PICTURES_EACH + each) % masters.length] ?? '';
    const path = imageUrl('/images', id, { width: 640, format: visitor % 2 ? 'avif' : 'webp' });
    const started = performance.now();
    if ((await get(path, `127.0.0.${visitor + 2}`)) !== 200) refused += 1;
    waits.push(performance.now() - started);
  }
}

const before = memoryMb('VmRSS');
const rushing = Array.from({ length: CONNECTIONS }, rush);
await sleep(3_000);
await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
await sleep(3_000);
isOver = true;
await Promise.all(rushing);
const figures = [
  { name: 'pictures refused to visitors', value: refused, most: 0 },
  { name: 'a picture comes after, median', value: percentile(waits, 0.5), unit: 'ms' },
  { name: '  p95', value: percentile(waits, 0.95), unit: 'ms' },
  { name: 'sizes the rush got', value: rushCodes[200] ?? 0 },
  { name: 'sizes it was refused', value: rushCodes[503] ?? 0 },
  { name: 'memory before', value: before, unit: 'MB' },
  { name: 'memory at most', value: memoryMb('VmHWM'), unit: 'MB', most: MEMORY_BUDGET_MB },
  { name: 'memory afterwards', value: memoryMb('VmRSS'), unit: 'MB' },
];
server.kill('SIGTERM');
await once(server, 'exit');
printFigures(
  `Ever new sizes over ${CONNECTIONS} connections, ${VISITORS} visitors of ${PICTURES_EACH} pictures`,
  figures,
);

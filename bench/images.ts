/**
 * Pictures from `/images`: how soon a new one is there, and how many a second come from the cache,
 * paired with the same bytes as a static file of the same server; the two take turns, so that
 * whatever else the machine does hits both. Usage: `node bench/images.ts`; exits 1 beyond the budgets.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ImageFormat, imageUrl } from '../contract/images.ts';
import { type Figure, median, printFigures } from './lib/budget.ts';
import { cpuMs } from './lib/cpu.ts';
import { loadRound, type Round } from './lib/load-round.ts';

const ROUNDS = 7;
const CONNECTIONS = 50;
const AT_ONCE = 200;
const WIDTH = 640;
const FIRST_BUDGET_MS = 150;
/** Sizes that no other part asks for. */
const RUSH_WIDTH = 900;
const RUSH_BUDGET_MS = 20;
const LEAST_SHARE = 0.6;
/** What a browser sends for a picture; static files look at the second, `/images` at the first. */
const HEADERS = { accept: 'image/avif,image/webp,*/*;q=0.8', 'accept-encoding': 'gzip, br' };
const LOAD = { seconds: 3, connections: CONNECTIONS, headers: HEADERS };

const folder = await mkdtemp(join(tmpdir(), 'sens-images-'));
const siteDir = join(folder, 'site');
const masters = (await readdir(join(import.meta.dirname, '../art/masters')))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.slice(0, -'.webp'.length));
const address = (id: string, format: ImageFormat, width = WIDTH) =>
  imageUrl('/images', id, { width, format });
const CACHED = address('home-hero', 'webp');

async function start() {
  const file = join(import.meta.dirname, 'lib/image-server.ts');
  // Nobody reads along: whoever measures a server must not work for its log.
  const child = fork(file, [siteDir, join(folder, 'data')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  // What it gets ready after its start is no part of any figure.
  await sleep(2_000);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

async function get(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Everything for the first time: each master in both formats, then one new size for many at once. */
async function measureNew() {
  const { origin, pid, stop } = await start();
  const firstCpuMs = { webp: 0, avif: 0 };
  const firstMs: Record<'webp' | 'avif', number[]> = { webp: [], avif: [] };
  for (const format of ['webp', 'avif'] as const) {
    const before = cpuMs(pid);
    for (const id of masters) {
      firstMs[format].push(await timed(() => get(origin + address(id, format))));
    }
    firstCpuMs[format] = (cpuMs(pid) - before) / masters.length;
  }
  const same = origin + address('home-hero', 'avif', WIDTH + 32);
  const atOnceMs = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, () => get(same))));
  const body = await get(origin + CACHED);
  await stop();
  return { firstMs, firstCpuMs, atOnceMs, body };
}

/** How soon a file comes while ever new sizes are asked for, of which the line takes as many as it can. */
async function measureRush(origin: string) {
  let isOver = false;
  const rush = Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const answer = await fetch(origin + address('home-hero', 'avif', RUSH_WIDTH + index));
      await answer.arrayBuffer();
    }),
  ).finally(() => {
    isOver = true;
  });
  const fileMs: number[] = [];
  while (!isOver) {
    fileMs.push(await timed(() => get(`${origin}/same.webp`)));
    await sleep(5);
  }
  await rush;
  return fileMs.sort((a, b) => a - b);
}

/** The server starts anew, so that the first answer comes from disk and the others from memory. */
async function measureCached(body: Buffer) {
  await writeFile(join(siteDir, 'same.webp'), body);
  const { origin, pid, stop } = await start();
  const diskMs = await timed(() => get(origin + CACHED));
  for (const path of [CACHED, '/same.webp']) {
    if (!(await get(origin + path)).equals(body)) throw new Error(`${path} gives other bytes`);
  }
  const rounds: Record<'image' | 'file', Round>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const image = () => loadRound(origin + CACHED, pid, LOAD);
    const file = () => loadRound(`${origin}/same.webp`, pid, LOAD);
    // Who goes first takes turns too.
    if (round % 2 === 0) rounds.push({ image: await image(), file: await file() });
    else {
      const first = await file();
      rounds.push({ file: first, image: await image() });
    }
  }
  const rushMs = await measureRush(origin);
  await stop();
  // The first round warms both up.
  return { diskMs, rushMs, rounds: rounds.slice(1) };
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await mkdir(siteDir);
const fresh = await measureNew();
const { diskMs, rushMs, rounds } = await measureCached(fresh.body);

const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
const first = (format: 'webp' | 'avif'): Figure[] => [
  {
    name: `first ${WIDTH} px ${format}, median of ${masters.length} masters`,
    value: median(fresh.firstMs[format]),
    unit: 'ms',
    most: FIRST_BUDGET_MS,
  },
  { name: '  the slowest of them', value: Math.max(...fresh.firstMs[format]), unit: 'ms' },
  // On a busy machine only this tells how much there is to do.
  { name: '  processor time, mean', value: fresh.firstCpuMs[format], unit: 'ms' },
];
printFigures(
  `Pictures of ${WIDTH} px, ${CONNECTIONS} connections, median of ${ROUNDS} paired rounds`,
  [
    ...first('webp'),
    ...first('avif'),
    {
      name: `${AT_ONCE} at once for one new size, all answered`,
      value: fresh.atOnceMs,
      unit: 'ms',
    },
    {
      name: `static file during ${AT_ONCE} different sizes at once, median`,
      value: median(rushMs),
      unit: 'ms',
      most: RUSH_BUDGET_MS,
    },
    { name: '  p99', value: rushMs[Math.floor(rushMs.length * 0.99)] ?? Infinity, unit: 'ms' },
    { name: 'first answer after a restart, from disk', value: diskMs, unit: 'ms' },
    { name: 'from cache', value: middle(({ image }) => image.perSecond), unit: 'requests/s' },
    {
      name: 'static file, same bytes',
      value: middle(({ file }) => file.perSecond),
      unit: 'requests/s',
    },
    {
      name: 'cache to static file, throughput',
      value: middle(({ image, file }) => image.perSecond / file.perSecond),
      least: LEAST_SHARE,
    },
    {
      name: 'from cache, processor time',
      value: middle(({ image }) => image.cpuUs),
      unit: 'us/request',
    },
    {
      name: 'static file, processor time',
      value: middle(({ file }) => file.cpuUs),
      unit: 'us/request',
    },
    // Where the load generator is the slower one, only this tells the two apart.
    {
      name: 'static file to cache, processor time',
      value: middle(({ image, file }) => file.cpuUs / image.cpuUs),
      least: LEAST_SHARE,
    },
    { name: 'from cache, p99', value: middle(({ image }) => image.p99), unit: 'ms' },
    { name: 'static file, p99', value: middle(({ file }) => file.p99), unit: 'ms' },
    {
      name: 'errors and answers other than 200',
      value: rounds.reduce((sum, { image, file }) => sum + image.failed + file.failed, 0),
      most: 0,
    },
  ],
);

/**
 * Requests per second for the home page, paired with a bare `node:http` server that gives the same
 * bytes: the two take turns, so that whatever else the machine does hits both.
 * Usage: `node bench/pages.ts`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, printFigures } from './lib/budget.ts';
import { residentMb } from './lib/cpu.ts';
import { loadRound, type Round } from './lib/load-round.ts';
import { withServer } from './lib/with-server.ts';

const ROUNDS = 5;
const CONNECTIONS = 50;
const HEADERS = { 'accept-encoding': 'br' };
const LOAD = { seconds: 3, connections: CONNECTIONS, headers: HEADERS };

async function fetchRaw(url: string): Promise<Buffer> {
  const request = get(url, { headers: HEADERS });
  const [answer] = await once(request, 'response');
  return Buffer.concat(await answer.toArray());
}

async function startBare(file: string) {
  const child = fork(join(import.meta.dirname, 'lib/bare-server.ts'), [file]);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

let memoryMb = 0;
const rounds = await withServer(async ({ origin, pid, dataDir }) => {
  const file = join(dataDir, 'home.br');
  await writeFile(file, await fetchRaw(`${origin}/`));
  const bare = await startBare(file);
  const results: { site: Round; bare: Round }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    results.push({
      site: await loadRound(`${origin}/`, pid, LOAD),
      bare: await loadRound(bare.url, bare.pid, LOAD),
    });
  }
  bare.stop();
  await autocannon({
    url: `${origin}/`,
    connections: CONNECTIONS,
    amount: 100_000,
    headers: HEADERS,
  });
  memoryMb = residentMb(pid);
  // The first round warms both up.
  return results.slice(1);
});

const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
printFigures(
  `Home page from memory, ${CONNECTIONS} connections, median of ${ROUNDS} paired rounds`,
  [
    { name: 'this server', value: middle(({ site }) => site.perSecond), unit: 'requests/s' },
    {
      name: 'bare node:http, same bytes',
      value: middle(({ bare }) => bare.perSecond),
      unit: 'requests/s',
    },
    {
      name: 'this server, processor time',
      value: middle(({ site }) => site.cpuUs),
      unit: 'us/request',
      most: 15,
    },
    { name: 'bare, processor time', value: middle(({ bare }) => bare.cpuUs), unit: 'us/request' },
    // Where the load generator is the slower one, only this tells the servers apart.
    {
      name: 'bare to this server, processor time',
      value: middle(({ site, bare }) => bare.cpuUs / site.cpuUs),
      least: 0.7,
    },
    { name: 'this server, p99', value: middle(({ site }) => site.p99), unit: 'ms' },
    { name: 'bare, p99', value: middle(({ bare }) => bare.p99), unit: 'ms' },
    { name: 'memory after 100,000 more', value: memoryMb, unit: 'MB', most: 300 },
    {
      name: 'errors and answers other than 200',
      value: middle(({ site }) => site.failed),
      most: 0,
    },
  ],
);

/**
 * Leads a second that the server takes in, with checks, keys, deliveries and the worker that makes them,
 * paired with a bare Fastify route that keeps one row in a commit of its own. The two take turns, so that
 * whatever else the machine does hits both. Usage: `node bench/intake.ts`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, printFigures } from './lib/budget.ts';
import { loadRound, type Round } from './lib/load-round.ts';
import { trialLead } from './lib/trial-lead.ts';
import { withServer } from './lib/with-server.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CONNECTIONS = 32;
const PATH = '/functions/v1/submit-lead';
const LOAD = {
  seconds: 3,
  connections: CONNECTIONS,
  headers: {},
  newBody: (key: string) => trialLead(key, `${key}@sens.example`),
};

async function startBare(dataDir: string) {
  const file = join(dataDir, 'bare.sqlite');
  const child = fork(join(import.meta.dirname, 'lib/bare-intake.ts'), [file]);
  const [port] = await once(child, 'message');
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

const rounds = await withServer(async (server) => {
  const bare = await startBare(server.dataDir);
  const round = ({ origin, pid }: { origin: string; pid: number }) =>
    loadRound(`${origin}${PATH}`, pid, LOAD);
  const results: { site: Round; bare: Round }[] = [];
  for (let number = 0; number <= ROUNDS; number += 1) {
    results.push({ site: await round(server), bare: await round(bare) });
    await sleep(200);
  }
  bare.stop();
  // The first round warms both up.
  return results.slice(1);
});

const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
printFigures(`Leads into SQLite, ${CONNECTIONS} connections, median of ${ROUNDS} paired rounds`, [
  { name: 'this server', value: middle(({ site }) => site.perSecond), unit: 'leads/s' },
  { name: 'bare route', value: middle(({ bare }) => bare.perSecond), unit: 'rows/s' },
  {
    name: 'this server to bare',
    value: middle(({ site, bare }) => site.perSecond / bare.perSecond),
    least: 0.9,
  },
  { name: 'this server, processor time', value: middle(({ site }) => site.cpuUs), unit: 'us/lead' },
  { name: 'bare, processor time', value: middle(({ bare }) => bare.cpuUs), unit: 'us/row' },
  { name: 'this server, p99', value: middle(({ site }) => site.p99), unit: 'ms', most: 60 },
  { name: 'bare, p99', value: middle(({ bare }) => bare.p99), unit: 'ms' },
  { name: 'errors and answers other than 200', value: middle(({ site }) => site.failed), most: 0 },
]);

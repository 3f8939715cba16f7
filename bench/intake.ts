/**
 * Leads a second that the server takes in, with checks, keys, deliveries and the worker that makes them,
 * paired with a bare Fastify route that keeps one row in a commit of its own. The two take turns, so that
 * whatever else the machine does hits both. Usage: `node bench/intake.ts`.
 */
import { join } from 'node:path';
import { printFigures } from './lib/budget.ts';
import { middleOf, pairedRounds, startBare } from './lib/paired-rounds.ts';
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

const pairs = await withServer(async (server) => {
  const bare = await startBare('bare-intake.ts', join(server.dataDir, 'bare.sqlite'));
  const at = ({ origin, pid }: { origin: string; pid: number }) => ({
    url: `${origin}${PATH}`,
    pid,
  });
  const measured = await pairedRounds({ site: at(server), bare: at(bare) }, LOAD, ROUNDS);
  bare.stop();
  return measured;
});

const middle = middleOf(pairs);
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

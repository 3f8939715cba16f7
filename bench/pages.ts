/**
 * Requests per second for the home page, paired with a bare `node:http` server that gives the same
 * bytes: the two take turns, so that whatever else the machine does hits both. Then what the server's memory
 * comes to, with pages alone and with PDFs and pictures.
 * Usage: `node bench/pages.ts`.
 */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageUrl } from '../contract/images.ts';
import { printFigures } from './lib/budget.ts';
import { residentMb } from './lib/cpu.ts';
import { middleOf, pairedRounds, startBare } from './lib/paired-rounds.ts';
import { trialLead } from './lib/trial-lead.ts';
import { withServer } from './lib/with-server.ts';

const ROUNDS = 5;
const CONNECTIONS = 50;
const HEADERS = { 'accept-encoding': 'br' };
/** Of each all sizes. */
const MASTERS = ['home-hero', 'dwelling-hoekwoning-after'];
const PDFS = 5;
const LOAD = { seconds: 3, connections: CONNECTIONS, headers: HEADERS };

async function fetchRaw(url: string): Promise<Buffer> {
  const request = get(url, { headers: HEADERS });
  const [answer] = await once(request, 'response');
  return Buffer.concat(await answer.toArray());
}

/** Memory in use after 100,000 more requests, in MB. */
async function memoryAfterMore(url: string, pid: number): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, amount: 100_000, headers: HEADERS });
  return residentMb(pid);
}

/** Asks for a report, its PDF a few times, and pictures in every width and format: what takes most memory besides. */
async function askForTheRest(origin: string): Promise<void> {
  const lead = await fetch(`${origin}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trialLead('Bench', 'proef@sens.example')),
  });
  const { reportPath } = (await lead.json()) as { reportPath: string };
  const pdfs = Array.from({ length: PDFS }, () => `${reportPath}.pdf`);
  const pictures = MASTERS.flatMap((id) =>
    IMAGE_WIDTHS.flatMap((width) =>
      IMAGE_FORMATS.map((format) => imageUrl('/images', id, { width, format })),
    ),
  );
  for (const path of [...pdfs, ...pictures]) {
    const answer = await fetch(origin + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
}

const { pairs, memoryMb, restMb, laterMb } = await withServer(async ({ origin, pid, dataDir }) => {
  const file = join(dataDir, 'home.br');
  const url = `${origin}/`;
  await writeFile(file, await fetchRaw(url));
  const bare = await startBare('bare-server.ts', file);
  const targets = { site: { url, pid }, bare: { url: `${bare.origin}/`, pid: bare.pid } };
  const measured = await pairedRounds(targets, LOAD, ROUNDS);
  bare.stop();
  const first = await memoryAfterMore(url, pid);
  await askForTheRest(origin);
  const rest = residentMb(pid);
  const later = await memoryAfterMore(url, pid);
  return { pairs: measured, memoryMb: first, restMb: rest, laterMb: later };
});

const middle = middleOf(pairs);
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
    { name: 'memory after PDFs and pictures of all sizes', value: restMb, unit: 'MB', most: 500 },
    // Flat but for what the garbage collector leaves lying.
    { name: 'grown over the next 100,000', value: laterMb - restMb, unit: 'MB', most: 30 },
    {
      name: 'errors and answers other than 200',
      value: middle(({ site }) => site.failed),
      most: 0,
    },
  ],
);

/**
 * How long the report takes as a PDF and how heavy it is, per house type, and how long other visitors
 * wait meanwhile. Usage: `node bench/pdf.ts`; exits 1 beyond the budgets. Needs a built site.
 */
import { FORM } from '../server/testing/test-lead.ts';
import { type Figure, median, percentile, printFigures } from './lib/budget.ts';
import { cpuMs } from './lib/cpu.ts';
import { withServer } from './lib/with-server.ts';

const ROUNDS = 15;
const TYPES = {
  tussenwoning: 1970,
  hoekwoning: 1978,
  'twee-onder-een-kap': 1935,
  vrijstaand: 1955,
  appartement: 1965,
};

/** Asks for a report of such a house; gives the address of its PDF. */
async function pdfOf(origin: string, woningtype: string, bouwjaar: number): Promise<string> {
  const response = await fetch(`${origin}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...FORM, woningtype, bouwjaar: String(bouwjaar) }),
  });
  const { reportPath } = (await response.json()) as { reportPath: string };
  return `${origin}${reportPath}.pdf`;
}

async function timed(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const response = await fetch(url);
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { ms: performance.now() - started, bytes: byteLength };
}

/** How long a small page takes, asked for again and again until the work is done. */
async function waitsDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  while (!isDone) waits.push((await timed(url)).ms);
  await ended;
  return waits;
}

const figures = await withServer(async ({ origin, pid }) => {
  const found: Figure[] = [];
  let waits: number[] = [];
  for (const [woningtype, bouwjaar] of Object.entries(TYPES)) {
    const url = await pdfOf(origin, woningtype, bouwjaar);
    const { ms: first } = await timed(url);
    const times: number[] = [];
    const cpuBefore = cpuMs(pid);
    for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(url)).ms);
    const cpu = (cpuMs(pid) - cpuBefore) / ROUNDS;
    const { bytes } = await timed(url);
    found.push(
      { name: `${woningtype}: first`, value: first, unit: 'ms' },
      { name: `${woningtype}: median of ${ROUNDS}`, value: median(times), unit: 'ms', most: 1_000 },
      { name: `${woningtype}: processor time each`, value: cpu, unit: 'ms' },
      { name: `${woningtype}: size`, value: bytes / 1_000, unit: 'kB', most: 400 },
    );
    const five = Promise.all(Array.from({ length: 5 }, () => timed(url)));
    waits = waits.concat(await waitsDuring(`${origin}/robots.txt`, five));
  }
  return [
    ...found,
    {
      name: 'another page while five are made, median',
      value: median(waits),
      unit: 'ms',
    },
    {
      name: 'another page while five are made, p99',
      value: percentile(waits, 0.99),
      unit: 'ms',
      most: 50,
    },
    { name: 'another page while five are made, slowest', value: Math.max(...waits), unit: 'ms' },
  ];
});

printFigures('The report as a PDF', figures);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countMisses } from './crash-check.ts';
import { startServer } from './crash-server.ts';
import { submitUntilCut } from './crash-submit.ts';

/**
 * Cuts the power, again and again: submits leads, kills the server (SIGKILL) at a random moment,
 * starts it again. In the end every lead that was answered 200 has to be there once, with its mails.
 * Usage: `node bench/crash.ts [cycles]`; prints the counts, exits 1 on a miss.
 */
const cycles = Number(process.argv[2] ?? 100);
const seed = Number(process.env.SEED ?? Date.now() % 1e9);
const dataDir = await mkdtemp(join(tmpdir(), 'sens-crash-'));
const promised = new Map<string, string>();
const counts = { answered: 0, cut: 0, repeated: 0, wrongAnswers: 0 };
const started = performance.now();

for (let cycle = 0; cycle < cycles; cycle += 1) {
  const server = await startServer(dataDir);
  // Spread over the whole life of a submission: connect, check, commit, answer, deliver.
  const killAfterMs = (((seed + cycle) * 7919) % 1000) * 0.25;
  const submitting = submitUntilCut(server.origin, cycle, promised, counts);
  await new Promise((resolve) => setTimeout(resolve, killAfterMs));
  await server.kill();
  await submitting;
}

const server = await startServer(dataDir);
const misses = await countMisses(dataDir, promised);
await server.kill();
await rm(dataDir, { recursive: true });

const seconds = Math.round((performance.now() - started) / 1000);
console.log({ cycles, seed, seconds, ...counts, promised: promised.size, ...misses });
const { stored, ...faults } = misses;
const missed = Object.values(faults).some((count) => count > 0) || counts.wrongAnswers > 0;
console.log(
  missed
    ? 'MISS'
    : `ok: all ${promised.size} of ${promised.size} promised leads kept once and mailed (${stored} stored)`,
);
process.exitCode = missed || promised.size === 0 ? 1 : 0;

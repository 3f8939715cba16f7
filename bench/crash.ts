import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countMisses } from './crash-check.ts';
import { type RunningServer, startServer } from './crash-server.ts';
import { openPostgresServer, openSqliteFrom } from './crash-store.ts';
import { submitUntilCut } from './crash-submit.ts';

/**
 * Cuts the power, again and again: submits leads, kills the server (SIGKILL) at a random moment, and of
 * each two times the database too where it is one of its own; starts them again. In the end every lead
 * that was answered 200 has to be there once, with its mails.
 * Usage: `node bench/crash.ts [cycles] [postgres]`, with SEED for the moments of an earlier run; tells how far
 * it is every ten cycles, prints the counts, exits 1 on a miss.
 */
const cycles = Number(process.argv[2] ?? 100);
const seed = Number(process.env.SEED ?? Date.now() % 1e9);
const dataDir = await mkdtemp(join(tmpdir(), 'sens-crash-'));
const store = process.argv[3] === 'postgres' ? await openPostgresServer() : openSqliteFrom(dataDir);
const promised = new Map<string, string>();
const counts = { answered: 0, cut: 0, refused: 0, repeated: 0, wrongAnswers: 0, endedByItself: 0 };
const started = performance.now();

for (let cycle = 0; cycle < cycles; cycle += 1) {
  const server = await startServer(dataDir, store.settings);
  // Spread over the whole life of a submission: connect, check, commit, answer, deliver.
  const killAfterMs = (((seed + cycle) * 7919) % 1000) * 0.5;
  const submitting = submitUntilCut(server.origin, cycle, promised, counts);
  await sleep(killAfterMs);
  if (cycle % 2 === 1 && store.crash) {
    store.crash();
    await sleep(killAfterMs);
  }
  await stop(server);
  await submitting;
  if ((cycle + 1) % 10 === 0) {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.error(
      `${cycle + 1} of ${cycles} cycles, ${promised.size} leads promised, ${seconds} s`,
    );
  }
}

/** A server that was gone before we killed it has crashed, or somebody else stopped it. */
async function stop(server: RunningServer): Promise<void> {
  const ended = await server.kill();
  if (!ended) return;
  counts.endedByItself += 1;
  console.error(`The server ended by itself: ${ended}`);
}

await store.endLeases();
const server = await startServer(dataDir, store.settings);
const misses = await countMisses(dataDir, store, promised);
await stop(server);
await store.close();

const seconds = Math.round((performance.now() - started) / 1000);
console.log({ cycles, seed, seconds, ...counts, promised: promised.size, ...misses });
const { stored, deliveredAfterS: _time, ...faults } = misses;
const { wrongAnswers, endedByItself } = counts;
const missed = [...Object.values(faults), wrongAnswers, endedByItself].some((count) => count > 0);
console.log(
  missed
    ? 'MISS'
    : `ok: all ${promised.size} of ${promised.size} promised leads kept once and mailed (${stored} stored)`,
);
if (missed) console.error(`${server.lastLog()}\nLook for yourself in ${dataDir}`);
else await rm(dataDir, { recursive: true });
process.exitCode = missed || promised.size === 0 ? 1 : 0;

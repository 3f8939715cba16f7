import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './budget.ts';
import { type Load, loadRound, type Round } from './load-round.ts';

/** Where load goes, and the process that answers it. */
export interface Target {
  url: string;
  pid: number;
}

/** What this server and a bare one did, one right after the other. */
export interface Pair {
  site: Round;
  bare: Round;
}

/**
 * Starts a bare server in a process of its own.
 * @param name of its module in this folder, which tells its port
 * @param file that it is given
 */
export async function startBare(name: string, file: string) {
  const child = fork(join(import.meta.dirname, name), [file]);
  const [port] = await once(child, 'message');
  const stop = () => void child.kill();
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/**
 * Load on two servers that take turns, so that whatever else the machine does hits both. A round before
 * those that count warms both up.
 */
export async function pairedRounds(
  { site, bare }: { site: Target; bare: Target },
  load: Load,
  rounds: number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let number = 0; number <= rounds; number += 1) {
    pairs.push({
      site: await loadRound(site.url, site.pid, load),
      bare: await loadRound(bare.url, bare.pid, load),
    });
    await sleep(200);
  }
  return pairs.slice(1);
}

/** The middle of a figure over all pairs. */
export const middleOf = (pairs: readonly Pair[]) => (value: (pair: Pair) => number) =>
  median(pairs.map(value));

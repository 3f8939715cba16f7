import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HAS_POSTGRES } from '../server/testing/postgres.ts';

/** The bench that kills two hundred times, with a few: what it prints when all that was promised is kept. */
async function kill(...args: string[]): Promise<string> {
  const bench = spawn(process.execPath, [join(import.meta.dirname, '../bench/crash.ts'), ...args]);
  let output = '';
  for (const stream of [bench.stdout, bench.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  await once(bench, 'close');
  return output;
}

/** As long as mails go out: each is written to the disk, which others may keep busy. */
const DELIVERED_WITHIN_MS = 300_000;

const ALL_KEPT = /^ok: all (\d+) of \1 promised leads kept once and mailed/m;

test(
  'no lead is lost or kept twice, and each is mailed, when the server is killed',
  async () => {
    expect(await kill('3')).toMatch(ALL_KEPT);
  },
  DELIVERED_WITHIN_MS,
);

describe.skipIf(!HAS_POSTGRES)('with a PostgreSQL', () => {
  test(
    'neither when the server is killed, nor when the database is',
    async () => {
      expect(await kill('4', 'postgres')).toMatch(ALL_KEPT);
    },
    DELIVERED_WITHIN_MS,
  );
});

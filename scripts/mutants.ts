/**
 * How many small faults in the engine its quick unit tests do not see. A sample of places in `energy`,
 * `plan` and `measures` (the same for the same seed) each get a fault in a copy of the engine, and the tests
 * run against it; what they let through survives. The slow properties are left out, so the figure is the
 * strict one. Usage: `npm run mutants -- [--sample 40] [--seed 1] [--room plan] [--beside 2]`, sample per room; exits 1
 * where more than 15 % of all survive.
 */
import { spawn } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf, sampleOf, withMutant } from './lib/mutants.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['energy', 'plan', 'measures'];
const MOST_SHARE = 0.15;
/**
 * What takes so many times as long as the tests without a fault hangs, and a test would see that. A busy machine
 * is slower now and then, so the limit is wide, and what was over it is told apart.
 */
const LIMIT = 20;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    room: { type: 'string', multiple: true, default: ROOMS },
    beside: { type: 'string', default: '2' },
  },
});

/** The test that sees most goes first, so that the others seldom run. */
const CONFIG = `import { BaseSequencer } from 'vitest/node';

class MostTellingFirst extends BaseSequencer {
  async sort(files) {
    const later = ({ moduleId }) => Number(!moduleId.includes('worked-examples'));
    return (await super.sort(files)).sort((a, b) => later(a) - later(b));
  }
}

export default {
  cacheDir: 'cache',
  test: {
    include: ['engine/**/*.test.ts'],
    sequence: { sequencer: MostTellingFirst },
    exclude: ['**/*.properties.test.ts', '**/steady-plans.test.ts', '**/plan/plan.test.ts'],
    environment: 'node', isolate: false, maxWorkers: 1, bail: 1, testTimeout: 600_000,
  },
};`;

/** A copy of the engine in which faults may stand. */
async function copy(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'mutants-'));
  await cp(join(ROOT, 'engine'), join(home, 'engine'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  await writeFile(join(home, 'vitest.config.mjs'), CONFIG);
  await writeFile(join(home, 'package.json'), '{ "type": "module" }');
  return home;
}

/** How all tests end in this copy. */
type End = 'pass' | 'fail' | 'hang';

/** @param limitMs how long they may take */
function endOf(home: string, limitMs?: number): Promise<End> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const run = spawn(process.execPath, [vitest, 'run', '--silent', '--reporter=dot'], {
    cwd: home,
    stdio: 'ignore',
    ...(limitMs && { timeout: limitMs }),
  });
  return new Promise((resolve, reject) => {
    run.on('error', reject);
    run.on('exit', (code) => resolve(code === null ? 'hang' : code === 0 ? 'pass' : 'fail'));
  });
}

interface Placed extends Mutant {
  room: string;
  file: string;
}

const placeOf = ({ file, line, was, is }: Placed) =>
  `  ${file}:${line}  ${was.replaceAll(/\s+/g, ' ')}  ->  ${is}`;

async function sampleIn(room: string): Promise<Placed[]> {
  const all: Placed[] = [];
  for await (const path of glob(`engine/${room}/*.ts`, { cwd: ROOT })) {
    if (path.endsWith('.test.ts')) continue;
    const text = await readFile(join(ROOT, path), 'utf8');
    all.push(...mutantsOf(text).map((mutant) => ({ ...mutant, room, file: path })));
  }
  const inOrder = all.sort((a, b) =>
    a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1,
  );
  return sampleOf(inOrder, Number(values.sample), Number(values.seed));
}

const mutants = (await Promise.all(values.room.map(sampleIn))).flat();
const homes = await Promise.all(Array.from({ length: Number(values.beside) }, copy));
const survivors: Placed[] = [];
let hanging = 0;
try {
  const begun = performance.now();
  if ((await endOf(homes[0] as string)) !== 'pass') {
    throw new Error('The tests fail without any fault.');
  }
  const limitMs = Math.ceil(LIMIT * (performance.now() - begun));
  const waiting = [...mutants];
  await Promise.all(
    homes.map(async (home) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const path = join(home, next.file);
        const text = await readFile(path, 'utf8');
        await writeFile(path, withMutant(text, next));
        const end = await endOf(home, limitMs);
        if (end === 'hang') hanging += 1;
        if (end === 'pass') {
          survivors.push(next);
          // A full run takes an hour: what survives is told at once.
          console.error(placeOf(next));
        }
        await writeFile(path, text);
      }
    }),
  );
} finally {
  await Promise.all(homes.map((home) => rm(home, { recursive: true })));
}

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
for (const room of values.room) {
  const [of, survived] = [mutants, survivors].map((list) =>
    list.filter((one) => one.room === room),
  );
  console.log(
    `${room}: ${survived?.length} of ${of?.length} survive, ${percent(survived?.length ?? 0, of?.length ?? 0)}`,
  );
}
for (const one of survivors.toSorted((a, b) => a.file.localeCompare(b.file))) {
  console.log(placeOf(one));
}
console.log(
  `all: ${survivors.length} of ${mutants.length}, ${percent(survivors.length, mutants.length)} (seed ${values.seed}; ${hanging} hang)`,
);
if (survivors.length > MOST_SHARE * mutants.length) process.exitCode = 1;

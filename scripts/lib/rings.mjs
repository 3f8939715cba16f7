/** The rings of tests (vitest.config.ts) and how they are run. Plain JavaScript for Node 20. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { NODE_EXE, pinnedEnv, ROOT } from './house.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.astro', 'data']);
const HOMES = [
  'engine',
  'contract',
  'assistant',
  'server',
  'site',
  'scripts',
  'built',
  'e2e',
  'browsers',
];

/** @typedef {{ file: string, test?: string }} Failure a test by its full name, or a whole file that broke */

/** A test as Vitest's `-t` knows it: the report's own full name has nothing but a space between a group and its tests. */
const testName = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' > ');

/**
 * What Vitest counted; a run that ends badly without naming a test is a failure all the same.
 * @returns {{ passed: number, failed: number, failures: Failure[] }}
 */
export function count(report, status) {
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] };
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failures = testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(ROOT, name).split(sep).join('/');
      const tests = assertionResults.filter((test) => test.status === 'failed');
      return tests.length === 0
        ? [{ file }]
        : tests.map((test) => ({ file, test: testName(test) }));
    });
  return { passed, failed: failures.length || Number(status !== 0), failures };
}

/**
 * Runs a ring, or several beside each other, and shows what it does.
 * @param {string | readonly string[]} ring projects of vitest.config.ts
 * @param {readonly string[]} args files and options for Vitest
 * @returns how many tests passed and failed, and which failed
 */
export async function runRing(ring, args = [], env = {}) {
  const rings = [ring].flat();
  console.log(`== tests: ${rings.join(', ')}`);
  // What tests, browsers and drivers leave behind goes with it. A database in it runs under another account.
  const folder = mkdtempSync(join(tmpdir(), 'sens-ring-'));
  chmodSync(folder, 0o755);
  const report = join(folder, 'vitest.json');
  const vitest = spawn(
    NODE_EXE,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...rings.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
      ...args,
    ],
    { cwd: ROOT, env: pinnedEnv({ ...env, TMPDIR: folder }), stdio: 'inherit' },
  );
  const status = await new Promise((resolve) => vitest.on('close', resolve));
  const counted = count(report, status);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return counted;
}

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFiles(path);
    else if (/\.(test\.tsx?|e2e\.ts)$/.test(entry.name)) yield path;
  }
}

const RINGS = ['unit', 'built', 'browser'];
const RING_OF_HOME = { built: 'built', e2e: 'browser', browsers: 'engine' };
const ringOf = (file) => RING_OF_HOME[file.split('/')[0]] ?? 'unit';

/** A pattern for exactly these signs. */
export const literally = (words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The tests that a word names: files by their path, or else tests by what they are called.
 * @param {string} pattern
 * @param {readonly string[]} engines rings of the engines besides Chromium that are installed
 * @returns {{ ring: string, args: string[] }[]} what to run of each ring
 */
export function named(pattern, engines) {
  const all = HOMES.flatMap((home) => [...testFiles(join(ROOT, home))])
    .map((path) => relative(ROOT, path).split(sep).join('/'))
    .map((file) => ({ file, ring: ringOf(file) }));
  const byPath = all.filter(({ file }) => file.includes(pattern));
  const byName = () =>
    all.filter(({ file }) => readFileSync(join(ROOT, file), 'utf8').includes(pattern));
  const found = byPath.length > 0 ? byPath : byName();
  const options = byPath.length > 0 ? [] : ['-t', literally(pattern)];
  const kind = (ring) => (engines.includes(ring) ? 'engine' : ring);
  return [...RINGS, ...engines]
    .map((ring) => ({ ring, files: found.filter((each) => each.ring === kind(ring)) }))
    .filter(({ files }) => files.length > 0)
    .map(({ ring, files }) => ({ ring, args: [...files.map(({ file }) => file), ...options] }));
}

/** @param {Failure} failure */
const nameOf = ({ file, test }) => (test ? `${file} > ${test}` : file);

/**
 * Says what all rings and checks came to, and ends this process: with 1 when one failed.
 * @param {readonly { passed: number, failed: number, failures?: readonly Failure[], late?: readonly Failure[] }[]} results
 */
export function total(results) {
  const sum = (key) => results.reduce((all, each) => all + each[key], 0);
  for (const { failures = [], late = [] } of results) {
    for (const each of late) console.log(`== PASSED ON A SECOND TRY ONLY: ${nameOf(each)}`);
    for (const each of failures) console.log(`== FAILED: ${nameOf(each)}`);
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

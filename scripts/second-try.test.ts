import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { count } from './lib/rings.mjs';
import { argsFor, runRingWithSecondTry } from './lib/second-try.mjs';

interface Failure {
  file: string;
  test?: string;
}

const ONE: Failure = { file: 'e2e/a.e2e.ts', test: 'a button (of two) opens' };
const OTHER: Failure = { file: 'e2e/b.e2e.ts', test: 'a page prints' };

const outcome = (passed: number, ...failures: Failure[]) => ({
  passed,
  failed: failures.length,
  failures,
});

/** What a ring comes to whose runs end like this, and with which files and options it was run. */
async function after(...runs: ReturnType<typeof outcome>[]) {
  const asked: string[][] = [];
  const run = async (_ring: unknown, args: readonly string[] = []) => {
    asked.push([...args]);
    return runs[asked.length - 1] ?? outcome(0);
  };
  return { result: await runRingWithSecondTry('browser', {}, run), asked };
}

test('a ring without failures runs once', async () => {
  const { result, asked } = await after(outcome(9));
  expect(result).toEqual(outcome(9));
  expect(asked).toEqual([[]]);
});

test('what passes by itself counts as passed, what does not stays failed', async () => {
  const { result, asked } = await after(outcome(7, ONE, OTHER), outcome(1, OTHER));
  expect(result).toEqual({ ...outcome(8, OTHER), late: [ONE] });
  expect(asked[1]).toEqual([
    ONE.file,
    OTHER.file,
    '-t',
    'a button \\(of two\\) opens|a page prints',
  ]);
});

test('a file that broke as a whole is run as a whole', async () => {
  const file = { file: 'built/c.test.ts' };
  const { result, asked } = await after(outcome(7, file), outcome(4));
  expect(result).toEqual({ ...outcome(8), late: [file] });
  expect(asked[1]).toEqual(['built/c.test.ts']);
});

test('many failures are no accident, and a second try that found no test is none', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...ONE, test: `fault ${index}` }));
  const { result, asked } = await after(outcome(3, ...many), outcome(6));
  expect(result.failed).toBe(6);
  expect(asked).toHaveLength(1);
  expect((await after(outcome(8, ONE), outcome(0))).result).toEqual(outcome(8, ONE));
});

test('a run that broke without naming a test stays failed', async () => {
  const broken = { passed: 0, failed: 1, failures: [] };
  expect((await after(broken, outcome(9))).result).toEqual(broken);
});

/** Two groups of which tests fail, beside others with nearly their names. */
const FIXTURE = `import { describe, expect, test } from 'vitest';
const fails = () => expect(1).toBe(2);
test('alone (once)', fails);
test('alone', () => {});
describe('a group', () => {
  describe('of [two]', () => test('fails', fails));
  test('fails not', () => {});
});
`;

test('Vitest finds a test by the name that its report gives it, also in a group of a group', () => {
  // Where a test finds Vitest, and no ring finds the test.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'second-try-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'fixture.test.mjs'), FIXTURE);
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  const report = join(folder, 'report.json');
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const run = (args: readonly string[]) => {
    const options = ['run', `--root=${folder}`, '--reporter=json', `--outputFile=${report}`];
    const { status } = spawnSync(process.execPath, [vitest, ...options, ...args]);
    return count(report, status);
  };
  const first = run([]);
  expect(first).toMatchObject({ passed: 2, failed: 2 });
  const [, ...byName] = argsFor(first.failures);
  expect(run(byName)).toEqual({ ...first, passed: 0 });
});

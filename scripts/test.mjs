/**
 * `npm test`: installs what is missing (also a Chromium), builds, runs every check and test, and ends
 * with a line "N passed, N failed". Runs on Node 20+.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { ensureBuilt, ensureInstalled, NODE_EXE, pinnedEnv, ROOT } from './lib/house.mjs';

ensureInstalled();
ensureBuilt();
const env = pinnedEnv({ CHROMIUM_PATH: findChromium() });

const tool = (...parts) => join(ROOT, 'node_modules', ...parts);
const CHECKS = [
  ['format and lint', [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  ['types', [tool('typescript/bin/tsc'), '--noEmit']],
  ['types of the site', [tool('astro/bin/astro.mjs'), 'check', '--root', 'site']],
  [
    'who imports whom',
    [
      tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'engine',
      'contract',
      'server',
      'site/src',
    ],
  ],
  ['content', ['scripts/check-content.ts']],
  ['readme', ['scripts/check-readme.ts']],
];

let passed = 0;
let failed = 0;

for (const [name, args] of CHECKS) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(NODE_EXE, args, { cwd: ROOT, env, stdio: 'inherit' });
  if (status === 0) passed += 1;
  else {
    failed += 1;
    console.error(`FAILED: ${name}`);
  }
}

console.log('\n== tests');
const folder = mkdtempSync(join(tmpdir(), 'sens-test-'));
const report = join(folder, 'vitest.json');
const vitest = spawnSync(
  NODE_EXE,
  [
    tool('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ],
  { cwd: ROOT, env, stdio: 'inherit' },
);
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  failed += brokenFiles;
  // A run that ends badly without naming a test (an unhandled error, say) is a failure all the same.
  if (vitest.status !== 0 && result.numFailedTests + brokenFiles === 0) failed += 1;
} else failed += 1;
rmSync(folder, { recursive: true, force: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

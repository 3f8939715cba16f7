/** What is asked of the repository besides its tests. Plain JavaScript for Node 20. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { letOthersFirst, NODE_EXE, pinnedEnv, ROOT } from './house.mjs';

const tool = (...parts) => join(ROOT, 'node_modules', ...parts);

/** Those that answer at once stand first. */
export const CHECKS = [
  ['content', ['scripts/check-content.ts']],
  ['readme', ['scripts/check-readme.ts']],
  ['format and lint', [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  [
    'who imports whom',
    [
      tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'engine',
      'contract',
      'assistant',
      'server',
      'site/src',
    ],
  ],
  ['what nobody uses', [tool('knip/bin/knip.js'), '--no-progress']],
  [
    'types',
    [
      tool('typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      tool('.cache/types.tsbuildinfo'),
    ],
  ],
  // Without a clock, an environment, a network or a screen to reach for.
  [
    'types of what is pure',
    [
      tool('typescript/bin/tsc'),
      '--project',
      'tsconfig.pure.json',
      '--incremental',
      '--tsBuildInfoFile',
      tool('.cache/pure-types.tsbuildinfo'),
    ],
  ],
];

/** Waits for the registry longer than a check within a minute may. */
export const PACKAGES = ['known holes in packages', ['scripts/audit-packages.mjs']];

/** Takes as long as all the others together, and reads types that the build makes. */
export const SITE_TYPES = [
  'types of the site',
  [tool('astro/bin/astro.mjs'), 'check', '--root', 'site'],
];

/** Runs a command on the pinned Node and keeps what it says, so that it does not mix with others. */
function runQuietly(args) {
  const child = letOthersFirst(spawn(NODE_EXE, args, { cwd: ROOT, env: pinnedEnv() }));
  const said = [];
  child.stdout.on('data', (part) => said.push(part));
  child.stderr.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({ ok: status === 0, words: Buffer.concat(said).toString().trim() }),
    );
  });
}

/**
 * Runs checks one after another: a line for each, and all it says when it fails.
 * @param {readonly [name: string, args: string[]][]} checks
 * @returns how many passed and failed
 */
export async function runChecks(checks) {
  let failed = 0;
  for (const [name, args] of checks) {
    const started = performance.now();
    const { ok, words } = await runQuietly(args);
    const seconds = Math.round((performance.now() - started) / 1000);
    const outcome = ok && words.startsWith('left out: ') ? words : 'in order';
    if (ok) console.log(`== ${name}: ${outcome} (${seconds} s)`);
    else console.error(`== FAILED: ${name} (${seconds} s)\n${words}\n`);
    failed += Number(!ok);
  }
  return { passed: checks.length - failed, failed };
}

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface House {
  ensureBuilt(): Promise<void>;
  ensurePagesBuilt(): Promise<() => import('node:child_process').ChildProcess | undefined>;
}

/** A repository with a build that only writes down what it is told, and makes `dist` anew as the real one. */
const BUILD = `
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
const [half = 'all'] = process.argv.slice(2);
if (half !== 'rest') rmSync('site/dist', { recursive: true, force: true });
mkdirSync('site/dist', { recursive: true });
appendFileSync('built.txt', half + '\\n');
`;

async function startHouse() {
  const root = mkdtempSync(join(tmpdir(), 'sens-house-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['scripts/lib', 'node_modules/node/bin', 'content']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const house = join(root, 'scripts/lib/house.mjs');
  copyFileSync(join(import.meta.dirname, 'lib/house.mjs'), house);
  writeFileSync(join(root, 'scripts/lib/run-build.ts'), BUILD);
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  const { ensureBuilt, ensurePagesBuilt } = (await import(house)) as House;
  const built = () => readFileSync(join(root, 'built.txt'), 'utf8').trim().split('\n');
  const makeRest = async (make: Awaited<ReturnType<House['ensurePagesBuilt']>>) => {
    const rest = make();
    if (rest) await new Promise((resolve) => rest.once('close', resolve));
    return rest;
  };
  const change = () => writeFileSync(join(root, 'content/home.yaml'), String(Math.random()));
  return { ensureBuilt, ensurePagesBuilt, makeRest, built, change };
}

test('a first start builds the pages, makes the rest beside the server, and a second does neither', async () => {
  const { ensurePagesBuilt, makeRest, built } = await startHouse();
  await makeRest(await ensurePagesBuilt());
  expect(built()).toEqual(['pages', 'rest']);
  expect(await makeRest(await ensurePagesBuilt())).toBeUndefined();
  expect(built()).toEqual(['pages', 'rest']);
});

test('what a stopped start left to make is made by the next, or by a command that needs it whole', async () => {
  const { ensureBuilt, ensurePagesBuilt, makeRest, built } = await startHouse();
  await ensurePagesBuilt();
  const stopped = (await ensurePagesBuilt())();
  stopped?.kill('SIGKILL');
  await new Promise((resolve) => stopped?.once('close', resolve));
  const before = built();
  await makeRest(await ensurePagesBuilt());
  expect(built().slice(before.length)).toEqual(['rest']);

  const other = await startHouse();
  await other.ensurePagesBuilt();
  await other.ensureBuilt();
  await other.ensureBuilt();
  expect(other.built()).toEqual(['pages', 'rest']);
  await ensureBuilt();
  expect(built()).toHaveLength(before.length + 1);
});

test('pages of other words than there are now are built anew', async () => {
  const { ensureBuilt, ensurePagesBuilt, change, built } = await startHouse();
  await ensurePagesBuilt();
  change();
  await ensurePagesBuilt();
  change();
  await ensureBuilt();
  expect(built()).toEqual(['pages', 'pages', 'all']);
});

test('an install says what a bare machine lacks for the pinned Node', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sens-house-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const house = join(root, 'scripts/lib/house.mjs');
  for (const folder of ['scripts/lib', 'node_modules/node/bin', 'bin']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  copyFileSync(join(import.meta.dirname, 'lib/house.mjs'), house);
  const script = (name: string, lines: string) =>
    writeFileSync(join(root, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  script('bin/npm', 'exit 0');
  const complaint =
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  script('node_modules/node/bin/node', `echo '${complaint}' >&2; exit 127`);
  const install = `import(${JSON.stringify(house)}).then((its) => its.ensureInstalled())`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', install], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` },
  });
  expect(status).toBe(1);
  expect(stderr).toContain(complaint);
  expect(stderr).toContain('apt-get install libatomic1');
});

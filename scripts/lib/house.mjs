/**
 * What every command of this repository needs before it can use a dependency: install, find the
 * pinned Node, build. Plain JavaScript for Node 20, as nothing is installed yet when it runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const STAMP = join(ROOT, 'node_modules/.sens-installed');
const BUILD_STAMP = join(ROOT, 'site/dist/.built-from');
const NODE = join(ROOT, 'node_modules/node/bin/node');
export const NODE_EXE = existsSync(`${NODE}.exe`) ? `${NODE}.exe` : NODE;

/** What Node has compiled once: a command of ours starts in half the processor time from then on. */
const COMPILED = join(ROOT, 'node_modules/.cache/node');

const WORKSPACES = ['engine', 'contract', 'assistant', 'site', 'server'];

/** Folders and files that decide what the built site looks like. */
const BUILD_INPUTS = [
  'package-lock.json',
  'art/heat',
  'art/masters',
  'art/pictures.yaml',
  'assistant',
  'content',
  'contract',
  'engine',
  'site/astro.config.ts',
  'site/build',
  'site/public',
  'site/src',
  'scripts/lib/build-site.ts',
  'scripts/lib/learn-apart.ts',
  'scripts/lib/learn-meaning.ts',
  'scripts/lib/site-pictures.ts',
  'server/http/csp.ts',
  'server/images/convert.ts',
  'server/pages/inline-code.ts',
];

/** Settings that are baked into the built site. */
const BUILD_SETTINGS = [
  'SITE_URL',
  'PORT',
  'PUBLIC_BACKEND_URL',
  'PUBLIC_ANON_KEY',
  'IMAGE_CDN_URL',
];

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && !/\.test\.tsx?$/.test(name)) yield* filesUnder(join(path, name));
  }
}

function fingerprint(inputs, extra = []) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesUnder(join(ROOT, input))) {
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  for (const value of extra) hash.update(`${value}\0`);
  return hash.digest('hex');
}

const holds = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

/** Environment in which `node` is the pinned one, also for what a command starts itself. */
export function pinnedEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(NODE), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(separator);
  return {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    ...extra,
    PATH: path,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/** Runs a command to its end; stops this process with its exit code when it fails. */
function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Written after what was installed, when that is only what the site is built and run with. */
const WITHOUT_TOOLS = ' without tools';

/** Of the packages, one of those that only tests and checks need. */
const A_TOOL = join(ROOT, 'node_modules/vitest/package.json');

/**
 * Installs what package-lock.json says, when it does not stand there already.
 * @param {{ toRun?: boolean }} what to run: what the site is built and run with will do (half of it
 *   all); tools that stand there already stay
 */
export function ensureInstalled({ toRun = false } = {}) {
  const wanted = fingerprint([
    'package-lock.json',
    'package.json',
    ...WORKSPACES.map((name) => `${name}/package.json`),
  ]);
  const isThere = holds(STAMP, wanted) || (toRun && holds(STAMP, wanted + WITHOUT_TOOLS));
  if (isThere && existsSync(NODE_EXE)) return;
  console.log('Installing what the project needs (once) ...');
  const without = toRun && !existsSync(A_TOOL) ? WITHOUT_TOOLS : '';
  const omitted = without ? ['--omit=dev'] : [];
  // Not `npm ci`: it stops on a registry that lacks another platform's optional packages.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...omitted]);
  // An npm that does not run install scripts leaves the pinned Node out.
  if (!existsSync(NODE_EXE)) run('npm', ['rebuild', 'node']);
  if (!existsSync(NODE_EXE)) {
    console.error('The pinned Node could not be installed (npm package "node").');
    process.exit(1);
  }
  ensureItRuns();
  writeFileSync(STAMP, wanted + without);
}

/** A bare Debian or Ubuntu lacks a library that this Node is linked with. */
function ensureItRuns() {
  const { status, stderr } = spawnSync(NODE_EXE, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  console.error(`The pinned Node does not start on this machine: ${String(stderr).trim()}`);
  if (/libatomic/.test(stderr)) console.error('It needs libatomic: `apt-get install libatomic1`.');
  process.exit(1);
}

/** What runs beside what one waits for, such as tests, lets it go first. */
export function letOthersFirst(child) {
  // One that could not be started has no number.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** Written after what a build was made of, when its pages stand and its rest does not yet. */
const PAGES_ONLY = ' pages';

const BUILD = 'scripts/lib/run-build.ts';

/** What a build that is not old says it was made of. */
const wantedBuild = () =>
  fingerprint(BUILD_INPUTS, [
    ...BUILD_SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`),
    // Pages hold the rules and figures of their year.
    new Intl.DateTimeFormat('nl', { timeZone: 'Europe/Amsterdam', year: 'numeric' }).format(),
  ]);

const ending = (child) => new Promise((resolve) => child.on('close', resolve));

async function build(how, stamp, { besideTests = false } = {}) {
  const child = start([BUILD, ...how]);
  if (besideTests) letOthersFirst(child);
  const status = await ending(child);
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, stamp);
}

/**
 * Builds the site, when what it is made of changed since the last build. The build checks all
 * settings before it begins; where nothing is built, the server does at its start.
 * @param {{ besideTests?: boolean }} how
 */
export async function ensureBuilt(how) {
  const wanted = wantedBuild();
  if (holds(BUILD_STAMP, wanted)) return;
  await build(holds(BUILD_STAMP, wanted + PAGES_ONLY) ? ['rest'] : [], wanted, how);
}

/**
 * Builds what a server needs to begin, when what it is made of changed: the pages.
 * @returns makes the rest beside the server, also what an earlier start was stopped at, and hands the
 *   process back that does; no process when nothing is left to make
 */
export async function ensurePagesBuilt() {
  const wanted = wantedBuild();
  if (holds(BUILD_STAMP, wanted)) return () => undefined;
  const pagesOnly = wanted + PAGES_ONLY;
  if (!holds(BUILD_STAMP, pagesOnly)) await build(['pages'], pagesOnly);
  return () => {
    const rest = letOthersFirst(start([BUILD, 'rest']));
    rest.on('close', (status) => {
      // Other pages may have been built meanwhile.
      if (status === 0 && holds(BUILD_STAMP, pagesOnly)) writeFileSync(BUILD_STAMP, wanted);
    });
    return rest;
  };
}

/** Starts a command on the pinned Node and hands its process back. */
export function start(args, env = {}, options = {}) {
  return spawn(NODE_EXE, args, { cwd: ROOT, env: pinnedEnv(env), stdio: 'inherit', ...options });
}

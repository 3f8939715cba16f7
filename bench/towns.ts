/**
 * What more towns cost the build: the site as it is, and again with towns that differ in their name
 * only, each built in a copy of the repository; and what a page costs that is made when somebody asks for it.
 * Usage: `node bench/towns.ts [TOWNS]`, 200 by default; each town is five pages.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PAGES_ON_REQUEST_FILE } from '../contract/index.ts';
import { loadRenderModule } from '../server/pages/render-module.ts';
import { median, printFigures } from './lib/budget.ts';

const ROOT = join(import.meta.dirname, '..');
const TOWNS = Number(process.argv[2] ?? 200);
const SERVICES = 5;
/** What a build makes or only reads; the pictures' cache, in site/node_modules, goes along. */
const LEFT_OUT = [
  'node_modules',
  '.git',
  'data',
  'art',
  'site/dist',
  'site/dist.next',
  'site/dist.old',
  'site/node_modules/.vite',
];

/** A copy of the repository that shares what is installed and what was rendered. */
function copyHouse(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sens-towns-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (from) => !LEFT_OUT.includes(relative(ROOT, from)),
  });
  for (const shared of ['node_modules', 'art']) symlinkSync(join(ROOT, shared), join(copy, shared));
  return copy;
}

/** Towns with the figures of a real one under other names, none near another. */
function addTowns(copy: string, count: number): void {
  const folder = join(copy, 'content/towns');
  const real = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let index = 0; index < count; index++) {
    const letters = index
      .toString(26)
      .padStart(3, '0')
      .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
    const slug = `proefstad-${letters}`;
    const text = (real[index % real.length] ?? '')
      .replace(/^slug: .*$/m, `slug: ${slug}`)
      .replace(/^name: .*$/m, `name: Proefstad ${letters}`)
      .replace(/^order: .*$/m, `order: ${1000 + index}`);
    writeFileSync(join(folder, `${slug}.yaml`), text);
  }
}

/** @returns what one build takes, in milliseconds */
function build(copy: string): number {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-2000));
  return performance.now() - begun;
}

/** @returns what each of the pages takes that a build leaves to the server, in milliseconds: the middle one */
async function make(copy: string): Promise<number> {
  const list = readFileSync(join(copy, 'site/dist/client', PAGES_ON_REQUEST_FILE), 'utf8');
  const { render } = await loadRenderModule(join(copy, 'site/dist/server/entry.mjs'));
  const took: number[] = [];
  for (const path of JSON.parse(list) as string[]) {
    const begun = performance.now();
    const page = await render({ page: 'town', slug: path.slice(1) }, 'http://localhost');
    await page.text();
    took.push(performance.now() - begun);
  }
  return median(took);
}

const copy = copyHouse();
try {
  const asItIs = build(copy);
  addTowns(copy, TOWNS);
  const withMore = build(copy);
  printFigures(`The build with ${TOWNS} towns more, ${TOWNS * SERVICES} pages`, [
    { name: 'the site as it is', value: asItIs / 1000, unit: 's', most: 75 },
    { name: 'with the towns', value: withMore / 1000, unit: 's' },
    { name: 'a page more', value: (withMore - asItIs) / (TOWNS * SERVICES), unit: 'ms', most: 6 },
    { name: 'one of them, when asked for', value: await make(copy), unit: 'ms' },
  ]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

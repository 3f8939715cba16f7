import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const RULE = 'scripts/lib/no-clock.grit';
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const tool = (name: string) => join(ROOT, 'node_modules', name);

/** A folder with these files, which is gone after the test. */
function houseOf(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), 'sens-pure-'));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
  return house;
}

const run = (cwd: string, args: string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout;

/** Of each file with this code the lines that our own lint finds something against. */
function linted(names: readonly string[], code: readonly string[]): Record<string, string[]> {
  const { plugins } = JSON.parse(read('biome.json'));
  const house = houseOf({
    ...Object.fromEntries(names.map((name) => [name, code.join('\n')])),
    'biome.json': JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }),
    [RULE]: read(RULE),
  });
  const biome = tool('@biomejs/biome/bin/biome');
  const said = run(house, [biome, 'lint', '--reporter=json', '--max-diagnostics=none']);
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: { location: { path: string; start: { line: number } } }[];
  };
  const against = (name: string) => diagnostics.filter(({ location }) => location.path === name);
  const lineOf = ({ location }: (typeof diagnostics)[number]) =>
    code[location.start.line - 1] ?? '';
  return Object.fromEntries(names.map((name) => [name, against(name).map(lineOf)]));
}

/** The lines that do not compile where only the language itself is known. */
function refused(code: readonly string[]): string[] {
  const config = { extends: join(ROOT, 'tsconfig.pure.json'), include: ['*.ts'], exclude: [] };
  const house = houseOf({ 'tsconfig.json': JSON.stringify(config), 'one.ts': code.join('\n') });
  const said = run(house, [tool('typescript/bin/tsc'), '--project', house]);
  return [...said.matchAll(/one\.ts\((\d+),/g)].map(([, line]) => code[Number(line) - 1] ?? '');
}

const CLOCK_AND_CHANCE = [
  'export const now = () => Date.now();',
  'export const year = () => new Date().getFullYear();',
  'export const words = () => Date();',
  'export const dice = [1].map(Math.random);',
];
const REACHES_OUT = [
  'export const key = () => process.env;',
  'export const page = () => fetch("/");',
  'export const later = () => setTimeout(() => 1, 2);',
  'export const time = () => performance.now();',
  'export const width = () => window.innerWidth;',
];
const PURE = [
  'export const day = (time: number) => new Date(time).toISOString();',
  'export const first = () => Date.UTC(2026, 0, 1);',
  'export const whole = (x: number) => Math.round(x);',
];

test('engine and assistant read no clock and no chance; a date that is given they may', () => {
  const pure = ['engine/terms/one.ts', 'assistant/one.ts'];
  const others = ['server/one.ts', 'engine/terms/one.test.ts', 'assistant/testing/one.ts'];
  const found = linted([...pure, ...others], [...CLOCK_AND_CHANCE, ...PURE]);
  for (const name of pure) expect(found[name], name).toEqual(CLOCK_AND_CHANCE);
  for (const name of others) expect(found[name], name).toEqual([]);
});

test('no environment, network, timer or screen is known where engine and assistant are compiled', () => {
  expect(refused([...REACHES_OUT, ...PURE])).toEqual(REACHES_OUT);
});

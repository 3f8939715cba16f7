/**
 * How long the engine takes for a report, what 10,000 reports leave behind, and what it weighs in the
 * pages that use it. Usage: `node bench/engine.ts`; exits 1 beyond the budgets.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { CHOICES, type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { type RolldownPlugin, rolldown } from 'rolldown';
import { clientFigures } from '../site/build/client-figures.ts';
import { smallerScripts } from '../site/build/smaller-scripts.ts';
import { type Figure as BenchFigure, median, percentile, printFigures } from './lib/budget.ts';

const WARM_UP = 500;
const REPORTS = 2_000;
const MANY = 10_000;
const MEGABYTE = 1024 * 1024;

/** Most that a page takes of the engine, in bytes with brotli. */
const MOST = 25_000;

/** The payback tool takes its own arithmetic besides, which no other page does. */
const MOST_WITH_PAYBACK = 26_500;

/** The component that each page ships, under site/src/features. */
const PAGES = {
  'the report': 'report/KeptReportIsland.tsx',
  'the label simulator': 'energy-label-simulator/EnergyLabelSimulator.tsx',
  'the heat pump check': 'heat-pump-check/HeatPumpCheckTool.tsx',
  'the payback tool': 'roi-calculator/RoiCalculator.tsx',
  'the subsidy tool': 'subsidy-calculator/SubsidyCalculator.tsx',
};

/** Every type, build year and cost in turn. */
const house = (number: number): DwellingAnswers => ({
  woningtype: CHOICES.woningtype[number % CHOICES.woningtype.length] ?? 'tussenwoning',
  bouwjaar: 1900 + ((number * 7) % 125),
  monthlyCostEur: 50 + ((number * 10) % 360),
});

const report = (number: number) => makeReport(house(number), figures2026, '2026-11-20');

function timeReport(number: number): number {
  const started = performance.now();
  report(number);
  return performance.now() - started;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Heap in use after collecting, in MB. */
function heapMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

const SOURCE = fileURLToPath(new URL('../site/src/', import.meta.url));

/** A name with the entry of the engine that it comes from. */
type Taken = readonly [name: string, entry: string];

/** What modules of the site take from the engine: all they name, types apart. */
function takenIn(modules: readonly string[], statement: RegExp): Taken[] {
  return modules
    .filter((id) => id.startsWith(SOURCE))
    .flatMap((id) => [...readFileSync(id, 'utf8').matchAll(statement)])
    .flatMap(([, list = '', entry = '']) =>
      list.split(',').map((each) => [each.trim().replace(/ as .*/, ''), entry] as const),
    )
    .filter(([name]) => name !== '' && !name.startsWith('type '));
}

/**
 * What a component takes from the engine: what it computes with, read from the modules that its bundle begins
 * with, and what a browser loads when somebody looks, which its chunks hand on from entries of their own.
 */
async function takenBy(component: string): Promise<{ first: Taken[]; later: Taken[] }> {
  const bundle = await rolldown({
    input: join(SOURCE, 'features', component),
    platform: 'browser',
    external: [/^react/, /^lucide/, /^p-retry$/],
    transform: { define: { 'import.meta.env.SSR': 'false' } },
    plugins: [clientFigures() as RolldownPlugin],
  });
  const { output } = await bundle.generate({});
  const [entry, ...others] = output.filter((one) => one.type === 'chunk');
  const used = Object.entries(entry?.modules ?? {}).filter(([, { code }]) => code);
  return {
    first: takenIn(
      used.map(([id]) => id),
      /import \{([^}]*)\} from '(@sens\/engine)'/g,
    ),
    later: takenIn(
      others.flatMap(({ facadeModuleId }) => facadeModuleId ?? []),
      /export \{([^}]*)\} from '(@sens\/engine\/(?!citations)[a-z-]+)'/g,
    ),
  };
}

/** Bytes with brotli of these exports, bundled and minified as the site does. */
async function weightOf(taken: readonly Taken[]): Promise<number> {
  const id = 'bench-entry';
  const lines = new Set(taken.map(([name, entry]) => `export { ${name} } from '${entry}';`));
  const bundle = await rolldown({
    input: id,
    plugins: [
      clientFigures() as RolldownPlugin,
      {
        name: id,
        resolveId: (source: string) => (source === id ? id : null),
        load: (source: string) => (source === id ? [...lines].join('\n') : null),
      },
      smallerScripts() as RolldownPlugin,
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  return brotliCompressSync(output[0].code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

const times = Array.from({ length: WARM_UP + REPORTS }, (_, number) => timeReport(number)).slice(
  WARM_UP,
);
const before = heapMegabytes();
for (let number = 0; number < MANY; number += 1) report(number);
const growth = heapMegabytes() - before;
const weights = await Promise.all(
  Object.entries(PAGES).map(async ([name, component]) => {
    const { first, later } = await takenBy(component);
    const begun = await weightOf(first);
    const most = name === 'the payback tool' ? MOST_WITH_PAYBACK : MOST;
    const figures: BenchFigure[] = [
      { name: `weight in ${name}, brotli`, value: begun, unit: 'B', most },
    ];
    if (later.length === 0) return figures;
    const value = (await weightOf([...first, ...later])) - begun;
    return [...figures, { name: `loaded later by ${name}, brotli`, value, unit: 'B' }];
  }),
);

printFigures('The engine', [
  { name: `report, median of ${REPORTS}`, value: median(times), unit: 'ms', most: 2 },
  { name: 'report, p99', value: percentile(times, 0.99), unit: 'ms' },
  { name: `heap left by ${MANY} reports`, value: growth, unit: 'MB', most: 50 },
  ...weights.flat(),
]);

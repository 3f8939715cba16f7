import { figures2026 } from '@sens/engine';
import { citations2026 } from '@sens/engine/citations';
import { toolOnly2026 } from '@sens/engine/tool-only-figures';
import type { VitePlugin } from './vite-plugin.ts';

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** What the engine reads of a figure; the rest is for whoever cites it or reads the code. */
const COMPUTED_WITH = ['id', 'value'];

/** What is read besides, by the ids of the figures: of grants, gas, contracts, loans, and of the schemes beside the grants. */
const READ_TOO: readonly [ids: RegExp, keys: readonly string[]][] = [
  [/^isde\./, ['date', 'confidence']],
  [/^nat\.isde\.doors/, ['confidence']],
  [/^((price\.cbs|co2)\.gas|sald\.net\.range|wf\.zero)$/, ['date']],
  [/^(wf|btw|svve|svoh|gem|zakelijk)\b/, ['confidence', 'validUntil']],
];

const keysOf = (id: string): readonly string[] => [
  ...COMPUTED_WITH,
  ...READ_TOO.flatMap(([ids, keys]) => (ids.test(id) ? keys : [])),
];

const RULES_YEAR = String(figures2026.isde.year);

/** What the engine is checked against, and never reads. */
const CHECKED_AGAINST = ['gasSavedM3PerYear'];

/** A set of figures without the words: sources, labels, and how assumptions were derived. */
export function withoutWords(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutWords);
  if (!isObject(data)) return data;
  if ('sources' in data && 'id' in data) {
    const kept = pick(data, keysOf(String(data.id)));
    return { ...withoutUsual(kept), value: withoutWords(kept.value) };
  }
  if ('reason' in data && 'value' in data) return pick(data, ['value']);
  const kept = Object.entries(data).filter(
    ([key]) => key !== 'sources' && !CHECKED_AGAINST.includes(key),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutWords(value)]));
}

/**
 * What most grants have is left out, and read where it is missing (engine/subsidy/subsidy-line.ts): of the day of a
 * grant only its year counts, mostly that of the rules, and its confidence is mostly B.
 */
function withoutUsual({ date, confidence, ...rest }: Data): Data {
  const isGrant = String(rest.id).startsWith('isde.');
  const day = isGrant ? String(date).slice(0, 4) : date;
  return {
    ...rest,
    ...(day === undefined || (isGrant && day === RULES_YEAR) ? {} : { date: day }),
    ...(confidence === undefined || confidence === 'B' ? {} : { confidence }),
  };
}

const pick = (data: Data, keys: readonly string[]): Data =>
  Object.fromEntries(keys.filter((key) => key in data).map((key) => [key, data[key]]));

/**
 * JavaScript that makes this value again.
 * @throws Error on what is not plain data
 */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`;
  if (isObject(value)) {
    return `{${Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${literal(each)}`)}}`;
  }
  if (value === Number.POSITIVE_INFINITY) return '1/0';
  if (value === undefined) return 'void 0';
  if (typeof value === 'function' || Number.isNaN(value)) throw new Error('figures hold data only');
  return JSON.stringify(value);
}

/** Modules of the engine's figures, and what stands in their place in a browser. */
const IN_A_BROWSER: [end: string, code: () => string][] = [
  [
    'engine/figures/index.ts',
    () => `export const figures2026 = ${literal(withoutWords(figures2026))};`,
  ],
  [
    'engine/figures/tool-only-2026.ts',
    () => `export const toolOnly2026 = ${literal(withoutWords(toolOnly2026))};`,
  ],
  [
    'engine/figures/citations-2026.ts',
    () => `export const citations2026 = ${literal(citations2026)};`,
  ],
];

/**
 * Gives browsers the figures as data without the words about them, and those words apart. Nobody needs
 * them to compute, and they are four of the engine's kB; the server has the modules as they are.
 */
export function clientFigures(): VitePlugin {
  return {
    name: 'client-figures',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(_code, id) {
      const found = IN_A_BROWSER.find(([end]) => id.split('?')[0]?.endsWith(end));
      return found ? { code: found[1](), map: null } : null;
    },
  };
}

/**
 * How good and how soon the answers of the assistant are, and what its pane loads when it is opened. Needs a built
 * site. Usage: `node bench/assistant.ts`; exits 1 beyond the budgets.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createAssistant, type PackedIndex, unpackIndex } from '@sens/assistant';
import {
  HOMEOWNERS_HELD_BACK,
  HOMEOWNERS_TUNED,
} from '../assistant/testing/homeowner-questions.ts';
import { askIn, isRight } from '../assistant/testing/is-right.ts';
import { LATER_HELD_BACK, LATER_TUNED } from '../assistant/testing/later-questions.ts';
import { HELD_BACK, TUNED } from '../assistant/testing/questions.ts';
import { VISITORS } from '../assistant/testing/visitor-questions.ts';
import { CLIENT } from '../built/lib/built-page.ts';
import { median, percentile, printFigures } from './lib/budget.ts';

/** A visitor waits no longer than this for half of the answers. */
const MOST_MS = 100;

/** Code, pane and index together, in bytes with brotli. */
const MOST_BYTES = 120_000;

const PARTS = ['shell/assistant.js', 'shell/assistant.json', 'assistant-index.json'];
const IMPORT = /["'](\.{1,2}\/[\w./-]+\.js)["']/g;

/** Files that a script loads, itself first; what React needs is not among them. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(join(CLIENT, file))) return found;
  found.add(file);
  if (!file.endsWith('.js')) return found;
  for (const [, name = ''] of readFileSync(join(CLIENT, file), 'utf8').matchAll(IMPORT)) {
    withImports(join(dirname(file), name), found);
  }
  return found;
}

const files = [...new Set(PARTS.flatMap((part) => [...withImports(part)]))];
const bytes = files
  .map((file) => {
    const packed = join(CLIENT, `${file}.br`);
    return statSync(existsSync(packed) ? packed : join(CLIENT, file)).size;
  })
  .reduce((sum, each) => sum + each, 0);

const packed: PackedIndex = JSON.parse(readFileSync(join(CLIENT, 'assistant-index.json'), 'utf8'));
const index = unpackIndex(packed);
const startedAt = performance.now();
const assistant = createAssistant(index);
const madeMs = performance.now() - startedAt;
const times = [...TUNED, ...HELD_BACK].map((asked) => {
  const started = performance.now();
  askIn(assistant, asked);
  return performance.now() - started;
});

/** Which share of questions gets the right answer from the right page. */
const rightShare = (questions: typeof TUNED) =>
  questions.filter((each) => isRight(assistant, each)).length / questions.length;

printFigures('The assistant', [
  { name: 'answer, median', value: median(times), unit: 'ms', most: MOST_MS },
  { name: 'answer, 95th percentile', value: percentile(times, 0.95), unit: 'ms' },
  {
    name: 'right, of the questions it was tuned with',
    value: rightShare([...TUNED, ...HELD_BACK]),
  },
  {
    name: 'right, of questions as visitors type them',
    value: rightShare([...VISITORS, ...LATER_TUNED, ...HOMEOWNERS_TUNED]),
  },
  {
    name: 'right, of those it was not worked on with',
    value: rightShare([...LATER_HELD_BACK, ...HOMEOWNERS_HELD_BACK]),
  },
  { name: 'making it ready, once', value: madeMs, unit: 'ms' },
  {
    name: `code, pane and index (${files.length} files)`,
    value: bytes,
    unit: 'bytes',
    most: MOST_BYTES,
  },
]);

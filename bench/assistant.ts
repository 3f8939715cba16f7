/**
 * How good and how soon the answers of the assistant are, and what its pane loads when it is opened. Needs a built
 * site. Usage: `node bench/assistant.ts`; exits 1 beyond the budgets.
 */
import { BYSTANDERS } from '../assistant/testing/bystander-questions.ts';
import { CALLERS } from '../assistant/testing/caller-questions.ts';
import { GUESTS } from '../assistant/testing/guest-questions.ts';
import {
  HOMEOWNERS_HELD_BACK,
  HOMEOWNERS_TUNED,
} from '../assistant/testing/homeowner-questions.ts';
import { INQUIRERS } from '../assistant/testing/inquirer-questions.ts';
import { askIn, isRight } from '../assistant/testing/is-right.ts';
import { LATER_HELD_BACK, LATER_TUNED } from '../assistant/testing/later-questions.ts';
import {
  NEIGHBOURS_HELD_BACK,
  NEIGHBOURS_TUNED,
} from '../assistant/testing/neighbour-questions.ts';
import { NEWCOMERS_HELD_BACK, NEWCOMERS_TUNED } from '../assistant/testing/newcomer-questions.ts';
import { ONLOOKERS } from '../assistant/testing/onlooker-questions.ts';
import {
  PASSERS_BY_HELD_BACK,
  PASSERS_BY_TUNED,
} from '../assistant/testing/passers-by-questions.ts';
import { HELD_BACK, TUNED } from '../assistant/testing/questions.ts';
import { RESIDENTS, RESIDENTS_UNTOUCHED } from '../assistant/testing/resident-questions.ts';
import { STRANGERS } from '../assistant/testing/stranger-questions.ts';
import { STROLLERS_HELD_BACK, STROLLERS_TUNED } from '../assistant/testing/stroller-questions.ts';
import { VISITORS } from '../assistant/testing/visitor-questions.ts';
import { WANDERERS } from '../assistant/testing/wanderer-questions.ts';
import { builtAssistant } from '../built/lib/built-assistant.ts';
import { bytesSent, withImports } from '../built/lib/built-scripts.ts';
import { median, percentile, printFigures } from './lib/budget.ts';

/** A visitor waits no longer than this for half of the answers. */
const MOST_MS = 100;

/** Code and pane together, in bytes with brotli; what it knows stays on the server. */
const MOST_BYTES = 30_000;

const PARTS = ['shell/assistant.js', 'shell/assistant.json'];
const files = [...new Set(PARTS.flatMap((part) => [...withImports(part)]))];

const startedAt = performance.now();
const { assistant } = await builtAssistant();
const madeMs = performance.now() - startedAt;
const bytes = files.reduce((sum, each) => sum + bytesSent(each), 0);
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
    value: rightShare([
      ...VISITORS,
      ...LATER_TUNED,
      ...HOMEOWNERS_TUNED,
      ...NEIGHBOURS_TUNED,
      ...PASSERS_BY_TUNED,
      ...NEWCOMERS_TUNED,
      ...STROLLERS_TUNED,
    ]),
  },
  {
    name: 'right, of those kept aside at first',
    value: rightShare([...LATER_HELD_BACK, ...HOMEOWNERS_HELD_BACK]),
  },
  {
    name: 'right, of those kept aside in two rounds, looked at since',
    value: rightShare([...NEWCOMERS_HELD_BACK, ...STROLLERS_HELD_BACK]),
  },
  { name: 'right, of those asked once at the end', value: rightShare(BYSTANDERS) },
  {
    name: 'right, of those kept aside until the work was done',
    value: rightShare([...NEIGHBOURS_HELD_BACK, ...PASSERS_BY_HELD_BACK]),
  },
  {
    name: 'right, of three strictly judged rounds, worked on since',
    value: rightShare([...CALLERS, ...GUESTS, ...STRANGERS]),
  },
  { name: 'right, of a round of homeowners, worked on since', value: rightShare(INQUIRERS) },
  { name: 'right, of a round of residents, worked on since', value: rightShare(RESIDENTS) },
  {
    name: 'right, of their questions that nobody worked on',
    value: rightShare(RESIDENTS_UNTOUCHED),
  },
  { name: 'right, of a strictly judged round that nobody worked on', value: rightShare(ONLOOKERS) },
  { name: 'right, of those that tell a story, some worked on since', value: rightShare(WANDERERS) },
  {
    name: 'left to a person, of what that round asks out of scope',
    value: rightShare(ONLOOKERS.filter(({ kind }) => kind === 'outside')),
  },
  { name: 'making it ready, once', value: madeMs, unit: 'ms' },
  {
    name: `code and pane (${files.length} files)`,
    value: bytes,
    unit: 'bytes',
    most: MOST_BYTES,
  },
]);

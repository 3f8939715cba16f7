// @module-tag long

import { CHOICES, NUMBERS } from '@sens/engine';
import { expect, test } from 'vitest';
import * as contract from './index.ts';

/** As much as the body of a request can hold. */
const LENGTH = contract.MAX_BODY_BYTES;

/** Of the processor's own time, so that a busy machine changes nothing; what is linear takes 2 at most. */
const MOST_MS = 50;

const LETTERS = [
  ...['0', '1', '9', 'a', 'A', 'é', '🏠', '\u0301', ' ', '\t', '\n', '\u00a0', '\u0000', '\u202e'],
  ...['+', '-', '/', '.', '@', ':', '"', '[', '\\', '%', '&', '\ud800'],
  ...['1 ', 'a.', 'a-', '- ', '1a', 'a@', '{"a":'],
];

/** A letter to the full length, after what lets a pattern begin, before what makes it fail in the end. */
const TEXTS = LETTERS.flatMap((letter) =>
  ['', '1', 'a@'].map((start) => `${start}${letter.repeat(LENGTH / letter.length)}!`),
);

const FIELDS = [
  ...contract.LEAD_FIELDS,
  ...contract.UNKNOWN_FIELDS,
  ...Object.keys(CHOICES),
  ...Object.keys(NUMBERS),
  ...[
    contract.HOUSE_FIELD,
    contract.TOOL_FIELD,
    'tool_path',
    'first_name',
    'last_name',
    'full_name',
    'phone',
    'source',
  ],
  ...['huisnummer_toevoeging', 'current_energy_costs', 'house_answers', 'consent_version'],
];

/** A text by itself, as every field of a form, as a name, and in an address. */
const INPUTS: readonly unknown[] = TEXTS.flatMap((text) => {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, text]));
  return [
    text,
    { ...fields, energy_data: fields },
    { [text]: text },
    new URLSearchParams({ naam: text, huisnummer: text }),
  ];
});

type Take = (...input: unknown[]) => unknown;

/** Everything in the contract that takes input in; it may throw, as long as it does so soon. */
const TAKERS = Object.entries<unknown>(contract).flatMap(([name, value]): [string, Take][] => {
  if (typeof value === 'function') return [[name, value as Take]];
  const isSchema = typeof value === 'object' && value !== null && 'safeParse' in value;
  return isSchema ? [[name, (input) => (value as { safeParse: Take }).safeParse(input)]] : [];
});

/** Of this thread alone: others of the process work for tests of their own. */
function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // What does not fit is refused.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Of a few runs the shortest: now and then one pays for the compiler, or for memory being tidied. */
function isSlow(work: () => unknown): boolean {
  for (let run = 0; run < 4; run += 1) if (cpuMs(work) <= MOST_MS) return false;
  return true;
}

test.each(TAKERS)('%s takes 16 kB of its worst letter in without a pause', (_, take) => {
  const slow = INPUTS.find((input) => isSlow(() => take(input, input)));
  expect(JSON.stringify(slow)?.slice(0, 40)).toBeUndefined();
});

test('whatever takes input in is found by itself', () => {
  const names = TAKERS.map(([name]) => name);
  for (const name of ['checkLeadForm', 'splitHuisnummer', 'addressQuerySchema', 'cleanText']) {
    expect(names).toContain(name);
  }
});

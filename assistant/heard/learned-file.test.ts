import { expect, it } from 'vitest';
import type { HeardQuestion } from '../terms/index-file.ts';
import { createHearing } from './hearing.ts';
import { learn } from './learned.ts';
import { readLearned, writeLearned } from './learned-file.ts';

const HEARD: HeardQuestion[] = [
  { text: 'maakt zo’n kast buiten veel herrie', passage: 0 },
  { text: 'wat ben ik kwijt aan een label', passage: 1 },
  { text: 'kunt u mijn badkamer betegelen', kind: 'outside' },
];

it('what was learned is read as it was written', () => {
  const learned = learn(HEARD);
  const read = readLearned(writeLearned(learned));
  expect(read).toEqual({ ...learned, complaint: undefined });
  const hear = createHearing(read);
  expect(hear('veel herrie buiten').shareOf(0)).toBe(
    createHearing(learned)('veel herrie buiten').shareOf(0),
  );
});

it('all lists stand in the one piece of memory that was read', () => {
  const file = writeLearned(learn(HEARD));
  const { uses, postings, meaning } = readLearned(file);
  const lists = [uses, postings.questions, postings.counts, meaning[1]?.rows];
  expect(lists.map((list) => list?.buffer === file.buffer)).toEqual([true, true, true, true]);
});

it('a file that was read in the middle of something larger is read as well', () => {
  const file = writeLearned(learn(HEARD));
  const larger = new Uint8Array(file.length + 5);
  larger.set(file, 5);
  expect(readLearned(larger.subarray(5))).toEqual(readLearned(file));
});

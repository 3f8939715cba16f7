import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantIndex, createAssistant } from '@sens/assistant';
import { expect, test } from 'vitest';
import { askIn, isRight } from '../assistant/testing/is-right.ts';
import { LATER_HELD_BACK, LATER_TUNED } from '../assistant/testing/later-questions.ts';
import { HELD_BACK, type TestQuestion, TUNED } from '../assistant/testing/questions.ts';
import { VISITORS } from '../assistant/testing/visitor-questions.ts';
import { CLIENT, isBuilt } from './lib/built-page.ts';

const index: AssistantIndex = JSON.parse(
  readFileSync(join(CLIENT, 'assistant-index.json'), 'utf8'),
);
const assistant = createAssistant(index);
const ALL = [...TUNED, ...HELD_BACK];
/** Also those that it is not yet good enough at (bench/assistant.ts). */
const EVERY = [...ALL, ...VISITORS, ...LATER_TUNED, ...LATER_HELD_BACK];
const ask = (question: TestQuestion) => askIn(assistant, question);

const wrong = (questions: readonly TestQuestion[]) =>
  questions.filter((each) => !isRight(assistant, each)).map(({ question }) => question);

test('there are over 150 questions, on pages that there are', () => {
  expect(ALL.length).toBeGreaterThan(150);
  expect(EVERY.flatMap(({ pages }) => pages).filter((page) => !isBuilt(page))).toEqual([]);
});

test('nine in ten questions get the right answer from the right page', () => {
  const missed = wrong(ALL);
  expect(missed.length / ALL.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
});

test('what the site is not about is left to a person, 98 times in a hundred', () => {
  const outside = EVERY.filter(({ kind }) => kind === 'outside' || kind === 'injection');
  const answered = outside.filter((each) => !ask(each).handover).map(({ question }) => question);
  expect(answered.length / outside.length, answered.join('\n')).toBeLessThanOrEqual(0.02);
});

test('no answer holds a figure that the site does not show', () => {
  const figures = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const { phone, openingHours } = index.reach;
  const shown = new Set(
    figures(JSON.stringify([index.passages, index.words.replies, phone, openingHours])),
  );
  const strange = EVERY.flatMap((each) => figures(ask(each).answer)).filter(
    (each) => !shown.has(each),
  );
  expect(strange).toEqual([]);
});

test('every heading that an answer points to stands on its page', () => {
  const broken = index.passages.filter(({ page, anchor }) => {
    const { path = '' } = index.pages[page] ?? {};
    const file = join(CLIENT, path === '/' ? 'index.html' : `${path}.html`);
    return anchor !== '' && !readFileSync(file, 'utf8').includes(`id="${anchor}"`);
  });
  expect(broken.map(({ anchor, heads }) => `${anchor}: ${heads[0]}`)).toEqual([]);
});

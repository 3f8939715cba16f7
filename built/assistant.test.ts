import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantIndex, createAssistant } from '@sens/assistant';
import { expect, test } from 'vitest';
import { HELD_BACK, type TestQuestion, TUNED } from '../assistant/testing/questions.ts';
import { CLIENT, isBuilt } from './lib/built-page.ts';

const index: AssistantIndex = JSON.parse(
  readFileSync(join(CLIENT, 'assistant-index.json'), 'utf8'),
);
const assistant = createAssistant(index);
/** A Monday morning. */
const NOW = new Date('2026-11-23T09:00:00Z');
const ALL = [...TUNED, ...HELD_BACK];
const ask = ({ question, earlier = [] }: TestQuestion) => assistant.ask(question, earlier, NOW);

/** Whether the answer names a right page and holds what it must, or was rightly left to a person. */
function isRight(asked: TestQuestion): boolean {
  const { answer, sources, handover } = ask(asked);
  const { pages, phrase } = asked;
  if (phrase && !new RegExp(phrase.source, 'i').test(answer)) return false;
  if (pages.length === 0) return handover;
  return sources.some(({ url }) => pages.includes(url.split('#')[0] ?? ''));
}

const wrong = (questions: readonly TestQuestion[]) =>
  questions.filter((each) => !isRight(each)).map(({ question }) => question);

test('there are over 150 questions, on pages that there are', () => {
  expect(ALL.length).toBeGreaterThan(150);
  expect(ALL.flatMap(({ pages }) => pages).filter((page) => !isBuilt(page))).toEqual([]);
});

test('nine in ten questions get the right answer from the right page', () => {
  const missed = wrong(ALL);
  expect(missed.length / ALL.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
});

test('what the site is not about is left to a person, 98 times in a hundred', () => {
  const outside = ALL.filter(({ kind }) => kind === 'outside' || kind === 'injection');
  const answered = outside.filter((each) => !ask(each).handover).map(({ question }) => question);
  expect(answered.length / outside.length, answered.join('\n')).toBeLessThanOrEqual(0.02);
});

test('no answer holds a figure that the site does not show', () => {
  const figures = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const { phone, openingHours } = index.reach;
  const shown = new Set(
    figures(JSON.stringify([index.passages, index.words.replies, phone, openingHours])),
  );
  const strange = ALL.flatMap((each) => figures(ask(each).answer)).filter(
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

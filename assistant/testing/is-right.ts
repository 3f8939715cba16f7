import type { Assistant } from '../assistant.ts';
import type { TestQuestion } from './to-questions.ts';

/** A Monday morning, at which the telephone is manned. */
const MONDAY = new Date('2026-11-23T09:00:00Z');

/** Asks a test question. */
export const askIn = (assistant: Assistant, { question, earlier = [] }: TestQuestion) =>
  assistant.ask(question, earlier, MONDAY);

/** Whether the answer names a right page and holds what it must, or was rightly left to a person. */
export function isRight(assistant: Assistant, asked: TestQuestion): boolean {
  const { answer, sources, handover } = askIn(assistant, asked);
  const { pages, phrase } = asked;
  if (phrase && !new RegExp(phrase.source, 'i').test(answer)) return false;
  if (pages.length === 0) return handover;
  // Most questions are older than the pages of questions: those are right where the answer holds what it must.
  return sources.some(
    ({ url }) =>
      pages.includes(url.split('#')[0] ?? '') ||
      (phrase !== undefined && url.startsWith('/veelgestelde-vragen')),
  );
}

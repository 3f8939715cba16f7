import { saidParts } from '#question/complains.ts';
import { without } from '#question/in-context.ts';
import type { Question } from '#question/read-question.ts';
import { WEIGHTS } from '#terms/weights.ts';
import type { Means } from './means.ts';

/** Tells who is not content from who asks about it. */
export interface Discontent {
  /** @param places names in it that say where, and nothing of what is wrong */
  isDiscontent(text: string, places?: readonly string[]): boolean;
  /** "Wie belt mij dan?" after a complaint: it asks of nothing else that we know of. */
  goesOn(text: string, earlier: readonly string[]): boolean;
  /** A question about how complaints are handled is answered like any other. */
  isComplaint(question: Question): boolean;
}

export function createDiscontent({ complains, main, readInContext }: Means): Discontent {
  const isDiscontent = (text: string, places: readonly string[] = []) =>
    complains(saidParts(text).map((part) => without(part, places)));

  return {
    isDiscontent,
    goesOn(text, earlier) {
      const before = earlier.at(-1);
      if (before === undefined || !isDiscontent(before)) return false;
      const { question, named } = readInContext(text, []);
      const isOther = question.isOurs || named.length > 0 || question.unknown.length > 0;
      return question.followsUp && !isOther;
    },
    isComplaint: (question) =>
      (main.find(question.asked, question.text)[0]?.likeness ?? 0) < WEIGHTS.sameQuestion,
  };
}

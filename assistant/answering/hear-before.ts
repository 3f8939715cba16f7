import type { Hearing } from '#heard/hearing.ts';
import { wordsOf } from '#language/dutch.ts';
import type { AskedWord } from '#passages/search-passages.ts';
import { questionsIn } from '#question/clauses.ts';
import { without } from '#question/in-context.ts';
import type { Question } from '#question/read-question.ts';
import type { Means } from './means.ts';

/** What was told longer ago is forgotten. */
const MOST_TOLD = 2;

/** How much a question counts as it was typed, beside what it is with words of the one before it. */
const OF_ITSELF = 0.35;

/** A question as it is heard with what was said before it. */
export interface HeardBefore {
  hearing: Hearing;
  /** Words of what was told just before it. */
  told: readonly AskedWord[];
}

/**
 * Hears with what was asked before what only makes sense after it.
 * @param alone how the question is heard by itself
 * @param said the question as it was typed and as it is heard, and the places in it
 */
export type HearBefore = (
  question: Question,
  alone: Hearing,
  earlier: readonly string[],
  said: { text: string; heardText: string; places: readonly string[] },
) => HeardBefore;

/** What two ways to hear a question say of it together; of all else the second knows more. */
const halfOf = (one: Hearing, other: Hearing): Hearing => ({
  ...other,
  shareOf: (passage) => OF_ITSELF * one.shareOf(passage) + (1 - OF_ITSELF) * other.shareOf(passage),
  passages: [...new Set([...other.passages, ...one.passages])],
});

export function createHearBefore({ hear, read, plain }: Means): HearBefore {
  /** What was told just before a question and tells of whose house it is: "ik woon in een monument". */
  function toldBefore({ subjects }: Question, earlier: readonly string[]): AskedWord[] {
    const told = earlier.slice(-MOST_TOLD).filter((each) => questionsIn(each).length === 0);
    // What has a subject of its own is about no other.
    const isAbout = ({ isSubject, isTopic, isAspect }: AskedWord) =>
      isSubject ? subjects.length === 0 : isTopic || isAspect;
    return told.flatMap((each) => read(plain(each)).asked.filter(isAbout));
  }

  /** Words that a question took from what was asked before it. */
  function carriedInto({ asked }: Question, text: string): string[] {
    const own = new Set(wordsOf(plain(text)));
    return asked.map(({ typed }) => typed).filter((typed) => !own.has(typed));
  }

  return (question, alone, earlier, said) => {
    const told = toldBefore(question, earlier);
    const taken = [...told.map(({ typed }) => typed), ...carriedInto(question, said.text)];
    const carried = [...new Set(taken)];
    if (carried.length === 0) return { hearing: alone, told };
    const all = without([...carried, said.heardText].join(' '), said.places);
    return { hearing: halfOf(alone, hear(all)), told };
  };
}

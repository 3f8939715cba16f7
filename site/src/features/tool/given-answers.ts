import type { AnswerField, DwellingAnswers, DwellingFacts } from '@sens/engine';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { isAsked } from '#features/house-questions/is-asked.ts';
import { answerWords } from '#words/house/answer-words.ts';
import { questionLabel } from '#words/house/question-copy.ts';

/** An answer that the visitor gave, as it stands on paper. */
export interface GivenAnswer {
  label: string;
  words: string;
}

/** What the visitor said of the house, in the order of the questions. */
export function givenOfHouse(answers: DwellingAnswers, facts: DwellingFacts): GivenAnswer[] {
  return (Object.keys(ADDRESS_KEYS) as AnswerField[]).flatMap((field) => {
    const value = answers[field];
    if (value === undefined || !isAsked(field, facts)) return [];
    return [{ label: questionLabel(field), words: answerWords(field, value) }];
  });
}

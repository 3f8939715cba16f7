import {
  assumedChoice,
  type ChoiceField,
  type DwellingAnswers,
  type DwellingFacts,
  figuresFor,
} from '@sens/engine';
import { choiceFields } from '#words/house/answer-words.ts';

/** A question that cannot be left open has no assumption. */
const ALWAYS_ASKED: ChoiceField = 'woningtype';

/** The facts of a house, but of each choice that was answered what we would assume without that answer. */
export function assumedFacts(
  answers: DwellingAnswers,
  facts: DwellingFacts,
  today: string,
): DwellingFacts {
  const figures = figuresFor(today);
  const answered = choiceFields.filter(
    (field) =>
      field !== ALWAYS_ASKED &&
      // Just taken back: the facts follow a moment later.
      (answers[field] !== undefined || facts[field].origin === 'visitor'),
  );
  const assumed = answered.map((field) => [
    field,
    { ...facts[field], value: assumedChoice(field, answers, figures, today) },
  ]);
  return { ...facts, ...Object.fromEntries(assumed) };
}

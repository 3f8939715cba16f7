import type { ChoiceField as Asked, Fact } from '@sens/engine';
import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import { answerWords, choicesOf } from '#words/house/answer-words.ts';
import { INSULATED_SINCE } from '#words/house/fact-words.ts';
import { CHOICE_QUESTIONS, QUESTION_COPY as COPY } from '#words/house/question-copy.ts';
import { ADDRESS_KEYS } from './answers-address.ts';
import type { HouseQuestionProps } from './house-question-props.ts';
import { OriginTag } from './OriginTag.tsx';

/** An answer of its own that says the same as leaving the question to us. */
const UNKNOWN = 'onbekend';

/** What we do without the answer. */
function withoutAnswer(field: Asked, { value }: Fact<string | number>): string {
  if (value === UNKNOWN) return COPY.allPossible;
  const words = answerWords(field, value);
  return INSULATED_SINCE.includes(field) ? COPY.assumedAverage(words) : COPY.assumed(words);
}

/** A question with a choice: native radios, and "weet ik niet" with what we then assume. */
export function ChoiceQuestion({ field, value, fact, onChange }: HouseQuestionProps<Asked>) {
  const { label, hint } = CHOICE_QUESTIONS[field];
  const name = ADDRESS_KEYS[field];
  const required = field === 'woningtype';
  const choices = choicesOf(field).filter((choice) => choice.value !== UNKNOWN);
  const unknown = { value: '', label: COPY.unknown, explanation: withoutAnswer(field, fact) };
  const answer = value === undefined || value === UNKNOWN ? unknown.value : String(value);
  return (
    <ChoiceField
      choices={required ? choices : [...choices, unknown]}
      data-question={field}
      hint={hint}
      id={`vraag-${name}`}
      label={
        <>
          <span className="mr-2">{label}</span>{' '}
          {required ? null : <OriginTag origin={fact.origin} />}
        </>
      }
      look={choices.some(({ explanation }) => explanation) ? 'halves' : 'pills'}
      name={name}
      onChange={(choice) => onChange(choice || undefined)}
      required={required}
      value={answer}
    />
  );
}

import type { ChoiceField, Fact } from '@sens/engine';
import { answerWords, choicesOf } from '#words/house/answer-words.ts';
import {
  CHOICE_QUESTIONS,
  type ChoiceWords,
  QUESTION_COPY as COPY,
} from '#words/house/question-copy.ts';
import { ADDRESS_KEYS } from './answers-address.ts';
import type { HouseQuestionProps } from './HouseQuestion.tsx';
import { OriginTag } from './OriginTag.tsx';

function Option({
  name,
  value,
  words: { label, explanation },
  isPill,
  checked,
  onPick,
}: {
  name: string;
  value: string;
  words: ChoiceWords;
  isPill: boolean;
  checked: boolean;
  onPick: () => void;
}) {
  return (
    <label className={isPill ? 'choice choice-pill' : 'choice'}>
      <input
        checked={checked}
        className="radio"
        name={name}
        onChange={onPick}
        type="radio"
        value={value}
      />
      <span>
        {label}
        {explanation ? (
          <span className="mt-0.5 block text-xs font-normal text-bos-900/80">{explanation}</span>
        ) : null}
      </span>
    </label>
  );
}

/** An answer of its own that says the same as leaving the question to us. */
const UNKNOWN = 'onbekend';

/** Of these the assumption is the average of such houses. */
const INSULATED_SINCE = new Set<ChoiceField>(['roof', 'wall', 'floor']);

/** What we do without the answer. */
function withoutAnswer(field: ChoiceField, { value }: Fact<string | number>): string {
  if (value === UNKNOWN) return COPY.allPossible;
  const words = answerWords(field, value);
  // Many old houses were insulated since: what is assumed lies between two answers.
  return INSULATED_SINCE.has(field) ? COPY.assumedAverage(words) : COPY.assumed(words);
}

/** A question with a choice: native radios, and "weet ik niet" with what we then assume. */
export function ChoiceQuestion({ field, value, fact, onChange }: HouseQuestionProps<ChoiceField>) {
  const { label, hint } = CHOICE_QUESTIONS[field];
  const name = ADDRESS_KEYS[field];
  const mustAnswer = field === 'woningtype';
  const choices = choicesOf(field).filter((choice) => choice.value !== UNKNOWN);
  const isUnknown = value === undefined || value === UNKNOWN;
  const withText = choices.some(({ explanation }) => explanation);
  const unknown = {
    label: COPY.unknown,
    explanation: withoutAnswer(field, fact),
  };
  return (
    <fieldset
      aria-describedby={hint ? `vraag-${name}-hint` : undefined}
      data-question={field}
      id={`vraag-${name}`}
      {...(mustAnswer ? { role: 'radiogroup', 'aria-required': true } : {})}
    >
      <legend className="float-left mb-1 w-full">
        <span className="mr-2 font-semibold">{label}</span>{' '}
        {mustAnswer ? null : <OriginTag origin={fact.origin} />}
      </legend>
      {hint ? (
        <p className="clear-both mb-1 text-sm text-bos-900/80" id={`vraag-${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <div
        className={`clear-both gap-2 pt-1 ${withText ? 'grid sm:grid-cols-2' : 'flex flex-wrap'}`}
      >
        {choices.map(({ value: choice, ...words }) => (
          <Option
            checked={value === choice}
            isPill={!withText}
            key={choice}
            name={name}
            onPick={() => onChange(choice)}
            value={choice}
            words={words}
          />
        ))}
        {mustAnswer ? null : (
          <Option
            checked={isUnknown}
            isPill={!withText}
            name={name}
            onPick={() => onChange(undefined)}
            value=""
            words={unknown}
          />
        )}
      </div>
    </fieldset>
  );
}

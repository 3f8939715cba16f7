import type { ChoiceField } from '@sens/engine';
import { ADDRESS_KEYS } from './answers-address.ts';
import { CHOICE_QUESTIONS, type ChoiceWords, QUESTION_COPY as COPY } from './copy.ts';
import type { HouseQuestionProps } from './HouseQuestion.tsx';
import { OriginTag } from './OriginTag.tsx';
import { answerWords, choicesOf } from './value-words.ts';

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

/** A question with a choice: native radios, and "weet ik niet" with what we then assume. */
export function ChoiceQuestion({ field, value, fact, onChange }: HouseQuestionProps<ChoiceField>) {
  const { label, hint } = CHOICE_QUESTIONS[field];
  const name = ADDRESS_KEYS[field];
  const mustAnswer = field === 'woningtype';
  const choices = choicesOf(field);
  const withText = choices.some(({ explanation }) => explanation);
  const unknown = {
    label: COPY.unknown,
    explanation: COPY.assumed(answerWords(field, fact.value)),
  };
  return (
    <fieldset
      aria-describedby={hint ? `vraag-${name}-hint` : undefined}
      data-question={field}
      id={`vraag-${name}`}
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
            checked={value === undefined}
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

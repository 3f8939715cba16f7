import type { NumberField } from '@sens/engine';
import { FieldError } from '#components/ui/Field.tsx';
import { givenWords, numberWords } from '#words/house/answer-words.ts';
import { assumedNumber } from '#words/house/assumed-number.ts';
import { QUESTION_COPY as COPY, NUMBER_QUESTIONS } from '#words/house/question-copy.ts';
import { outOfBoundsWords } from './adjustment-words.ts';
import { ADDRESS_KEYS } from './answers-address.ts';
import { boundsOf, typedNumber } from './bounds.ts';
import type { HouseQuestionProps } from './HouseQuestion.tsx';
import { NumberInput } from './NumberInput.tsx';
import { NumberSlider } from './NumberSlider.tsx';
import { OriginTag } from './OriginTag.tsx';
import { useTypedNumber } from './use-typed-number.ts';

/** A question with a number: typed or slid; left empty it is our assumption, which it then shows. */
export function NumberQuestion({ field, value, fact, onChange }: HouseQuestionProps<NumberField>) {
  const { label, hint, unit, slider } = NUMBER_QUESTIONS[field];
  const id = `vraag-${ADDRESS_KEYS[field]}`;
  const answer = typeof value === 'number' ? value : undefined;
  const bounds = boundsOf(field);
  const typed = useTypedNumber(bounds, answer, onChange);
  const used = answer ?? assumedNumber(field, Number(fact.value));
  return (
    <div data-question={field}>
      <div className="flex items-end justify-between gap-4">
        <div>
          <label className="mr-2 font-semibold" htmlFor={id}>
            {label}
          </label>{' '}
          <OriginTag isAdjusted={fact.given !== undefined} origin={fact.origin} />
          {hint ? (
            <p className="text-sm text-bos-900/80" id={`${id}-hint`}>
              {hint}
            </p>
          ) : null}
        </div>
        <NumberInput
          decimals={bounds.decimals}
          hasHint={hint !== undefined}
          id={id}
          name={ADDRESS_KEYS[field]}
          placeholder={typedNumber(used)}
          typed={typed}
          unit={unit}
        />
      </div>
      {slider ? (
        <NumberSlider
          label={COPY.slider(label)}
          onChange={onChange}
          range={slider}
          value={used}
          words={numberWords(field, used)}
        />
      ) : null}
      {fact.given !== undefined && !typed.error ? (
        <p className="mt-1 text-sm">{givenWords(field, fact)}</p>
      ) : null}
      {typed.error ? (
        <FieldError id={`${id}-fout`}>
          {typed.error === 'no-number'
            ? COPY.noNumber(numberWords(field, used))
            : outOfBoundsWords(field, used)}
        </FieldError>
      ) : null}
      {answer === undefined ? null : (
        <button
          className="text-link only-script -mt-1 min-h-11 cursor-pointer text-sm"
          onClick={() => onChange(undefined)}
          type="button"
        >
          {COPY.unknown}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </div>
  );
}

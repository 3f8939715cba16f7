import type { NumberField } from '@sens/engine';
import { FieldError } from '#components/ui/Field.tsx';
import { ADDRESS_KEYS } from './answers-address.ts';
import { typedNumber } from './bounds.ts';
import { QUESTION_COPY as COPY, NUMBER_QUESTIONS } from './copy.ts';
import type { HouseQuestionProps } from './HouseQuestion.tsx';
import { NumberSlider } from './NumberSlider.tsx';
import { OriginTag } from './OriginTag.tsx';
import { useTypedNumber } from './use-typed-number.ts';
import { numberWords, outOfBoundsWords } from './value-words.ts';

/** A question with a number: typed or slid; left empty it is our assumption, which it then shows. */
export function NumberQuestion({ field, value, fact, onChange }: HouseQuestionProps<NumberField>) {
  const { label, hint, unit, slider } = NUMBER_QUESTIONS[field];
  const id = `vraag-${ADDRESS_KEYS[field]}`;
  const answer = typeof value === 'number' ? value : undefined;
  const assumed = Number(fact.value);
  const { text, isWrong, isNumber, type, judge } = useTypedNumber(field, answer, onChange);
  const used = answer ?? assumed;
  const described = [hint && `${id}-hint`, isWrong && `${id}-fout`].filter(Boolean).join(' ');
  return (
    <div data-question={field}>
      <div className="flex items-end justify-between gap-4">
        <div>
          <label className="mr-2 font-semibold" htmlFor={id}>
            {label}
          </label>{' '}
          <OriginTag origin={fact.origin} />
          {hint ? (
            <p className="text-sm text-bos-900/80" id={`${id}-hint`}>
              {hint}
            </p>
          ) : null}
        </div>
        <div className="relative w-32 shrink-0">
          <input
            aria-describedby={described || undefined}
            aria-invalid={isWrong || undefined}
            autoComplete="off"
            className={`input text-right font-semibold tabular-nums ${unit ? 'pr-[4.5rem]!' : ''}`}
            id={id}
            inputMode={field === 'thermostatC' ? 'decimal' : 'numeric'}
            name={ADDRESS_KEYS[field]}
            onBlur={judge}
            onChange={(event) => type(event.currentTarget.value)}
            placeholder={typedNumber(Math.round(assumed * 10) / 10)}
            value={text}
          />
          {unit ? (
            <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm">
              {unit}
            </span>
          ) : null}
        </div>
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
      {isWrong ? (
        <FieldError id={`${id}-fout`}>
          {isNumber ? outOfBoundsWords(field, used) : COPY.noNumber(numberWords(field, used))}
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

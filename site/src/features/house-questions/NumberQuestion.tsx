import type { NumberField as Asked } from '@sens/engine';
import { NumberField } from '#components/ui/NumberField.tsx';
import { typedNumber } from '#lib/typed-number.ts';
import { givenWords, numberWords } from '#words/house/answer-words.ts';
import { assumedNumber } from '#words/house/assumed-number.ts';
import { QUESTION_COPY as COPY, NUMBER_QUESTIONS } from '#words/house/question-copy.ts';
import { outOfBoundsWords } from './adjustment-words.ts';
import { ADDRESS_KEYS } from './answers-address.ts';
import { boundsOf, sliderOf } from './bounds.ts';
import type { HouseQuestionProps } from './house-question-props.ts';
import { OriginTag } from './OriginTag.tsx';

/** A question with a number: typed or slid; left empty it is our assumption, which it then shows. */
export function NumberQuestion({ field, value, fact, onChange }: HouseQuestionProps<Asked>) {
  const { label, hint, unit } = NUMBER_QUESTIONS[field];
  const range = sliderOf(field);
  const name = ADDRESS_KEYS[field];
  const id = `vraag-${name}`;
  const answer = typeof value === 'number' ? value : undefined;
  const isAdjusted = fact.given !== undefined;
  const used = answer ?? assumedNumber(field, Number(fact.value));
  const words = numberWords(field, used);
  return (
    <NumberField
      bounds={boundsOf(field)}
      data-question={field}
      errorWords={(error) =>
        error === 'no-number' ? COPY.noNumber(words) : outOfBoundsWords(field, used)
      }
      hint={hint}
      id={id}
      label={label}
      look="foot"
      name={name}
      note={isAdjusted ? <p className="mt-1 text-sm">{givenWords(field, fact)}</p> : null}
      onChange={onChange}
      placeholder={typedNumber(used)}
      slider={range && { label: COPY.slider(label), range, value: used, words }}
      tag={<OriginTag isAdjusted={isAdjusted} origin={fact.origin} />}
      unit={unit}
      usedWords={(rounded) => numberWords(field, rounded)}
      value={answer}
    >
      {answer === undefined ? null : (
        <button
          className="text-link only-script -mt-1 min-h-11 cursor-pointer text-sm"
          onClick={() => {
            // This button goes: what one may type instead has the focus then.
            document.getElementById(id)?.focus();
            onChange(undefined);
          }}
          type="button"
        >
          {COPY.unknown}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </NumberField>
  );
}

import type { AnswerField, DwellingFacts } from '@sens/engine';
import { memo, useCallback } from 'react';
import { HouseQuestion } from '#features/house-questions/HouseQuestion.tsx';
import { withAnswer } from '#features/house-questions/HouseQuestions.tsx';
import { ASSUMED_BOUWJAAR } from '../assumed.ts';
import { SUBSIDY_COPY as COPY, OWNER_WORDS } from '../copy.ts';
import { OWNERS, STATE_KEYS, type SubsidyState } from '../state.ts';
import { MoreAboutYou } from './MoreAboutYou.tsx';

const FIELDS = ['woningtype', 'bouwjaar'] as const satisfies readonly AnswerField[];

type Field = (typeof FIELDS)[number];

interface Props {
  state: SubsidyState;
  change: (next: (last: SubsidyState) => SubsidyState) => void;
}

function factOf(value: string | number | undefined) {
  return value === undefined
    ? ({ value: ASSUMED_BOUWJAAR, origin: 'assumption' } satisfies DwellingFacts['bouwjaar'])
    : ({ value, origin: 'visitor' } as const);
}

/** Drawn anew only with another answer. */
const Question = memo(function Question({
  field,
  value,
  change,
}: Pick<Props, 'change'> & { field: Field; value: string | number | undefined }) {
  const onChange = useCallback(
    (next: string | number | undefined) =>
      change((last) => ({ ...last, answers: withAnswer(last.answers, field, next) })),
    [change, field],
  );
  return <HouseQuestion fact={factOf(value)} field={field} onChange={onChange} value={value} />;
});

/** Who asks and in what house: three questions, and what holds for few. */
export const AboutYou = memo(function AboutYou({ state, change }: Props) {
  return (
    <section aria-labelledby="vragen" className="grid gap-6">
      <div>
        <h2 className="text-h3" id="vragen">
          {COPY.home}
        </h2>
        <p className="mt-1 max-w-[60ch] text-sm text-bos-900/85">{COPY.homeText}</p>
      </div>
      <fieldset id={`vraag-${STATE_KEYS.owner}`}>
        <legend className="mb-1.5 font-semibold">{COPY.owner}</legend>
        <div className="flex flex-wrap gap-2 sm:grid sm:grid-cols-3">
          {OWNERS.map((owner) => (
            <label className="choice max-sm:rounded-full max-sm:pr-4" key={owner}>
              <input
                checked={state.owner === owner}
                className="radio"
                name={STATE_KEYS.owner}
                onChange={() => change((last) => ({ ...last, owner }))}
                type="radio"
                value={owner}
              />
              <span>
                {OWNER_WORDS[owner].label}
                <span className="mt-0.5 block text-xs font-normal text-bos-900/80 max-sm:sr-only">
                  {OWNER_WORDS[owner].text}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {FIELDS.map((field) => (
        <Question change={change} field={field} key={field} value={state.answers[field]} />
      ))}
      <MoreAboutYou change={change} state={state} />
    </section>
  );
});

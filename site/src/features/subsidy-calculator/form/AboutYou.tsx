import type { AnswerField, DwellingFacts } from '@sens/engine';
import { memo, useCallback } from 'react';
import { ChoiceField } from '#components/ui/ChoiceField.tsx';
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
        <p className="mt-1 max-w-[60ch] text-sm text-muted">{COPY.homeText}</p>
      </div>
      <ChoiceField
        choices={OWNERS.map((owner) => {
          const { label, text } = OWNER_WORDS[owner];
          return { value: owner, label, explanation: text };
        })}
        id={`vraag-${STATE_KEYS.owner}`}
        label={COPY.owner}
        look="adaptive"
        name={STATE_KEYS.owner}
        onChange={(owner) => change((last) => ({ ...last, owner }))}
        value={state.owner}
      />
      {FIELDS.map((field) => (
        <Question change={change} field={field} key={field} value={state.answers[field]} />
      ))}
      <MoreAboutYou change={change} state={state} />
    </section>
  );
});

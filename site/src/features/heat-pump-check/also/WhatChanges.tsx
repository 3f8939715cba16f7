import type { HeatPumpQuestion } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { questionLabel } from '#words/house/question-copy.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { HeatPumpView } from '../view.ts';
import { changeWords } from '../words/change-words.ts';

function Change({ question, check }: { question: HeatPumpQuestion; check: HeatPumpView }) {
  return (
    <li className="rounded-card border border-zand-200 bg-white px-5 py-3">
      <a className="text-link font-semibold" href={`#vraag-${ADDRESS_KEYS[question.field]}`}>
        {questionLabel(question.field)}
      </a>
      <p className="text-sm">{changeWords(question, check)}</p>
    </li>
  );
}

/** Power alone says nothing where no heat pump fits. */
const isTelling = (question: HeatPumpQuestion, check: HeatPumpView) => {
  const { kinds, suitabilities } = question;
  const says = kinds.length > 1 || suitabilities.length > 1 || kinds[0] !== null;
  return says && changeWords(question, check) !== '';
};

/** The open questions whose answers would move the outcome most, as links to them. */
export function WhatChanges({ check }: { check: HeatPumpView }) {
  const { wouldChange, recommended } = check;
  const questions = wouldChange.filter((question) => isTelling(question, check));
  if (questions.length === 0 && recommended.kind === null) return null;
  return (
    <PhoneFold className="print:hidden" title={COPY.changeTitle}>
      <section aria-labelledby="verandert">
        <h3 data-fold-title id="verandert">
          {COPY.changeTitle}
        </h3>
        <p className="mt-1 text-sm text-muted">
          {questions.length > 0 ? COPY.changeText : COPY.nothingToAsk}
        </p>
        <ol className="mt-4 grid gap-2.5">
          {questions.map((question) => (
            <Change key={question.field} question={question} check={check} />
          ))}
        </ol>
      </section>
    </PhoneFold>
  );
}

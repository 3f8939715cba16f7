import { LABEL_CLASSES, type LabelWhatIf } from '@sens/engine';
import { memo } from 'react';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { questionLabel } from '#words/house/question-copy.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';

const SHOWN = 3;

/** The unanswered questions that leave the class open, the widest first. */
function openQuestions({ wouldChange }: Pick<LabelWhatIf, 'wouldChange'>) {
  return wouldChange
    .map(({ values: { vraag: field, labelBest: best, labelSlechtst: worst } }) => {
      const span = LABEL_CLASSES.indexOf(worst) - LABEL_CLASSES.indexOf(best);
      return { field, best, worst, span };
    })
    .filter(({ field, span }) => span > 0 && field in ADDRESS_KEYS)
    .sort((a, b) => b.span - a.span)
    .slice(0, SHOWN);
}

/** The answers that would change the class most, as links to their questions. */
export const WhatChanges = memo(function WhatChanges({ outcome }: { outcome: LabelWhatIf }) {
  const questions = openQuestions(outcome);
  return (
    <section aria-labelledby="verandert">
      <h3 id="verandert">{COPY.changeTitle}</h3>
      <p className="mt-1 text-sm text-muted">
        {questions.length > 0 ? COPY.changeText : COPY.nothingToAsk}
      </p>
      <ol className="mt-4 grid gap-2.5">
        {questions.map(({ field, best, worst }) => (
          <li className="rounded-card border border-zand-200 bg-white px-5 py-3" key={field}>
            <a className="text-link font-semibold" href={`#vraag-${ADDRESS_KEYS[field]}`}>
              {questionLabel(field)}
            </a>
            <p className="text-sm">{COPY.change(best, worst)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
});

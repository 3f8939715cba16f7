import type { AnswerField, Report } from '@sens/engine';
import { memo } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { questionLabel } from '#features/house-questions/copy.ts';
import { formatEuro, roundEstimate } from '#lib/format-nl.ts';
import { REFINE_COPY as COPY } from './copy.ts';
import type { Refining } from './refining.ts';

const MOST = 3;

const euros = (value: number | string | undefined) =>
  formatEuro(roundEstimate(Number(value ?? 0)) * 100);

/** The answers that would change the outcome most, each with a way straight to its question. */
export const TopQuestions = memo(function TopQuestions({
  wouldChange,
  ask,
}: Pick<Report, 'wouldChange'> & Pick<Refining, 'ask'>) {
  const top = wouldChange.slice(0, MOST);
  return (
    <section
      aria-labelledby="meeste-invloed"
      className="rounded-card border border-zand-200 bg-blad-100 p-5 sm:p-6"
    >
      <h3 className="text-lg" id="meeste-invloed">
        {top.length === MOST ? COPY.topTitle : COPY.topTitleFew}
      </h3>
      <p className="mt-2 max-w-[68ch] text-sm">{top.length === 0 ? COPY.topNone : COPY.topText}</p>
      <ol className="mt-3 grid gap-x-6 gap-y-4 md:grid-cols-3">
        {top.map(({ values = {} }) => {
          const field = values.vraag as AnswerField;
          return (
            <li className="grid content-start gap-1" key={field}>
              <b className="font-semibold">{questionLabel(field)}</b>
              <span className="text-sm">
                {COPY.spread(
                  euros(values.besparingLaagEurPerJaar),
                  euros(values.besparingHoogEurPerJaar),
                )}
              </span>
              <button
                className="text-link only-script inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start text-left font-semibold print:hidden"
                onClick={() => ask(field)}
                type="button"
              >
                {COPY.answer}
                <span className="sr-only">: {questionLabel(field)}</span>
                <Icon className="size-4" name="arrow" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

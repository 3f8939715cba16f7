import type { Report } from '@sens/engine';
import { knownFacts } from '#features/house-questions/known-facts.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { questionLabel } from '#words/house/question-copy.ts';
import { questionEffects } from '#words/house/question-effects.ts';
import { netWords } from '#words/money/money-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { stepToStart } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';

/** How sure the report is: what is known of the house, and the question that narrows it most. */
function Certainty({ report }: { report: Report }) {
  const { known, total } = knownFacts(report.dwelling);
  const [first] = questionEffects(report);
  return (
    <p className="text-sm">
      <b className="font-semibold">{COPY.sureTitle}</b> {COPY.sure(known, total)}{' '}
      {first ? (
        <>
          {COPY.sureFirst}{' '}
          <a className="text-link" href="#meeste-invloed">
            {questionLabel(first.field)}
          </a>
        </>
      ) : null}
    </p>
  );
}

/** What to do first, what it costs, what it gives and how sure that is. */
export function StartHere({ report }: { report: Report }) {
  const step = stepToStart(report);
  return (
    <section className="mt-4 grid gap-2.5 rounded-card border border-zand-200 bg-white p-4 sm:p-5">
      {step ? (
        <>
          <h2 className="text-h3">
            <span className="block font-tekst text-sm font-semibold tracking-normal text-bos-600">
              {COPY.startHere}
            </span>
            {MEASURE_WORDS[step.id].name}
          </h2>
          <dl className="grid grid-cols-2 gap-x-4 tabular-nums">
            <div>
              <dt className="text-sm text-muted">{COPY.net}</dt>
              <dd className="font-bold">{netWords(step.investmentCents, step.subsidyCents)}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{COPY.saving}</dt>
              <dd className="font-bold">{formatEuroRange(step.savingCentsPerYear)}</dd>
            </div>
          </dl>
        </>
      ) : null}
      <Certainty report={report} />
    </section>
  );
}

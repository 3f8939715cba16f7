import type { Report } from '@sens/engine';
import { PAGE_COPY } from '../copy.ts';
import type { Saving } from '../saving/use-saving.ts';
import { REFINE_COPY as COPY } from './copy.ts';
import { FactGroups } from './FactGroups.tsx';
import { PlanChange } from './PlanChange.tsx';
import { planChange } from './plan-change.ts';
import { RefineResult } from './RefineResult.tsx';
import { REFINE_ID, type Refining } from './refining.ts';
import { TopQuestions } from './TopQuestions.tsx';

/** What the house was taken to be, for the visitor to correct, with the outcome beside it. */
export function Refine({
  report,
  before,
  refining,
  saving,
}: {
  report: Report;
  before: Report;
  refining: Refining;
  saving: Saving;
}) {
  return (
    <section aria-labelledby={REFINE_ID} className="bg-zand-50 py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id={REFINE_ID}>{COPY.title}</h2>
        <p className="mt-3 hidden text-lg print:block">{COPY.onPaper}</p>
        <p className="only-script mt-2 max-w-[60ch] sm:text-lg print:hidden">{COPY.text}</p>
        <p className="without-script mt-2 max-w-[60ch] sm:text-lg print:hidden">{COPY.noScript}</p>
        <div className="mt-4 sm:mt-8">
          <TopQuestions ask={refining.ask} report={report} />
        </div>
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_19rem] lg:gap-6">
          <FactGroups refining={refining} report={report} />
          <RefineResult before={before} refining={refining} report={report} saving={saving} />
        </div>
        <PlanChange sentences={planChange(before, report, COPY.byYourChanges)} />
        <p className="mt-3 sm:mt-6 print:hidden">
          <a className="text-link" href="/verduurzamingsrapportage#formulier">
            {PAGE_COPY.again}
          </a>
        </p>
      </div>
    </section>
  );
}

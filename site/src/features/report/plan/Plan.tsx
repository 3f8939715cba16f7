import type { PlannedMeasure, Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../copy.ts';
import { Considered } from './Considered.tsx';
import { LeftOut } from './LeftOut.tsx';
import { PlanStep } from './PlanStep.tsx';
import { Totals } from './Totals.tsx';

/** Whether the owners' association decides on a step and asks for its grant. */
const isWithVve = ({ reasons }: PlannedMeasure) =>
  reasons.some(({ code }) => code === 'svve-via-vve');

function Steps({ steps, subsidyYear }: { steps: PlannedMeasure[]; subsidyYear: number }) {
  return (
    <ol className="mt-6 grid gap-3 sm:gap-4">
      {steps.map((measure) => (
        <PlanStep key={measure.id} measure={measure} subsidyYear={subsidyYear} />
      ))}
    </ol>
  );
}

/** The measures in order, those with the owners' association apart, and what they come to together. */
export function Plan({ report }: { report: Report }) {
  const { plan, subsidyYear } = report;
  const shared = plan.filter(isWithVve);
  const own = plan.filter((measure) => !isWithVve(measure));
  return (
    <section aria-labelledby="plan" className="bg-zand-50 py-10 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="plan">{COPY.planTitle}</h2>
        <p className="mt-3 max-w-[60ch] text-lg">
          {plan.length > 0 ? COPY.planText : COPY.emptyPlan}
        </p>
        {own.length > 0 ? <Steps steps={own} subsidyYear={subsidyYear} /> : null}
        {shared.length > 0 ? (
          <section aria-labelledby="vve" className="mt-10">
            <h3 className="text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)]" id="vve">
              {COPY.vveTitle}
            </h3>
            <p className="mt-2 max-w-[62ch]">{COPY.vveText}</p>
            <Steps steps={shared} subsidyYear={subsidyYear} />
          </section>
        ) : null}
        {plan.length > 0 ? <Totals report={report} /> : null}
        <Considered report={report} />
        <LeftOut leftOut={report.leftOut} />
      </div>
    </section>
  );
}

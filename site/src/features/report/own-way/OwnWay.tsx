import type { Report } from '@sens/engine';
import { Folded } from '#components/ui/Folded.tsx';
import { formatEuro, roundEstimate } from '#lib/format-nl.ts';
import { stepsByOwner } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { Budget } from './Budget.tsx';
import { OWN_WAY_COPY as COPY } from './copy.ts';
import { Routes } from './Routes.tsx';
import { Stages } from './Stages.tsx';

const about = (euros: number) => REPORT_COPY.about(formatEuro(euros * 100));

/**
 * The house's other routes, and the plan within a budget, for who decides with somebody else. What an
 * owners' association decides on is in no budget of the reader's own.
 */
export function OwnWay({ report }: { report: Report }) {
  const { plan, insulation, routes, stages, totals } = report;
  const savingEur = roundEstimate(totals.savingCentsPerYear.mid / 100);
  const chosen = routes.find((route) => route.chosen);
  const leftEur = roundEstimate((chosen?.gainCentsPerYear ?? 0) / 100);
  const hasRoutes = routes.length > 1 || insulation !== null;
  const hasStages = plan.length > 1 && stepsByOwner(report).shared.length === 0;
  if (!hasRoutes && !hasStages) return null;
  return (
    <Folded className="mt-2" summary={<h3>{COPY.title}</h3>}>
      <div className="pb-4" data-own-way>
        {hasRoutes ? <Routes report={report} /> : null}
        {hasStages && stages.length > 0 ? <Stages report={report} /> : null}
        {plan.length > 0 && savingEur > 0 ? (
          <p className="mt-4 max-w-[62ch] font-semibold">
            {COPY.waiting(about(savingEur), leftEur > 0 ? about(leftEur) : '')}
          </p>
        ) : null}
        {hasStages ? <Budget plan={plan} /> : null}
      </div>
    </Folded>
  );
}

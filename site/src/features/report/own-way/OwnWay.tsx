import type { Report } from '@sens/engine';
import { Folded } from '#components/ui/Folded.tsx';
import { stepsByOwner } from '#words/plan/steps-by-owner.ts';
import { Budget } from './Budget.tsx';
import { OWN_WAY_COPY as COPY } from './copy.ts';
import { Routes } from './Routes.tsx';

/**
 * The house's other routes, and the plan within a budget, for who decides with somebody else. What an
 * owners' association decides on is in no budget of the reader's own.
 */
export function OwnWay({ report }: { report: Report }) {
  const { plan, routes } = report;
  const hasRoutes = routes.length > 1;
  const hasStages = plan.length > 1 && stepsByOwner(report).shared.length === 0;
  if (!hasRoutes && !hasStages) return null;
  return (
    <Folded className="mt-2" summary={<h3>{COPY.title}</h3>}>
      <div data-own-way>
        {hasRoutes ? <Routes routes={routes} /> : null}
        {hasStages ? <Budget plan={plan} /> : null}
      </div>
    </Folded>
  );
}

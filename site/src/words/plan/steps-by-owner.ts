import type { PlannedMeasure, Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';

/** Whether the owners' association decides on a step and asks for its grant. */
export const isWithVve = ({ reasons }: PlannedMeasure) =>
  reasons.some(({ code }) => code === 'svve-via-vve');

/** The steps that the visitor decides on alone, then those with the owners' association, each in order. */
export const stepsByOwner = ({ plan }: Pick<Report, 'plan'>) => ({
  own: plan.filter((step) => !isWithVve(step)),
  shared: plan.filter(isWithVve),
});

/** The step to start with: the first that needs nobody else; none where nothing was advised. */
export function stepToStart(report: Pick<Report, 'plan'>): PlannedMeasure | undefined {
  const { own, shared } = stepsByOwner(report);
  return own[0] ?? shared[0];
}

/** What is said of that step: others may come before it in the plan, but those are not the reader's alone. */
export function startWords(report: Pick<Report, 'plan'>): string {
  const step = stepToStart(report);
  if (step && isWithVve(step)) return COPY.startShared;
  return step === report.plan[0] ? COPY.startHere : COPY.startAlone;
}

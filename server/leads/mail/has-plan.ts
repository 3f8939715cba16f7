import { withRegistered } from '@sens/contract';
import { figures2026, makeReport } from '@sens/engine';
import type { Lead } from '#leads/store/store.ts';
import { toKeptReport } from '#report/kept-report.ts';

/** Whether the report of a lead advises anything, as its page and PDF show it. */
export function hasPlan(lead: Lead): boolean {
  const { answers, registered, createdOn, updatedOn } = toKeptReport(lead);
  const { plan } = makeReport(
    withRegistered(answers, registered),
    figures2026,
    updatedOn ?? createdOn,
  );
  return plan.length > 0;
}

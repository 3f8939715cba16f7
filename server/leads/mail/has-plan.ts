import { countedOn, withRegistered } from '@sens/contract';
import { figuresFor, makeReport } from '@sens/engine';
import type { Lead } from '#leads/store/store.ts';
import { toKeptReport } from '#report/kept-report.ts';

/** Whether the report of a lead advises anything, as its page and PDF show it. */
export function hasPlan(lead: Lead): boolean {
  const kept = toKeptReport(lead);
  const day = countedOn(kept);
  const answers = withRegistered(kept.answers, kept.registered);
  const { plan } = makeReport(answers, figuresFor(day), day);
  return plan.length > 0;
}

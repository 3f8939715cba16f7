import { countedOn, withRegistered } from '@sens/contract';
import { type DwellingAnswers, figuresFor, makeReport, type Report } from '@sens/engine';
import type { Lead } from '#leads/store/store.ts';
import { toKeptReport } from './kept-report.ts';

export interface ReportOfLead {
  /** What it is made of. */
  answers: DwellingAnswers;
  report: Report;
}

/** One mail asks twice: whether there is a plan, and what its picture shows. */
const made = new WeakMap<Lead, ReportOfLead>();

/** What the engine reports of a lead, as its page and PDF show it. Worked out once for a lead as it was read. */
export function reportOf(lead: Lead): ReportOfLead {
  const known = made.get(lead);
  if (known) return known;
  const kept = toKeptReport(lead);
  const day = countedOn(kept);
  const answers = withRegistered(kept.answers, kept.registered);
  const all = { answers, report: makeReport(answers, figuresFor(day), day) };
  made.set(lead, all);
  return all;
}

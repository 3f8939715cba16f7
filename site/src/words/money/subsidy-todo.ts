import type { Registered } from '@sens/contract';
import { figures2026, type PlannedMeasure, type Report } from '@sens/engine';
import { formatDate, formatEuro, formatEuroRange } from '#lib/format-nl.ts';
import { measureList } from '../plan/measure-words.ts';
import { stepsByOwner } from '../plan/steps-by-owner.ts';
import { MONEY_COPY as COPY } from './copy.ts';
import { grantYearWords } from './next-year-words.ts';
import { planTotals } from './plan-totals.ts';

const { isde, loans } = figures2026;
const names = (steps: readonly PlannedMeasure[]) => measureList(steps.map(({ id }) => id));

/** The national grant for the steps that the reader decides on (facts `isde.24m`, `isde.double`, `isde.invoice`). */
function ofIsde(report: Report, own: readonly PlannedMeasure[]): string[] {
  const steps = own.filter(({ subsidyCents }) => subsidyCents && subsidyCents.mid > 0);
  if (steps.length === 0) return [];
  const isDoubled = steps.some(({ reasons }) =>
    reasons.some(({ code }) => code === 'isde-verdubbeld'),
  );
  return [
    COPY.isde(names(steps), formatEuroRange(planTotals(report).subsidyCents), steps.length),
    COPY.isdeWhen(isde.period.value.months),
    ...(isDoubled ? [COPY.isdeDoubled(isde.doubling.value.withinMonths)] : []),
    // From autumn on more than that stands beside the sum of the grants, and after the year that they are over.
    ...(grantYearWords(report) ? [] : [COPY.isdeUntil(isde.year, formatDate(isde.validUntil))]),
  ];
}

/** Whether the house has, or without a registered label may have, one that towns help with: D or worse. */
const mayBeHelped = ({ now }: Report, { label }: Registered = {}) =>
  (label?.labelClass ?? now.label.worst) >= 'D';

/** Of what the amounts around paying are: what an association gets is known to nobody yet, so it is not taken off. */
export function payWords(report: Report): string {
  const isGranted = planTotals(report).subsidyCents.high > 0;
  const { own, shared } = stepsByOwner(report);
  if (shared.length === 0) return isGranted ? COPY.payText : COPY.payTextWhole;
  const ofOwn = isGranted ? COPY.payTextOwn : COPY.payTextOwnWhole;
  return [own.length > 0 ? ofOwn : '', COPY.svveUnknown, COPY.vveLoan].filter(Boolean).join(' ');
}

/** What to apply for, where, and by when, in sentences; help of the town last, which differs from town to town. */
export function subsidiesToAskFor(
  report: Report,
  registered?: Registered,
): { title: string; texts: string[] } {
  const { own, shared } = stepsByOwner(report);
  const national = [
    ...ofIsde(report, own),
    ...(shared.length > 0 ? [COPY.svve(names(shared))] : []),
  ];
  return {
    title: national.length > 0 ? COPY.subsidyTitle : COPY.townTitle,
    texts: [...national, mayBeHelped(report, registered) ? COPY.townText : COPY.townAsk],
  };
}

/**
 * What may still help a house where no step is advised: that of its town, and a loan for who does something all the
 * same; null where there is a plan, or no label that towns help with.
 */
export function helpWithoutPlan(
  report: Report,
  registered?: Registered,
): { title: string; texts: string[] } | null {
  if (report.plan.length > 0 || !mayBeHelped(report, registered)) return null;
  const most = formatEuro(loans.warmtefondsMax.value.maxEur * 100);
  const income = formatEuro(loans.warmtefondsZero.value.incomeBelowEur * 100);
  return { title: COPY.townTitle, texts: [COPY.townText, COPY.loanAnyway(most, income)] };
}

import type { MeasureId, Report } from '@sens/engine';
import { formatEuro, formatEuroEstimate } from '#lib/format-nl.ts';
import { measureList } from '../plan/measure-words.ts';
import { stepsByOwner } from '../plan/steps-by-owner.ts';
import { MONEY_COPY as COPY } from './copy.ts';
import { LEFT_CENTS, type LoanOutcome } from './loan-outcome.ts';

/** What generates and keeps power, for which alone the fund may not lend. */
const POWER: readonly MeasureId[] = ['zonnepanelen', 'thuisbatterij'];

/**
 * What the loan is and over how long; of a flat also for which steps, where others are the VvE's. Then who pays the part
 * of the grant until that comes, and what to ask where the plan is panels only.
 */
export function loanText(
  report: Pick<Report, 'plan'>,
  { termYears, maxPrincipalCents }: NonNullable<Report['financing']['loan']>,
): string {
  const { own, shared } = stepsByOwner(report);
  const billCents = own.reduce((sum, step) => sum + (step.investmentCents?.mid ?? 0), 0);
  const beforeGrant =
    billCents > maxPrincipalCents ? COPY.ownMoneyBeforeGrant : COPY.loanBeforeGrant;
  return [
    COPY.loanText(termYears),
    ...(shared.length > 0 ? [COPY.loanFor(measureList(own.map(({ id }) => id)))] : []),
    ...(own.some(({ subsidyCents }) => (subsidyCents?.high ?? 0) > 0) ? [beforeGrant] : []),
    ...(own.every(({ id }) => POWER.includes(id)) ? [COPY.loanForPanels] : []),
  ].join(' ');
}

/** What is said of a loan beside its two amounts: the verdict, and what it does not cover. */
export function loanWords(
  { verdict, restCents }: LoanOutcome,
  maxPrincipalCents: number,
): { verdict: string; rest?: string } {
  const most = formatEuro(maxPrincipalCents);
  const words = COPY.loanVerdicts[verdict];
  if (restCents.mid > LEFT_CENTS) {
    const pays = verdict === 'higher' || verdict === 'probably-higher';
    return {
      verdict: pays ? COPY.loanPaysPart : words,
      rest: COPY.loanPart(most, formatEuroEstimate(restCents.mid)),
    };
  }
  if (restCents.high > LEFT_CENTS) {
    return { verdict: words, rest: COPY.loanPartMaybe(most, formatEuroEstimate(restCents.high)) };
  }
  return { verdict: words };
}

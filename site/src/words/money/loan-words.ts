import type { Report } from '@sens/engine';
import { formatEuro, formatEuroEstimate } from '#lib/format-nl.ts';
import { measureList } from '../plan/measure-words.ts';
import { stepsByOwner } from '../plan/steps-by-owner.ts';
import { MONEY_COPY as COPY } from './copy.ts';
import { LEFT_CENTS, type LoanOutcome } from './loan-outcome.ts';

/** What the loan is and over how long; of a flat also for which steps, where others are the VvE's. */
export function loanText(report: Pick<Report, 'plan'>, termYears: number): string {
  const { own, shared } = stepsByOwner(report);
  const text = COPY.loanText(termYears);
  return shared.length > 0 ? `${text} ${COPY.loanFor(measureList(own.map(({ id }) => id)))}` : text;
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

import { formatEuro, roundEstimate } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from './copy.ts';
import { LEFT_CENTS, type LoanOutcome } from './loan-outcome.ts';

const inEuro = (cents: number) => formatEuro(roundEstimate(cents / 100) * 100);

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
      rest: COPY.loanPart(most, inEuro(restCents.mid)),
    };
  }
  if (restCents.high > LEFT_CENTS) {
    return { verdict: words, rest: COPY.loanPartMaybe(most, inEuro(restCents.high)) };
  }
  return { verdict: words };
}

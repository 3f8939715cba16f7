import type { Figures } from '../figures/index.ts';
import type { CashFlowLoan } from './cash-flow-types.ts';
import type { PaybackWish } from './wish.ts';

/** Years of a loan when nobody says. */
const defaultYears = 10;

/** The terms that the Warmtefonds gives for an amount, in years. */
export function warmtefondsTerms(amountEur: number, { loans }: Figures): readonly number[] {
  const { years, twentyYearsAboveEur } = loans.warmtefondsTerms.value;
  return years.filter((term) => term < 20 || amountEur > twentyYearsAboveEur);
}

/** The nearest of those terms. */
export function warmtefondsTerm(
  wished: number | undefined = defaultYears,
  amountEur: number,
  figures: Figures,
): number {
  return warmtefondsTerms(amountEur, figures).reduce((best, term) =>
    Math.abs(term - wished) < Math.abs(best - wished) ? term : best,
  );
}

/** What is borrowed of a sum to pay, cents: what is wished, or all of it. */
const principalOf = (loanEur: number | undefined, netCents: number): number =>
  Math.min(loanEur === undefined ? netCents : loanEur * 100, netCents);

/** The same from the Warmtefonds, which lends no more than its most. */
export const warmtefondsCents = (
  loanEur: number | undefined,
  netCents: number,
  { loans }: Figures,
): number => Math.min(principalOf(loanEur, netCents), loans.warmtefondsMax.value.maxEur * 100);

/** The loan as far as it is known; undefined without one. */
export function loanOf(
  { loan, loanEur, loanRatePct, loanYears }: PaybackWish,
  netCents: number,
  figures: Figures,
): CashFlowLoan | undefined {
  if (loan === 'geen' || netCents <= 0) return undefined;
  const principalCents = principalOf(loanEur, netCents);
  if (loan === 'eigen') {
    if (loanRatePct === undefined) return undefined;
    return { principalCents, annualRatePct: loanRatePct, termYears: loanYears ?? defaultYears };
  }
  if (principalCents < figures.loans.warmtefondsMax.value.minEur * 100) return undefined;
  const lentCents = warmtefondsCents(loanEur, netCents, figures);
  const termYears = warmtefondsTerm(loanYears, lentCents / 100, figures);
  return { principalCents: lentCents, annualRatePct: 0, termYears };
}

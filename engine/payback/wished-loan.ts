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

/** What work costs, cents: the whole bill, and what the grant leaves of it that comes when the work is done. */
export interface Bill {
  grossCents: number;
  netCents: number;
}

/** What is borrowed of a bill, cents: what is wished, or all of it. */
const borrowedCents = (loanEur: number | undefined, grossCents: number): number =>
  Math.min(loanEur === undefined ? grossCents : loanEur * 100, grossCents);

/** The same from the Warmtefonds, which lends no more than its most. */
export const warmtefondsCents = (
  loanEur: number | undefined,
  grossCents: number,
  { loans }: Figures,
): number => Math.min(borrowedCents(loanEur, grossCents), loans.warmtefondsMax.value.maxEur * 100);

/**
 * The loan as far as it is known; undefined without one. What is borrowed for the grant as well is paid off as soon as
 * the grant comes, so the sums go on with what is left; a lender's limits are for what is borrowed.
 */
export function loanOf(
  { loan, loanEur, loanRatePct, loanYears }: PaybackWish,
  { grossCents, netCents }: Bill,
  figures: Figures,
): CashFlowLoan | undefined {
  if (loan === 'geen' || netCents <= 0) return undefined;
  if (loan === 'eigen') {
    if (loanRatePct === undefined) return undefined;
    const principalCents = Math.min(borrowedCents(loanEur, grossCents), netCents);
    return { principalCents, annualRatePct: loanRatePct, termYears: loanYears ?? defaultYears };
  }
  const lentCents = warmtefondsCents(loanEur, grossCents, figures);
  if (lentCents < figures.loans.warmtefondsMax.value.minEur * 100) return undefined;
  const termYears = warmtefondsTerm(loanYears, lentCents / 100, figures);
  return { principalCents: Math.min(lentCents, netCents), annualRatePct: 0, termYears };
}

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

/** The loan as far as it is known; undefined without one. */
export function loanOf(
  { loan, loanEur, loanRatePct, loanYears }: PaybackWish,
  netCents: number,
  figures: Figures,
): CashFlowLoan | undefined {
  if (loan === 'geen' || netCents <= 0) return undefined;
  const principalCents = Math.min(loanEur === undefined ? netCents : loanEur * 100, netCents);
  if (loan === 'eigen') {
    if (loanRatePct === undefined) return undefined;
    return { principalCents, annualRatePct: loanRatePct, termYears: loanYears ?? defaultYears };
  }
  const { minEur, maxEur } = figures.loans.warmtefondsMax.value;
  if (principalCents < minEur * 100) return undefined;
  const lentCents = Math.min(principalCents, maxEur * 100);
  const termYears = warmtefondsTerm(loanYears, lentCents / 100, figures);
  return { principalCents: lentCents, annualRatePct: 0, termYears };
}

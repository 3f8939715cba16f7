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
const warmtefondsCents = (
  loanEur: number | undefined,
  grossCents: number,
  { loans }: Figures,
): number => Math.min(borrowedCents(loanEur, grossCents), loans.warmtefondsMax.value.maxEur * 100);

/** What is asked of a loan. */
type LoanWish = Pick<PaybackWish, 'loan' | 'loanEur' | 'loanRatePct' | 'loanYears'>;

/** What is lent of a bill, cents; nil without a loan, below the least of the Warmtefonds, and of a rate nobody gave. */
export function lentCents(
  { loan, loanEur, loanRatePct }: LoanWish,
  grossCents: number,
  figures: Figures,
): number {
  if (loan === 'geen') return 0;
  if (loan === 'eigen') return loanRatePct === undefined ? 0 : borrowedCents(loanEur, grossCents);
  const cents = warmtefondsCents(loanEur, grossCents, figures);
  return cents < figures.loans.warmtefondsMax.value.minEur * 100 ? 0 : cents;
}

/**
 * The loan as far as it is known; undefined without one. What is borrowed for the grant as well is paid off as soon as
 * the grant comes, so the sums go on with what is left; a lender's limits are for what is borrowed.
 */
export function loanOf(
  wish: LoanWish,
  { grossCents, netCents }: Bill,
  figures: Figures,
): CashFlowLoan | undefined {
  const lent = lentCents(wish, grossCents, figures);
  if (lent <= 0 || netCents <= 0) return undefined;
  const principalCents = Math.min(lent, netCents);
  const { loan, loanRatePct = 0, loanYears } = wish;
  return loan === 'eigen'
    ? { principalCents, annualRatePct: loanRatePct, termYears: loanYears ?? defaultYears }
    : {
        principalCents,
        annualRatePct: 0,
        termYears: warmtefondsTerm(loanYears, lent / 100, figures),
      };
}

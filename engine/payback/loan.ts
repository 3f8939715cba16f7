import type { CashFlowLoan, CashFlowYear } from './cash-flow-types.ts';

export type LoanYear = CashFlowYear['loanCents'];

/** Amount repaid after a number of months of an annuity paid monthly, not rounded. */
function repaidCents({ principalCents, annualRatePct, termYears }: CashFlowLoan, months: number) {
  const term = termYears * 12;
  if (annualRatePct === 0) return (principalCents * months) / term;
  const growth = Math.log1p(annualRatePct / 1200);
  return (principalCents * Math.expm1(growth * months)) / Math.expm1(growth * term);
}

/** The same monthly amount all along: interest falls as repayment rises. */
function monthlyPaymentCents({ principalCents, annualRatePct, termYears }: CashFlowLoan) {
  const term = termYears * 12;
  const rate = annualRatePct / 1200;
  return rate === 0
    ? principalCents / term
    : (principalCents * rate) / -Math.expm1(-term * Math.log1p(rate));
}

/** A loan year by year, none as no years; rounded on the running totals, so that the debt ends at 0. */
export function loanYears(loan: CashFlowLoan | null, years: number): LoanYear[] {
  if (loan === null) return [];
  const { principalCents, annualRatePct, termYears } = loan;
  const monthly = monthlyPaymentCents(loan);
  let repaid = 0;
  let paid = 0;
  return Array.from({ length: years }, (_, index) => {
    const before = { repaid, paid };
    const months = Math.min(index + 1, termYears) * 12;
    repaid = Math.round(repaidCents(loan, months));
    paid = Math.round(monthly * months);
    const repayment = repaid - before.repaid;
    return {
      received: index === 0 ? principalCents : 0,
      interest: annualRatePct === 0 ? 0 : Math.max(0, paid - before.paid - repayment),
      repayment,
      debtLeft: principalCents - repaid,
    };
  });
}

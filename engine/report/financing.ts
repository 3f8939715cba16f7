import type { Figures } from '../figures/index.ts';
import { type Bill, lentCents, loanOf } from '../payback/wished-loan.ts';
import { mortgageRoomEur } from '../subsidy/other-schemes.ts';
import type { LabelClass } from '../terms/label-class.ts';

/** Ways for a household to pay: what a VvE pays for, its owners do not borrow for one by one. */
export interface Financing {
  /** Energiebespaarlening of the Nationaal Warmtefonds. */
  loan: {
    principalCents: number;
    /** Without interest below the income limit: the principal over the term. */
    monthlyCentsAtZeroInterest: number;
    termYears: number;
    maxPrincipalCents: number;
    zeroInterestBelowIncomeEur: number;
  } | null;
  /** Extra mortgage outside the income test, by the estimated label now. */
  mortgageRoomCents: number;
}

/** Term by amount: the longest only above its limit (`wf.term`). */
export function termYears(principalEur: number, figures: Figures): number {
  const { years, twentyYearsAboveEur } = figures.loans.warmtefondsTerms.value;
  const { upToEur } = figures.assumptions.loanTerms.value;
  const index = upToEur.findIndex((limit) => principalEur <= limit);
  const shorter = principalEur > twentyYearsAboveEur ? undefined : years[index];
  return shorter ?? years.at(-1) ?? 0;
}

/** As much of a bill as the fund lends. */
const ALL_LENT = { loan: 'warmtefonds' } as const;

/**
 * Ways to pay a bill: the Energiebespaarlening, repaid in equal parts without interest, and the room in a mortgage by the
 * estimated label now. One borrows for the grant as well, until that comes: the fund's limits and terms are for the whole
 * bill, as in the payback tool, and what is repaid month by month is what the grant leaves.
 */
export function financingOf(bill: Bill, label: LabelClass, figures: Figures): Financing {
  const { warmtefondsMax, warmtefondsZero } = figures.loans;
  const mortgageRoomCents = mortgageRoomEur(label, figures) * 100;
  const lentEur = lentCents(ALL_LENT, bill.grossCents, figures) / 100;
  const loan = loanOf({ ...ALL_LENT, loanYears: termYears(lentEur, figures) }, bill, figures);
  if (!loan) return { loan: null, mortgageRoomCents };
  const principalCents = Math.round(loan.principalCents);
  return {
    loan: {
      principalCents,
      monthlyCentsAtZeroInterest: Math.round(principalCents / loan.termYears / 12),
      termYears: loan.termYears,
      maxPrincipalCents: warmtefondsMax.value.maxEur * 100,
      zeroInterestBelowIncomeEur: warmtefondsZero.value.incomeBelowEur,
    },
    mortgageRoomCents,
  };
}

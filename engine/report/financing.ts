import type { Figures } from '../figures/index.ts';
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

/**
 * Ways to pay a net investment: the Energiebespaarlening, repaid in equal parts without interest, and
 * the room in a mortgage by the estimated label now. No loan below its least amount.
 */
export function financingOf(netCents: number, label: LabelClass, figures: Figures): Financing {
  const { warmtefondsMax, warmtefondsZero } = figures.loans;
  const { minEur, maxEur } = warmtefondsMax.value;
  const mortgageRoomCents = mortgageRoomEur(label, figures) * 100;
  if (netCents < minEur * 100) return { loan: null, mortgageRoomCents };
  const principalCents = Math.min(Math.round(netCents), maxEur * 100);
  const years = termYears(principalCents / 100, figures);
  return {
    loan: {
      principalCents,
      monthlyCentsAtZeroInterest: Math.round(principalCents / years / 12),
      termYears: years,
      maxPrincipalCents: maxEur * 100,
      zeroInterestBelowIncomeEur: warmtefondsZero.value.incomeBelowEur,
    },
    mortgageRoomCents,
  };
}

import { type Range, type Report, totalsOf } from '@sens/engine';
import { stepsByOwner } from '../plan/steps-by-owner.ts';
import { planTotals } from './plan-totals.ts';

/** How the saving compares with the repayment, by the whole of both ranges. */
type LoanVerdict = 'higher' | 'probably-higher' | 'equal' | 'probably-lower' | 'lower';

export interface LoanOutcome {
  /** Repayment a month without interest: cheaper and dearer plans are repaid over the same term. */
  repayCents: Range;
  savingCents: Range;
  verdict: LoanVerdict;
  /** What is left to pay oneself above the highest loan: when the plan costs what is expected, and when it costs most. */
  restCents: { mid: number; high: number };
}

/** Amounts a month that differ less than this share are about equal. */
const EQUAL = 0.1;

/** Part of the own cost that a loan leaves, below which it is not worth a word. */
export const LEFT_CENTS = 50_000;

function verdictOf(repay: Range, saving: Range): LoanVerdict {
  if (saving.low >= repay.high) return 'higher';
  if (saving.high <= repay.low) return 'lower';
  if (Math.abs(saving.mid - repay.mid) <= EQUAL * repay.mid) return 'equal';
  return saving.mid > repay.mid ? 'probably-higher' : 'probably-lower';
}

/** The loan of the Warmtefonds beside the saving of the steps that it pays for, as ranges; null where there is no loan. */
export function loanOutcome(report: Report): LoanOutcome | null {
  const { loan } = report.financing;
  if (!loan) return null;
  const { own } = stepsByOwner(report);
  const { netCents, savingCentsPerYear: saving } = planTotals({
    plan: own,
    totals: totalsOf(own, report.now),
  });
  const most = loan.maxPrincipalCents;
  const monthly = (cents: number) => Math.min(cents, most) / loan.termYears / 12;
  const repayCents = {
    low: monthly(netCents.low),
    mid: monthly(netCents.mid),
    high: monthly(netCents.high),
  };
  const savingCents = { low: saving.low / 12, mid: saving.mid / 12, high: saving.high / 12 };
  return {
    repayCents,
    savingCents,
    verdict: verdictOf(repayCents, savingCents),
    restCents: { mid: Math.max(0, netCents.mid - most), high: Math.max(0, netCents.high - most) },
  };
}

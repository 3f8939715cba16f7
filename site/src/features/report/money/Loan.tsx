import type { Report } from '@sens/engine';
import { formatEuro, formatEuroRange, roundEstimate } from '#lib/format-nl.ts';
import { Card } from './Card.tsx';
import { MONEY_COPY as COPY } from './copy.ts';
import { RangeBars } from './RangeBars.tsx';

/** Whether the saving covers the repayment: by its low and high end, never by its middle alone. */
function verdict(monthlyCents: number, saving: { low: number; high: number }): string {
  if (saving.low >= monthlyCents) return COPY.loanPays;
  return saving.high < monthlyCents ? COPY.loanCosts : COPY.loanUncertain;
}

/** The loan of the Warmtefonds: what it takes a month beside what the plan saves a month. */
export function Loan({ report }: { report: Report }) {
  const { loan } = report.financing;
  if (!loan) return null;
  const { savingCentsPerYear: saving, netInvestmentCents: net } = report.totals;
  const monthly = { low: saving.low / 12, mid: saving.mid / 12, high: saving.high / 12 };
  const repay = loan.monthlyCentsAtZeroInterest;
  const rest = net.mid - loan.principalCents;
  const inEuro = (cents: number) => formatEuro(roundEstimate(cents / 100) * 100);
  return (
    <Card
      conditions={COPY.loanConditions(
        formatEuro(loan.maxPrincipalCents),
        formatEuro(loan.zeroInterestBelowIncomeEur * 100),
      )}
      indicative
      title={COPY.loanTitle}
    >
      <p className="mt-1">{COPY.loanText(loan.termYears)}</p>
      <RangeBars
        caption={COPY.loanTitle}
        head={[COPY.loanTitle, COPY.perMonth]}
        rows={[
          {
            name: COPY.loanMonthly,
            words: `${inEuro(repay)} ${COPY.perMonth}`,
            range: { low: repay, mid: repay, high: repay },
            look: 'cost',
          },
          {
            name: COPY.savingMonthly,
            words: `${formatEuroRange(monthly)} ${COPY.perMonth}`,
            range: monthly,
            look: 'gain',
          },
        ]}
      />
      <p className="mt-3 font-semibold">{verdict(repay, monthly)}</p>
      {rest > 50_000 ? <p className="mt-1 text-sm">{COPY.loanPart(inEuro(rest))}</p> : null}
    </Card>
  );
}

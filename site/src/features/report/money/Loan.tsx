import type { Report } from '@sens/engine';
import { formatEuro, formatEuroRange } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';
import { loanOutcome } from '#words/money/loan-outcome.ts';
import { loanText, loanWords } from '#words/money/loan-words.ts';
import { Card } from './Card.tsx';
import { RangeBars } from './RangeBars.tsx';

/** The loan of the Warmtefonds: what it takes a month beside what the plan saves a month. */
export function Loan({ report }: { report: Report }) {
  const { loan } = report.financing;
  const outcome = loanOutcome(report);
  if (!loan || !outcome) return null;
  const { repayCents, savingCents } = outcome;
  const { verdict, rest } = loanWords(outcome, loan.maxPrincipalCents);
  return (
    <Card
      conditions={COPY.loanConditions(
        formatEuro(loan.maxPrincipalCents),
        formatEuro(loan.zeroInterestBelowIncomeEur * 100),
      )}
      indicative
      title={COPY.loanTitle}
    >
      <p className="mt-1">{loanText(report, loan)}</p>
      <RangeBars
        caption={COPY.loanTitle}
        head={[COPY.loanTitle, COPY.amount]}
        rows={[
          {
            name: COPY.loanMonthly,
            words: `${formatEuroRange(repayCents)} ${COPY.perMonth}`,
            range: repayCents,
            look: 'cost',
          },
          {
            name: COPY.savingMonthly,
            words: `${formatEuroRange(savingCents)} ${COPY.perMonth}`,
            range: savingCents,
            look: 'gain',
          },
        ]}
      />
      <p className="mt-3 font-semibold">{verdict}</p>
      {rest ? <p className="mt-1 text-sm">{rest}</p> : null}
    </Card>
  );
}

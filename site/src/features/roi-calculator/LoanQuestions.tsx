import {
  toolFigures2026 as figures,
  LOANS,
  type LoanChoice,
  lentCents,
  type Package,
  warmtefondsCents,
  warmtefondsTerm,
  warmtefondsTerms,
} from '@sens/engine';
import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import { formatEuro } from '#lib/format-nl.ts';
import { AmountField } from './AmountField.tsx';
import { AMOUNTS, type AmountKey } from './amounts.ts';
import { assumedWords } from './assumption-words.ts';
import { AMOUNT_WORDS, ROI_COPY as COPY, LOAN_LABELS } from './copy.ts';
import { estimate } from './outcome-words.ts';
import type { RoiState } from './state.ts';

const OPTIONS = LOANS.map((value) => ({ value, ...LOAN_LABELS[value] }));
const { warmtefondsMax, warmtefondsZero } = figures.loans;

export interface LoanProps {
  amounts: RoiState['amounts'];
  loan: LoanChoice;
  pack: Package;
  grossInvestmentCents: number;
  netInvestmentCents: number;
  onAmount: (key: AmountKey, value: number | undefined) => void;
  onLoan: (loan: LoanChoice) => void;
}

function WarmtefondsTerm({ amounts, grossInvestmentCents, onAmount }: LoanProps) {
  const lentCents = warmtefondsCents(amounts.leenbedrag, grossInvestmentCents, figures);
  const lentEur = lentCents / 100;
  const { minEur, maxEur } = warmtefondsMax.value;
  if (grossInvestmentCents > 0 && lentEur < minEur) {
    return (
      <p className="text-sm font-semibold text-klei-600">
        {COPY.warmtefondsTooLittle(formatEuro(minEur * 100))}
      </p>
    );
  }
  const ownCents = grossInvestmentCents - lentCents;
  return (
    <>
      <ChoiceField
        choices={warmtefondsTerms(lentEur, figures).map((term) => ({
          value: String(term),
          label: COPY.years(term),
        }))}
        id="veld-looptijd"
        label={COPY.loanTermWarmtefonds}
        look="thirds"
        name="looptijd"
        onChange={(value) => onAmount('looptijd', Number(value))}
        value={String(warmtefondsTerm(amounts.looptijd, lentEur, figures))}
      />
      <p className="text-sm text-muted">
        {COPY.warmtefondsNote(
          formatEuro(warmtefondsZero.value.incomeBelowEur * 100),
          formatEuro(maxEur * 100),
        )}
        {lentEur === maxEur && ownCents > 0 ? ` ${COPY.warmtefondsRest(estimate(ownCents))}` : null}
      </p>
    </>
  );
}

/** How it is paid: own money, the Warmtefonds, or a loan whose rate the visitor gives. */
export function LoanQuestions(props: LoanProps) {
  const { amounts, loan, pack, grossInvestmentCents, netInvestmentCents, onAmount, onLoan } = props;
  const wish = { loan, loanEur: amounts.leenbedrag, loanRatePct: amounts.rente };
  const field = (key: AmountKey) => (
    <AmountField
      assumed={assumedWords(key, pack, figures)}
      bounds={AMOUNTS[key]}
      key={key}
      name={key}
      onChange={(value) => onAmount(key, value)}
      value={amounts[key]}
      {...AMOUNT_WORDS[key]}
    />
  );
  return (
    <>
      <ChoiceField
        choices={OPTIONS}
        id="veld-betalen"
        label={COPY.loanQuestion}
        look="thirds"
        name="betalen"
        onChange={onLoan}
        value={loan}
      />
      {loan === 'geen' ? null : field('leenbedrag')}
      {lentCents(wish, grossInvestmentCents, figures) > netInvestmentCents ? (
        <p className="text-sm text-muted">{COPY.grantRepays}</p>
      ) : null}
      {loan === 'warmtefonds' ? <WarmtefondsTerm {...props} /> : null}
      {loan === 'eigen' ? (
        <>
          {field('rente')}
          {amounts.rente === undefined ? (
            <p className="text-sm font-semibold text-klei-600">{COPY.rateNeeded}</p>
          ) : null}
          {field('looptijd')}
        </>
      ) : null}
    </>
  );
}

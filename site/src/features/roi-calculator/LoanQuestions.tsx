import {
  toolFigures2026 as figures,
  LOANS,
  type LoanChoice,
  lentCents,
  type Package,
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

interface TermProps extends Pick<LoanProps, 'amounts' | 'grossInvestmentCents' | 'onAmount'> {
  /** Nil where it is too little to be lent. */
  lent: number;
}

function WarmtefondsTerm({ amounts, grossInvestmentCents, lent, onAmount }: TermProps) {
  const lentEur = lent / 100;
  const { minEur, maxEur } = warmtefondsMax.value;
  if (grossInvestmentCents > 0 && lent === 0) {
    return (
      <p className="text-sm font-semibold text-klei-600">
        {COPY.warmtefondsTooLittle(formatEuro(minEur * 100))}
      </p>
    );
  }
  const ownCents = grossInvestmentCents - lent;
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
  const lent = lentCents(
    { loan, loanEur: amounts.leenbedrag, loanRatePct: amounts.rente },
    grossInvestmentCents,
    figures,
  );
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
      {lent > netInvestmentCents ? <p className="text-sm text-muted">{COPY.grantRepays}</p> : null}
      {loan === 'warmtefonds' ? <WarmtefondsTerm {...props} lent={lent} /> : null}
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

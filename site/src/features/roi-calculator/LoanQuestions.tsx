import {
  toolFigures2026 as figures,
  LOANS,
  type LoanChoice,
  lentCents,
  type MeasureId,
  type Package,
  type Payback,
  warmtefondsTerm,
  warmtefondsTerms,
} from '@sens/engine';
import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import { formatEuro } from '#lib/format-nl.ts';
import { MONEY_COPY } from '#words/money/copy.ts';
import { measureList } from '#words/plan/measure-words.ts';
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
  /** What one may borrow for. */
  bill: Payback['ownBill'];
  /** What is on and is paid by the VvE of a flat. */
  shared: readonly MeasureId[];
  onAmount: (key: AmountKey, value: number | undefined) => void;
  onLoan: (loan: LoanChoice) => void;
}

interface TermProps extends Pick<LoanProps, 'amounts' | 'bill' | 'onAmount'> {
  /** Nil where it is too little to be lent. */
  lent: number;
}

function WarmtefondsTerm({ amounts, bill: { grossCents }, lent, onAmount }: TermProps) {
  const lentEur = lent / 100;
  const { minEur, maxEur } = warmtefondsMax.value;
  if (grossCents > 0 && lent === 0) {
    return (
      <p className="text-sm font-semibold text-klei-600">
        {COPY.warmtefondsTooLittle(formatEuro(minEur * 100))}
      </p>
    );
  }
  const ownCents = grossCents - lent;
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

/** What is asked of a loan, and what of the bill it is for. */
function Loan(props: LoanProps) {
  const { amounts, loan, pack, bill, onAmount } = props;
  const { leenbedrag, rente } = amounts;
  const lent = lentCents(
    { loan, loanEur: leenbedrag, loanRatePct: rente },
    bill.grossCents,
    figures,
  );
  const isCapped = leenbedrag !== undefined && leenbedrag * 100 > bill.grossCents;
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
      {field('leenbedrag')}
      {isCapped && lent === bill.grossCents && lent > 0 ? (
        <p className="text-sm">{COPY.loanCapped(formatEuro(lent))}</p>
      ) : null}
      {lent > bill.netCents ? <p className="text-sm text-muted">{COPY.grantRepays}</p> : null}
      {loan === 'warmtefonds' ? <WarmtefondsTerm {...props} lent={lent} /> : null}
      {loan === 'eigen' ? (
        <>
          {field('rente')}
          {rente === undefined ? (
            <p className="text-sm font-semibold text-klei-600">{COPY.rateNeeded}</p>
          ) : null}
          {field('looptijd')}
        </>
      ) : null}
    </>
  );
}

/** How it is paid: own money, the Warmtefonds, or a loan whose rate the visitor gives. */
export function LoanQuestions(props: LoanProps) {
  const { loan, bill, shared, onLoan } = props;
  const isLoan = loan !== 'geen';
  // Of a flat of which the VvE pays all there is nothing to borrow for.
  const isAllShared = shared.length > 0 && bill.grossCents === 0;
  const said = isAllShared ? COPY.loanAllVve : COPY.loanVve;
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
      {isLoan && shared.length > 0 ? (
        <p className="text-sm">{`${said(measureList(shared))} ${MONEY_COPY.vveLoan}`}</p>
      ) : null}
      {isLoan && !isAllShared ? <Loan {...props} /> : null}
    </>
  );
}

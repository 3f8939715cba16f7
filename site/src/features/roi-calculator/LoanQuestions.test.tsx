import { toolFigures2026 as figures, type LoanChoice, packageFor } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoanQuestions } from './LoanQuestions.tsx';
import type { RoiState } from './state.ts';

const nothing = () => undefined;
const answers = { woningtype: 'tussenwoning', bouwjaar: 1968 } as const;
const pack = packageFor(answers, ['spouwmuurisolatie'], figures, '2026-11-30');

/** What is said of a loan, unless said otherwise that of the Warmtefonds, to who pays so much. */
const told = (
  grossInvestmentCents: number,
  netInvestmentCents = grossInvestmentCents,
  amounts: RoiState['amounts'] = {},
  loan: LoanChoice = 'warmtefonds',
) =>
  renderToStaticMarkup(
    <LoanQuestions
      amounts={amounts}
      grossInvestmentCents={grossInvestmentCents}
      loan={loan}
      netInvestmentCents={netInvestmentCents}
      onAmount={nothing}
      onLoan={nothing}
      pack={pack}
    />,
  );

test('what the Warmtefonds does not lend is said, and nothing is asked of it', () => {
  expect(told(60_000)).toContain('leent vanaf €\u00a01.000. Wij rekenen dus zonder lening.');
  expect(told(60_000)).not.toContain('name="looptijd"');
  expect(told(500_000)).toContain('name="looptijd"');
  expect(told(500_000)).not.toContain('met eigen geld.');
  expect(told(3_200_000)).toContain('De andere €\u00a03.000 betaalt u met eigen geld.');
});

test('who gets a subsidy later is told that the loan is for that part as well at first', () => {
  const first = 'U leent dus eerst ook dat deel.';
  expect(told(500_000, 400_000)).toContain(first);
  expect(told(500_000)).not.toContain(first);
  expect(told(500_000, 400_000, { rente: 4 }, 'eigen')).toContain(first);
  // Who borrows no more than is left to pay, or nothing at all, borrows none of that part.
  expect(told(500_000, 400_000, { leenbedrag: 4000 })).not.toContain(first);
  expect(told(90_000, 60_000)).not.toContain(first);
  expect(told(500_000, 400_000, {}, 'eigen')).not.toContain(first);
});

import {
  toolFigures2026 as figures,
  type LoanChoice,
  type MeasureId,
  packageFor,
} from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoanQuestions } from './LoanQuestions.tsx';
import type { RoiState } from './state.ts';

const nothing = () => undefined;
const answers = { woningtype: 'tussenwoning', bouwjaar: 1968 } as const;
const pack = packageFor(answers, ['spouwmuurisolatie'], figures, '2026-11-30');

/** What is said of a loan, unless said otherwise that of the Warmtefonds, to who pays so much. */
const told = (
  grossCents: number,
  netCents = grossCents,
  amounts: RoiState['amounts'] = {},
  loan: LoanChoice = 'warmtefonds',
  shared: readonly MeasureId[] = [],
) =>
  renderToStaticMarkup(
    <LoanQuestions
      amounts={amounts}
      bill={{ grossCents, netCents }}
      loan={loan}
      onAmount={nothing}
      onLoan={nothing}
      pack={pack}
      shared={shared}
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

test('who lives in a flat is told what of the bill is not borrowed, and asked nothing where that is all', () => {
  const some = told(250_000, 250_000, {}, 'warmtefonds', ['spouwmuurisolatie']);
  expect(some).toContain('Niet in deze lening: wat meestal de VvE betaalt (spouwmuur isoleren).');
  expect(some).toContain('name="leenbedrag"');
  const all = told(0, 0, {}, 'eigen', ['spouwmuurisolatie']);
  expect(all).toContain('Daar leent u niet zelf voor. De VvE kan');
  expect(all).not.toContain('name="rente"');
  expect(told(0, 0, {}, 'geen', ['spouwmuurisolatie'])).not.toContain('VvE');
});

test('who asks for more than the bill is told what is reckoned with', () => {
  const words = 'Wij rekenen met een lening van €\u00a02.500.';
  expect(told(250_000, 250_000, { leenbedrag: 9000 })).toContain(words);
  expect(told(250_000, 250_000, { leenbedrag: 2500 })).not.toContain('De rekening is lager');
  expect(told(250_000)).not.toContain('De rekening is lager');
});

test('a field about which nothing is to be said has no empty words', () => {
  expect(told(250_000, 250_000, { leenbedrag: 2000 })).not.toMatch(/<p[^>]*>\s*<\/p>/);
});

import { type DwellingAnswers, figures2026, makeReport, type Report } from '@sens/engine';
import { expect, test } from 'vitest';
import { measureList } from '../plan/measure-words.ts';
import { stepsByOwner } from '../plan/steps-by-owner.ts';
import { MONEY_COPY } from './copy.ts';
import { loanOutcome } from './loan-outcome.ts';
import { loanText, loanWords } from './loan-words.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

const textOf = (of: Report) => {
  if (!of.financing.loan) throw new Error('no loan');
  return loanText(of, of.financing.loan);
};

test('the repayment is a range within that of the highest loan, and the verdict holds for all of it', () => {
  const house = report({ woningtype: 'hoekwoning', bouwjaar: 1972 });
  const outcome = loanOutcome(house);
  if (!outcome) throw new Error('no loan');
  const { repayCents, savingCents, verdict } = outcome;
  expect(repayCents.low).toBeLessThan(repayCents.high);
  if (verdict === 'higher') expect(savingCents.low).toBeGreaterThanOrEqual(repayCents.high);
  if (verdict === 'lower') expect(savingCents.high).toBeLessThanOrEqual(repayCents.low);
});

test('of a flat repayment and saving are those of the steps that its owner pays alone', () => {
  const flat = report({ woningtype: 'appartement', bouwjaar: 1965, flatPosition: 'dak-hoek' });
  const { own, shared } = stepsByOwner(flat);
  const outcome = loanOutcome(flat);
  if (!outcome || !flat.financing.loan) throw new Error('no loan for the own steps');
  expect(shared.length).toBeGreaterThan(0);
  const saving = own.reduce((sum, { savingCentsPerYear: { mid } }) => sum + mid, 0);
  expect(outcome.savingCents.mid).toBeCloseTo(saving / 12);
  expect(outcome.repayCents.mid).toBeCloseTo(flat.financing.loan.monthlyCentsAtZeroInterest, -1);
  const names = measureList(own.map(({ id }) => id));
  expect(textOf(flat)).toContain(`Alleen voor wat u zelf betaalt: ${names}.`);
  const house = report({ woningtype: 'hoekwoning', bouwjaar: 1972 });
  expect(textOf(house)).not.toContain('Alleen voor wat u zelf betaalt');
});

test('what is borrowed until the grant comes is said, and what to ask where a plan is panels only', () => {
  const { loanBeforeGrant, loanForPanels, ownMoneyBeforeGrant } = MONEY_COPY;
  const told = (answers: DwellingAnswers) => textOf(report(answers));
  const old = told({ woningtype: 'hoekwoning', bouwjaar: 1972 });
  expect(old).toContain(loanBeforeGrant);
  expect(old).not.toContain(loanForPanels);
  // Of a bill above the most that is lent, nobody borrows the part of the grant as well.
  const large = told({ woningtype: 'vrijstaand', bouwjaar: 1950, monthlyCostEur: 800 });
  expect(large).toContain(ownMoneyBeforeGrant);
  expect(large).not.toContain(loanBeforeGrant);
  const young = { woningtype: 'tussenwoning', bouwjaar: 2019 } as const;
  expect(report(young).plan.map(({ id }) => id)).toEqual(['zonnepanelen']);
  expect(told(young)).toBe(`${MONEY_COPY.loanText(7)} ${loanForPanels}`);
});

test('a plan that costs more than one can borrow says so, and promises nothing for the whole', () => {
  const words = loanWords(
    {
      repayCents: { low: 12_000, mid: 12_000, high: 12_000 },
      savingCents: { low: 30_000, mid: 34_000, high: 38_000 },
      verdict: 'higher',
      restCents: { mid: 2_800_000, high: 3_600_000 },
    },
    2_900_000,
  );
  expect(words.verdict).toBe(MONEY_COPY.loanPaysPart);
  expect(words.rest).toContain('28.000');
});

test('only a high price above the highest loan is said as a possibility', () => {
  const words = loanWords(
    {
      repayCents: { low: 9_000, mid: 11_000, high: 12_000 },
      savingCents: { low: 9_000, mid: 11_500, high: 14_000 },
      verdict: 'equal',
      restCents: { mid: 0, high: 150_000 },
    },
    2_900_000,
  );
  expect(words.verdict).toBe(MONEY_COPY.loanVerdicts.equal);
  expect(words.rest).toContain('Valt de prijs hoog uit');
});

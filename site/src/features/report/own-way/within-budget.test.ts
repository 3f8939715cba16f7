import { figures2026, makeReport } from '@sens/engine';
import { budgetsFor } from '@sens/engine/budgets';
import { expect, test } from 'vitest';
import { outcomeWithin, stagesOf } from './within-budget.ts';

const HOUSE = { woningtype: 'tussenwoning', bouwjaar: 1974, monthlyCostEur: 210 } as const;
const DAY = '2026-11-23';
const { plan } = makeReport(HOUSE, figures2026, DAY);
const stages = stagesOf(plan);

test('the last stage is the whole plan: all its steps paid, and its label', () => {
  const net = plan.reduce(
    (sum, { investmentCents, subsidyCents }) =>
      sum + investmentCents.mid - (subsidyCents?.mid ?? 0),
    0,
  );
  expect(stages.length).toBe(plan.length);
  expect(stages.at(-1)?.paidCents).toBe(net);
  expect(stages.at(-1)?.label).toBe(plan.at(-1)?.labelAfter);
});

const outcomes = budgetsFor(HOUSE, figures2026, DAY);

test('a budget does the best that it pays for, to the cent', () => {
  expect(outcomes.length).toBeGreaterThan(2);
  for (const [index, one] of outcomes.entries()) {
    expect(outcomeWithin(outcomes, one.netInvestmentCents)).toBe(one);
    expect(outcomeWithin(outcomes, one.netInvestmentCents - 1)).toBe(outcomes[index - 1]);
  }
});

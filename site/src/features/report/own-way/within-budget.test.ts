import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { stagesOf, stageWithin } from './within-budget.ts';

const { plan } = makeReport(
  { woningtype: 'tussenwoning', bouwjaar: 1974, monthlyCostEur: 210 },
  figures2026,
  '2026-11-23',
);
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

test('a budget reaches the last step that it pays for, to the cent', () => {
  for (const [index, stage] of stages.entries()) {
    expect(stageWithin(stages, stage.paidCents)).toBe(stage);
    expect(stageWithin(stages, stage.paidCents - 1)).toBe(stages[index - 1]);
  }
});

test('a larger budget never reaches less far', () => {
  let reached = -1;
  for (let eur = 0; eur <= 40_000; eur += 250) {
    const stage = stageWithin(stages, eur * 100);
    const place = stage ? stages.indexOf(stage) : -1;
    expect(place).toBeGreaterThanOrEqual(reached);
    reached = place;
  }
  expect(reached).toBe(stages.length - 1);
});

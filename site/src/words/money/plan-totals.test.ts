import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { planTotals } from './plan-totals.ts';

const HOUSES: DwellingAnswers[] = [
  { woningtype: 'hoekwoning', bouwjaar: 1972 },
  { woningtype: 'vrijstaand', bouwjaar: 1910, monthlyCostEur: 150 },
  { woningtype: 'appartement', bouwjaar: 1960 },
  { woningtype: 'tussenwoning', bouwjaar: 2020 },
];

test.each(HOUSES)(
  'the totals of a $woningtype ($bouwjaar) lie within those of all extremes',
  (answers) => {
    const report = makeReport(answers, figures2026, '2026-11-20');
    const totals = planTotals(report);
    const pairs = [
      [totals.netCents, report.totals.netInvestmentCents],
      [totals.investmentCents, report.totals.investmentCents],
      [totals.savingCentsPerYear, report.totals.savingCentsPerYear],
    ] as const;
    for (const [ours, extremes] of pairs) {
      expect(Math.abs(ours.mid - extremes.mid)).toBeLessThanOrEqual(1);
      expect(ours.low).toBeGreaterThanOrEqual(extremes.low - 1);
      expect(ours.high).toBeLessThanOrEqual(extremes.high + 1);
      expect(ours.low).toBeLessThanOrEqual(ours.mid);
    }
    expect(totals.netCents.low).toBeGreaterThanOrEqual(0);
  },
);

test('a plan of one step is paid back when its step is', () => {
  const single = [
    { woningtype: 'appartement', bouwjaar: 1962, floorAreaM2: 62, residents: 1, wall: 'niet' },
    {
      woningtype: 'vrijstaand',
      bouwjaar: 1998,
      residents: 5,
      monthlyCostEur: 320,
      glazing: 'hr++',
    },
    {
      woningtype: 'twee-onder-een-kap',
      bouwjaar: 2015,
      residents: 4,
      monthlyCostEur: 180,
      heating: 'warmtenet',
      cooking: 'elektrisch',
      glazing: 'hr++',
    },
  ] as const;
  let seen = 0;
  for (const house of single) {
    const report = makeReport(house, figures2026, '2026-11-25');
    const [step, ...more] = report.plan;
    if (!step || more.length > 0) continue;
    seen += 1;
    expect(planTotals(report).paybackYears).toEqual(step.paybackYears);
  }
  expect(seen).toBeGreaterThan(1);
});

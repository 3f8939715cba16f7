import { expect, it } from 'vitest';
import { connectionEur } from '../energy/costs.ts';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import { CHOICES } from '../terms/answers.ts';

const fixedCents = connectionEur(figures2026.prices.gasFixed) * 100;

it('a pump that ends the gas connection with the cooking behind it saves its fixed costs for certain', () => {
  const pumps = CHOICES.woningtype.flatMap((woningtype) =>
    [1950, 1974, 1995].flatMap((bouwjaar) =>
      makeReport(
        { woningtype, bouwjaar, monthlyCostEur: 280 },
        figures2026,
        '2026-11-20',
      ).plan.filter(
        ({ id, reasons }) =>
          id === 'warmtepomp' &&
          reasons.some(({ code, values }) => code === 'gasvrij' && values.metKoken),
      ),
    ),
  );
  expect(pumps.length).toBeGreaterThan(3);
  for (const { savingCentsPerYear } of pumps) {
    const { low, mid, high } = savingCentsPerYear;
    // What it saves besides is in doubt.
    expect(low).toBeGreaterThanOrEqual(Math.min(mid, fixedCents) - Math.abs(mid - fixedCents));
    expect(high - low).toBeLessThanOrEqual(2 * Math.abs(mid - fixedCents) + 2);
  }
});

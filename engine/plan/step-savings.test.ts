import { expect, it } from 'vitest';
import { connectionEur } from '../energy/costs.ts';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import { CHOICES } from '../terms/answers.ts';

const fixedCents = connectionEur(figures2026.prices.gasFixed) * 100;

it('cooking that ends the gas connection saves at least its fixed costs, which are certain', () => {
  const cooks = CHOICES.woningtype.flatMap((woningtype) =>
    [1950, 1974, 1995].flatMap((bouwjaar) =>
      makeReport(
        { woningtype, bouwjaar, monthlyCostEur: 280 },
        figures2026,
        '2026-11-20',
      ).plan.filter(
        ({ id, reasons }) =>
          id === 'elektrisch-koken' && reasons.some(({ code }) => code === 'gasvrij'),
      ),
    ),
  );
  expect(cooks.length).toBeGreaterThan(3);
  for (const { savingCentsPerYear } of cooks) {
    const { low, mid, high } = savingCentsPerYear;
    // What the hob itself saves or costs is little, and that alone is in doubt.
    expect(low).toBeGreaterThanOrEqual(Math.min(mid, fixedCents) - Math.abs(mid - fixedCents));
    expect(high - low).toBeLessThanOrEqual(2 * Math.abs(mid - fixedCents) + 2);
  }
});

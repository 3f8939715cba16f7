import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { makeReport } from './make-report.ts';
import { methodOf } from './method.ts';

const terraced: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1970 };
const yearOf = (answers: DwellingAnswers) =>
  makeReport(answers, figures2026, '2026-11-20').panelYear;

describe('the year of a home’s panels', () => {
  it('is that of the plan where there are none yet, and nobody misses what they never had', () => {
    expect(yearOf(terraced)).toMatchObject({ panels: 6, owned: false, lostCentsPerYear: null });
  });

  it('is there neither without panels nor without a plan for them', () => {
    expect(yearOf({ woningtype: 'appartement', bouwjaar: 1970 })).toBeNull();
    expect(yearOf({ ...terraced, unwanted: ['zonnepanelen'] })).toBeNull();
  });

  // pv.mc: EUR 540 with net metering, EUR 170 without, for 8 panels where all that is fed in is bought too.
  it('loses about what Milieu Centraal’s savings differ by', () => {
    const year = yearOf({ ...terraced, solarPanels: 8, residents: 5 });
    expect(year?.generatedKwh).toBe(3000);
    expect(year?.lostCentsPerYear?.mid).toBeGreaterThan(33_000);
    expect(year?.lostCentsPerYear?.mid).toBeLessThan(40_000);
  });

  it('is worth the price at once, less when netted, and least when fed in without', () => {
    const worth = yearOf(terraced)?.kwhWorth;
    expect(worth?.used).toBeCloseTo(25.78);
    expect(worth?.netted.low).toBeCloseTo(10.88);
    expect(worth?.netted.high).toBeCloseTo(12.78);
    expect(worth?.fedIn.low).toBeCloseTo(0.25);
    expect(worth?.fedIn.high).toBeCloseTo(3.87);
  });

  it('cites what it rests on', () => {
    const report = makeReport({ ...terraced, solarPanels: 8 }, figures2026, '2026-11-20');
    const { sourceIds } = methodOf(report, figures2026);
    for (const id of ['sald.end', 'sald.min', 'sald.net.range', 'sald.cost26']) {
      expect(sourceIds).toContain(id);
    }
  });

  it('never loses more than all that is fed in would cost, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(0, 5, 20),
        (solarPanels, residents, batteryKwh) => {
          const year = yearOf({ ...terraced, solarPanels, residents, batteryKwh });
          const { low = -1, mid = 0, high = 0 } = year?.lostCentsPerYear ?? {};
          expect(low).toBeGreaterThanOrEqual(0);
          expect(mid).toBeGreaterThanOrEqual(low);
          expect(high).toBeGreaterThanOrEqual(mid);
          expect(mid).toBeLessThanOrEqual((year?.generatedKwh ?? 0) * 25.78);
        },
      ),
      { numRuns: 60 },
    );
  });
});

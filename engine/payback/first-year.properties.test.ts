// @module-tag long

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CHOICES,
  type DwellingAnswers,
  labelWhatIf,
  MEASURE_IDS,
  needsOffer,
  packageFor,
  paybackOf,
  toolFigures2026,
  wishedPackage,
} from '../index.ts';

const today = '2026-12-01';

const anyHouse = fc.record(
  {
    woningtype: fc.constantFrom(...CHOICES.woningtype),
    bouwjaar: fc.integer({ min: 1900, max: 2018 }),
    monthlyCostEur: fc.integer({ min: 120, max: 450 }),
    residents: fc.integer({ min: 1, max: 6 }),
    roof: fc.constantFrom(...CHOICES.roof),
    glazing: fc.constantFrom(...CHOICES.glazing),
    heating: fc.constantFrom(...CHOICES.heating),
    cooking: fc.constantFrom(...CHOICES.cooking),
    solarPanels: fc.constantFrom(0, 0, 6, 10, 20),
    batteryKwh: fc.constantFrom(0, 0, 5, 12),
  },
  { requiredKeys: ['woningtype'] },
) as fc.Arbitrary<DwellingAnswers>;

/** Gas, electricity and what is fed in are rounded apart, and so is the saving. */
const ROUNDED_CENTS = 100;

it('the first year of the cash flow saves what the measures say, whatever is chosen in whatever house', () => {
  const { kwh: batteryKwh } = toolFigures2026.measurePrices.batterySize.value;
  let seen = 0;
  fc.assert(
    fc.property(anyHouse, fc.subarray([...MEASURE_IDS]), (answers, chosen) => {
      const { measures } = packageFor(answers, chosen, toolFigures2026, today);
      const asked = measures.filter(needsOffer).map(({ id }) => id);
      const wish = {
        answers,
        chosen,
        batteryKwh,
        path: 'mid',
        loan: 'geen',
        offersEur: Object.fromEntries(asked.map((id) => [id, 3000])),
      } as const;
      const wished = wishedPackage(
        { ...wish, offered: asked, hasBatterySize: true },
        today,
        toolFigures2026,
      );
      const { flow } = paybackOf(wish, wished, today, toolFigures2026);
      const { after } = labelWhatIf(answers, chosen, toolFigures2026, today);
      // A bill that falls to nil falls no further, while every kWh still has its price.
      if (after.costCentsPerMonth.mid === 0) return;
      const [year] = flow.years;
      if (!year) throw new Error('no first year');
      const flowCents =
        year.gasSavingCents +
        year.heatSavingCents +
        year.electricitySavingCents +
        year.ownSolarCents +
        year.feedInCents +
        year.fixedCostSavingCents;
      const saidCents = wished.counted.reduce((sum, one) => sum + one.savingCentsPerYear.mid, 0);
      expect(Math.abs(flowCents - saidCents)).toBeLessThanOrEqual(
        ROUNDED_CENTS * wished.counted.length,
      );
      seen += 1;
    }),
    { numRuns: 300, seed: 20261201 },
  );
  expect(seen).toBeGreaterThan(200);
});

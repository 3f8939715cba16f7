// @module-tag long

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { connectionEur } from '../energy/costs.ts';
import { figures2026 } from '../figures/index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { savingDoubts, savingSpread } from '../reading/saving-doubt.ts';
import { CHOICES, type DwellingAnswers } from '../terms/answers.ts';
import { netRange, type Range } from '../terms/ranges.ts';
import { judgeHouse } from './judge-house.ts';
import { makeReport } from './make-report.ts';
import { doubt } from './questions.ts';

const TODAY = '2026-11-20';
const { most } = figures2026.assumptions.spread.value;
const nothing: Range = { low: 0, mid: 0, high: 0 };

const houses = fc.record(
  {
    woningtype: fc.constantFrom(...CHOICES.woningtype),
    bouwjaar: fc.integer({ min: 1880, max: 2025 }),
    monthlyCostEur: fc.integer({ min: 60, max: 500 }),
    floorAreaM2: fc.integer({ min: 40, max: 300 }),
    residents: fc.integer({ min: 1, max: 6 }),
    thermostatC: fc.integer({ min: 17, max: 22 }),
    wall: fc.constantFrom(...CHOICES.wall),
    roof: fc.constantFrom(...CHOICES.roof),
    floor: fc.constantFrom(...CHOICES.floor),
    glazing: fc.constantFrom(...CHOICES.glazing),
    flatPosition: fc.constantFrom(...CHOICES.flatPosition),
  },
  { requiredKeys: ['woningtype', 'bouwjaar'] },
) as unknown as fc.Arbitrary<DwellingAnswers>;

/** Anything that may be an answer, or is missing. */
type Given = Parameters<typeof cleanAnswers>[0];

const spreadOf = (answers: Given) => {
  const clean = cleanAnswers(answers);
  const { house } = resolveHouse(clean, figures2026, 2026);
  return savingSpread(clean, house, figures2026);
};
const causesOf = (answers: Given) => {
  const clean = cleanAnswers(answers);
  return savingDoubts(clean, resolveHouse(clean, figures2026, 2026).house, figures2026);
};

/** Over how many houses each property is tried. */
const RUNS = { numRuns: 1500, seed: 14 };

describe('over random houses', () => {
  it('a range is no narrower than its largest cause, and no wider than all causes together', () => {
    fc.assert(
      fc.property(houses, (answers) => {
        const shares = causesOf(answers).map(({ share }) => share);
        const spread = spreadOf(answers);
        expect(spread).toBeGreaterThanOrEqual(Math.min(most, Math.max(...shares)));
        expect(spread).toBeLessThanOrEqual(shares.reduce((sum, share) => sum + share, 0) + 1e-9);
      }),
      RUNS,
    );
  });

  it('an answer never widens it', () => {
    fc.assert(
      fc.property(
        houses,
        fc.constantFrom('floorAreaM2', 'flatPosition', 'wall'),
        (answers, field) => {
          const told = { floorAreaM2: 120, flatPosition: 'tussen', wall: 'matig' }[field];
          const before = { ...answers, [field]: undefined };
          expect(spreadOf({ ...before, [field]: told })).toBeLessThanOrEqual(
            spreadOf(before) + 1e-9,
          );
          const unbilled = { ...answers, monthlyCostEur: undefined };
          expect(spreadOf({ ...unbilled, monthlyCostEur: 180 })).toBeLessThan(
            spreadOf(unbilled) + 1e-9,
          );
        },
      ),
      RUNS,
    );
  });

  it('the whole saves what its steps save, with the share of each', () => {
    fc.assert(
      fc.property(houses, (answers) => {
        const { plan, totals, now, after } = makeReport(answers, figures2026, TODAY);
        const { low, mid, high } = totals.savingCentsPerYear;
        const sum = (pick: (range: Range) => number) =>
          plan.reduce((total, { savingCentsPerYear }) => total + pick(savingCentsPerYear), 0);
        expect(mid).toBe(sum((range) => range.mid));
        expect(low).toBe(sum((range) => range.low));
        expect(high).toBeLessThanOrEqual(
          Math.max(
            mid,
            sum((range) => range.high),
          ),
        );
        const spread = spreadOf(answers);
        // A step that costs money, such as cooking without gas, leans the other way; all is in whole cents.
        if (plan.some(({ savingCentsPerYear }) => savingCentsPerYear.mid < 0)) return;
        expect(mid - low).toBeLessThanOrEqual(mid * spread + plan.length);
        // The fixed costs of gas go for sure where the last of it goes.
        const endsGas = now.gasM3PerYear.mid > 0 && after.gasM3PerYear.mid === 0;
        const sureCents = endsGas ? connectionEur(figures2026.prices.gasFixed) * 100 : 0;
        expect(mid - low).toBeGreaterThanOrEqual((mid - sureCents) * spread - plan.length);
        const cut = high >= now.costCentsPerMonth.high * 12;
        if (!cut) expect(high - mid).toBeLessThanOrEqual(mid * spread + plan.length);
      }),
      { ...RUNS, numRuns: 600 },
    );
  });

  it('the whole asks what its steps ask: no wider, and no narrower than the widest of them', () => {
    fc.assert(
      fc.property(houses, (answers) => {
        const { plan, totals } = makeReport(answers, figures2026, TODAY);
        const steps = plan.map(({ investmentCents, subsidyCents }) =>
          netRange(investmentCents, subsidyCents ?? nothing),
        );
        const { low, mid, high } = totals.netInvestmentCents;
        const ups = steps.map((step) => step.high - step.mid);
        const downs = steps.map((step) => step.mid - step.low);
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(high - mid).toBeLessThanOrEqual(sum(ups) + plan.length);
        expect(mid - low).toBeLessThanOrEqual(sum(downs) + plan.length);
        expect(high - mid).toBeGreaterThanOrEqual(Math.max(0, ...ups) - 1);
        expect(mid - low).toBeGreaterThanOrEqual(Math.max(0, ...downs) - 1);
      }),
      { ...RUNS, numRuns: 600 },
    );
  });

  it('the causes that are named are the largest of those that the ranges are made of', () => {
    fc.assert(
      fc.property(houses, (answers) => {
        const { doubts, totals } = makeReport(answers, figures2026, TODAY);
        const { low, mid, high } = totals.netInvestmentCents;
        const price = mid > 0 ? [{ cause: 'prijs', share: (high - low) / 2 / mid }] : [];
        const all = [...causesOf(answers), ...price]
          .filter(({ cause }) => cause !== 'rekenmodel')
          .sort((a, b) => b.share - a.share);
        const least = Math.min(
          ...doubts.map(({ cause }) => all.find((one) => one.cause === cause)?.share ?? 0),
        );
        for (const { cause, share } of all.slice(2)) {
          if (!doubts.some((one) => one.cause === cause)) expect(share).toBeLessThanOrEqual(least);
        }
        // Two of six: together at least half of all that can be narrowed, counted as errors join.
        const square = (list: typeof all) => list.reduce((sum, { share }) => sum + share ** 2, 0);
        if (all.length > 0) expect(square(all.slice(0, 2))).toBeGreaterThan(square(all) / 2);
      }),
      { ...RUNS, numRuns: 600 },
    );
  });
});

describe('how far each cause leaves a saving open', () => {
  const years = [1920, 1935, 1950, 1962, 1970, 1978, 1985, 1995, 2005];
  const grid = CHOICES.woningtype.flatMap((woningtype) =>
    years.map((bouwjaar) => ({ woningtype, bouwjaar })),
  );
  const fields: Record<string, RegExp> = {
    gedrag: /^(monthlyCostEur|residents|thermostatC)$/,
    spouw: /^wall(Type)?$/,
    isolatie: /^(roof|floor|glazing|bouwjaar)$/,
    oppervlakte: /AreaM2$/,
    ligging: /^flatPosition$/,
  };

  /** The middle house of what the open questions of a cause give, of houses with a plan. */
  function middle(cause: string, isBilled: boolean): number {
    const shares = grid.flatMap((house) => {
      const { monthlyCostEur } = resolveHouse(cleanAnswers(house), figures2026, 2026);
      const bill = isBilled ? { monthlyCostEur: Math.round(monthlyCostEur.value) } : {};
      const { questions, plan } = judgeHouse({ ...house, ...bill }, figures2026, TODAY);
      if (plan.steps.length === 0) return [];
      const asked = questions.filter(({ field }) => fields[cause]?.test(field));
      return asked.length > 0 ? [Math.hypot(...doubt(asked, (one) => one.savingEur))] : [];
    });
    return shares.sort((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
  }

  it.each(Object.keys(fields))('is that of the middle house: %s', (cause) => {
    const { value } = figures2026.assumptions.savingDoubt;
    const { open, told } = value[cause as keyof typeof value];
    expect(Math.abs(open - Math.min(most, middle(cause, false)))).toBeLessThan(0.03);
    expect(Math.abs(told - Math.min(most, middle(cause, true)))).toBeLessThan(0.03);
  });
});

// @module-tag long

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CashFlow, type CashFlowInput, cashFlow, toolFigures2026 } from '../index.ts';

const runs = { numRuns: 2000, seed: 20261120 };
const any = (min: number, max: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.constantFrom(0, -1, 1e308, Number.NaN, Number.POSITIVE_INFINITY) },
  );

function record<T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }, required: (keyof T)[]) {
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

const measure = record(
  {
    id: fc.constantFrom('dakisolatie', 'warmtepomp'),
    investmentCents: any(0, 3_000_000),
    subsidyCents: any(0, 600_000),
    gasSavedM3PerYear: any(0, 2000),
    electricitySavedKwhPerYear: any(-4000, 1000),
    heatSavedGjPerYear: any(0, 30),
    lifetimeYears: any(1, 40),
    degradationPerYear: any(0, 0.05),
  },
  ['id', 'investmentCents', 'lifetimeYears'],
);

const solar = record(
  {
    investmentCents: any(0, 800_000),
    generatedKwhPerYear: any(0, 12_000),
    lifetimeYears: any(5, 30),
    degradationPerYear: any(0, 0.02),
    ownUseShare: any(0, 1),
    usedKwhPerYear: any(0, 9000),
    hasHeatPump: fc.boolean(),
    battery: record(
      { capacityKwh: any(0, 20), investmentCents: any(0, 900_000), lifetimeYears: any(5, 20) },
      ['capacityKwh', 'investmentCents'],
    ),
    inverterCostCents: any(0, 200_000),
    feedInNetEurPerKwh: any(-0.1, 0.2),
    nettingCostEurPerKwh: any(0, 0.3),
  },
  ['investmentCents', 'generatedKwhPerYear'],
);

const path = record({ gasPctPerYear: any(-5, 8), electricityPctPerYear: any(-5, 8) }, [
  'gasPctPerYear',
  'electricityPctPerYear',
]);

const input = record(
  {
    startYear: any(2024, 2035),
    horizonYears: any(1, 40),
    measures: fc.array(measure, { maxLength: 4 }),
    solar,
    keepsGasConnection: fc.boolean(),
    priceScenario: fc.oneof(fc.constantFrom('low', 'mid', 'high'), path),
    startPrices: record(
      { gasEurPerM3: any(0, 4), electricityEurPerKwh: any(0, 1), heatEurPerGj: any(0, 99) },
      [],
    ),
    netMetering: fc.constantFrom('law', 'as-if-continued', 'none'),
    loan: record({ principalCents: any(0, 3e6), annualRatePct: any(0, 9), termYears: any(1, 30) }, [
      'principalCents',
      'annualRatePct',
      'termYears',
    ]),
    discountRatePct: any(0, 6),
  },
  ['startYear', 'horizonYears', 'measures'],
) as fc.Arbitrary<CashFlowInput>;

function forAny(check: (flow: CashFlow, given: CashFlowInput) => void): void {
  fc.assert(
    fc.property(input, (given) => check(cashFlow(given, toolFigures2026), given)),
    runs,
  );
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

it('holds only finite numbers, and money in whole cents', () => {
  forAny((flow) => {
    expect(numbersIn(flow).every(Number.isFinite)).toBe(true);
    expect(numbersIn(flow.years).every(Number.isSafeInteger)).toBe(true);
    expect(numbersIn(flow).some((value) => Object.is(value, -0))).toBe(false);
  });
});

it('adds up: net is the sum of its cells, cumulative the running sum, the gain the last of it', () => {
  forAny(({ years, totalGainCents }) => {
    let sum = 0;
    for (const row of years) {
      const net =
        row.subsidyCents +
        row.gasSavingCents +
        row.heatSavingCents +
        row.electricitySavingCents +
        row.ownSolarCents +
        row.feedInCents +
        row.fixedCostSavingCents +
        row.loanCents.received -
        row.loanCents.interest -
        row.loanCents.repayment -
        row.investmentCents -
        row.replacementCents;
      sum += net;
      expect(row.netCents).toBe(net);
      expect(row.cumulativeCents).toBe(sum);
    }
    expect(totalGainCents.mid).toBe(sum - (years.at(-1)?.loanCents.debtLeft ?? 0));
  });
});

it('has every band in order', () => {
  forAny(({ paybackYears, netPresentValueCents, totalGainCents }) => {
    const bands = [netPresentValueCents, totalGainCents, ...(paybackYears ? [paybackYears] : [])];
    for (const { low, mid, high } of bands) {
      expect(low).toBeLessThanOrEqual(mid);
      if (high !== null) expect(mid).toBeLessThanOrEqual(high);
    }
  });
});

it('earns back within the horizon, in the year it names', () => {
  forAny(({ years, paybackYears, breakEvenYear }) => {
    const row = years.find((one) => one.cumulativeCents >= one.loanCents.debtLeft);
    expect(breakEvenYear).toBe(row?.year ?? null);
    expect(paybackYears === null).toBe(row === undefined);
    if (paybackYears !== null) expect(paybackYears.mid).toBeLessThanOrEqual(years.length);
  });
});

it('has a present value at 0 % that is the total gain', () => {
  forAny((_, given) => {
    const flow = cashFlow({ ...given, discountRatePct: 0 }, toolFigures2026);
    expect(flow.netPresentValueCents).toStrictEqual(flow.totalGainCents);
  });
});

it('never changes earlier years with a longer horizon, but for what is bought near its end', () => {
  const bought = { replacementCents: 0, netCents: 0, cumulativeCents: 0 };
  forAny((flow, given) => {
    const longer = cashFlow({ ...given, horizonYears: flow.years.length + 7 }, toolFigures2026);
    const rows = (years: CashFlow['years']) => years.map((row) => ({ ...row, ...bought }));
    const earlier = longer.years.slice(0, flow.years.length);
    expect(rows(earlier)).toStrictEqual(rows(flow.years));
    for (const [index, row] of flow.years.entries()) {
      expect(row.replacementCents).toBeLessThanOrEqual(earlier[index]?.replacementCents ?? 0);
    }
  });
});

it('never gains less from a saving with a higher price, nor is earned back later', () => {
  fc.assert(
    fc.property(input, path, any(0, 5), (given, base, rise) => {
      const measures = given.measures.map((one) => ({ ...one, electricitySavedKwhPerYear: 500 }));
      const up = Number.isFinite(rise) ? Math.abs(rise) : 1;
      const at = (more: number) =>
        cashFlow(
          {
            ...given,
            measures,
            priceScenario: {
              gasPctPerYear: Math.max(-15, base.gasPctPerYear) + more,
              electricityPctPerYear: Math.max(-15, base.electricityPctPerYear) + more,
            },
          },
          toolFigures2026,
        );
      const [before, after] = [at(0), at(up)];
      expect(after.totalGainCents.mid).toBeGreaterThanOrEqual(before.totalGainCents.mid);
      if (before.paybackYears === null) return;
      expect(after.paybackYears?.mid).toBeLessThanOrEqual(before.paybackYears.mid);
    }),
    runs,
  );
});

it('never gains more without net metering than with it, at a fair contract', () => {
  forAny((_, given) => {
    const solarPart = given.solar && {
      ...given.solar,
      feedInNetEurPerKwh: 0.0195,
      nettingCostEurPerKwh: 0.1,
    };
    const base = { ...given, priceScenario: 'mid', startPrices: {} } as const;
    const gain = (netMetering: 'law' | 'as-if-continued' | 'none') =>
      cashFlow({ ...base, ...(solarPart && { solar: solarPart }), netMetering }, toolFigures2026)
        .totalGainCents.mid;
    expect(gain('law')).toBeLessThanOrEqual(gain('as-if-continued'));
    expect(gain('none')).toBeLessThanOrEqual(gain('law'));
  });
});

it('repays no more than was borrowed, and no debt is left after the term', () => {
  forAny(({ years }) => {
    const [first] = years;
    let repaid = 0;
    for (const { loanCents } of years) {
      repaid += loanCents.repayment;
      expect(loanCents.repayment).toBeGreaterThanOrEqual(0);
      expect(loanCents.interest).toBeGreaterThanOrEqual(0);
      expect(loanCents.debtLeft).toBe((first?.loanCents.received ?? 0) - repaid);
    }
  });
});

it('gives the same flow twice and leaves its input alone', () => {
  forAny((flow, given) => {
    const copy = structuredClone(given);
    expect(cashFlow(given, toolFigures2026)).toStrictEqual(flow);
    expect(given).toStrictEqual(copy);
  });
});

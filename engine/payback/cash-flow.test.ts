import { describe, expect, it } from 'vitest';
import {
  type CashFlowInput,
  type CashFlowMeasure,
  cashFlow,
  compareNetMetering,
  toolFigures2026,
} from '../index.ts';

const figures = toolFigures2026;
/** Gas price at which Milieu Centraal's 180 m3 is its 240 EUR (`ins.spouw.tussenwoning`). */
const mcGas = { startPrices: { gasEurPerM3: 240 / 180 } };
const cavity: CashFlowMeasure = {
  id: 'spouwmuurisolatie',
  investmentCents: 80_000,
  gasSavedM3PerYear: 180,
  lifetimeYears: 30,
};

function flow(part: Partial<CashFlowInput> = {}) {
  return cashFlow({ startYear: 2027, horizonYears: 25, measures: [], ...part }, figures);
}

/** `pv.mc`: 8 panels, 3,200 EUR, about 3,000 kWh. */
const panels = { investmentCents: 320_000, generatedKwhPerYear: 3000 };
const lasting = { ...panels, degradationPerYear: 0, inverterCostCents: 0 };

describe('insulation at flat prices', () => {
  it('earns a cavity wall of 800 EUR with 240 EUR a year back in 3.3 years (ins.spouw.tussenwoning)', () => {
    const { paybackYears, breakEvenYear, years } = flow({ measures: [cavity], ...mcGas });
    expect(paybackYears?.mid).toBe(3.3);
    expect(breakEvenYear).toBe(2030);
    expect(years.slice(0, 4).map(({ cumulativeCents }) => cumulativeCents)).toStrictEqual([
      -56_000, -32_000, -8_000, 16_000,
    ]);
  });

  it('takes 3.2 years at the long-term price of 1.37 EUR (price.mc.gas): 246.60 EUR a year', () => {
    const { years, paybackYears } = flow({
      measures: [cavity],
      startPrices: { gasEurPerM3: 1.37 },
    });
    expect(years[0]?.gasSavingCents).toBe(24_660);
    expect(paybackYears?.mid).toBe(3.2);
  });

  it.each([
    ['cavity, detached (ins.spouw.vrijstaand)', 2700, 600, 800, 3.4],
    ['roof, mid-terrace (ins.dak.tussenwoning)', 6000, 320, 460, 13],
    ['floor, mid-terrace (ins.vloer.tussenwoning)', 2150, 80, 110, 19.5],
    ['outer wall, corner (ins.gevel.hoek)', 23_000, 530, 750, 30.7],
  ])('%s: %i EUR for %i m3 and %i EUR a year takes %f years', (_, eur, m3, saving, expected) => {
    const measure = { ...cavity, investmentCents: eur * 100, gasSavedM3PerYear: m3 };
    const startPrices = { gasEurPerM3: saving / m3 };
    const result = flow({
      measures: [{ ...measure, lifetimeYears: 40 }],
      startPrices,
      horizonYears: 40,
    });
    expect(result.paybackYears?.mid).toBe(expected);
  });

  it('takes the grant off in the first year: 45 m2 at 5.25 EUR leaves 563.75 EUR, 2.3 years (isde.spouw)', () => {
    const subsidyCents = 45 * 525;
    const result = flow({ measures: [{ ...cavity, subsidyCents }], ...mcGas });
    expect(result.years.map((year) => year.subsidyCents).slice(0, 2)).toStrictEqual([23_625, 0]);
    expect(result.paybackYears?.mid).toBe(2.3);
  });

  it('gains 25 x 240 - 800 = 5,200 EUR in 25 years', () => {
    expect(flow({ measures: [cavity], ...mcGas }).totalGainCents.mid).toBe(520_000);
  });

  it('discounts two years of 240 EUR at 2 % to 235.29 + 230.68', () => {
    const result = flow({ measures: [cavity], ...mcGas, horizonYears: 2 });
    expect(result.netPresentValueCents.mid).toBe(-80_000 + 23_529 + 23_068);
  });
});

describe('prices', () => {
  it('rises 2 % a year above inflation on the high path: 240 EUR is 286.82 EUR in the tenth year', () => {
    const { years } = flow({ measures: [cavity], ...mcGas, priceScenario: 'high' });
    expect(years[0]?.gasSavingCents).toBe(24_000);
    expect(years[9]?.gasSavingCents).toBe(28_682);
  });

  it('has a low path whose mean electricity price to 2040 is Milieu Centraal’s 0.21 EUR (price.mc.el_long)', () => {
    const { low } = figures.pricePaths.paths.value;
    const start = figures.prices.electricity.value.eurPerKwh;
    const rows = Array.from(
      { length: 15 },
      (_, t) => start * (1 + low.electricityPctPerYear / 100) ** t,
    );
    expect(rows.reduce((sum, price) => sum + price, 0) / 15).toBeCloseTo(0.21, 2);
  });

  it('starts within 1 % of Milieu Centraal’s long-term gas price of 1.37 EUR (price.mc.gas)', () => {
    expect(Math.abs(figures.prices.gas.value.eurPerM3 / 1.37 - 1)).toBeLessThan(0.01);
  });

  it('has a band that is the falling and the rising path, and nothing else', () => {
    const on = (priceScenario: 'low' | 'mid' | 'high') =>
      flow({ measures: [cavity], priceScenario });
    const { totalGainCents, positionCents, paybackYears } = on('mid');
    expect(totalGainCents.low).toBe(on('low').totalGainCents.mid);
    expect(totalGainCents.high).toBe(on('high').totalGainCents.mid);
    expect(paybackYears?.low).toBe(on('high').paybackYears?.mid);
    expect(paybackYears?.high).toBe(on('low').paybackYears?.mid);
    const first = on('mid').years[0]?.cumulativeCents;
    expect(positionCents[0]).toStrictEqual({ low: first, mid: first, high: first });
  });
});

describe('heating', () => {
  const pump: CashFlowMeasure = {
    id: 'hybride-warmtepomp',
    investmentCents: 620_000,
    gasSavedM3PerYear: 700,
    electricitySavedKwhPerYear: -1500,
    lifetimeYears: 15,
  };

  it('takes the electricity of a heat pump off: 700 m3 - 1,500 kWh is 965.58 - 386.70 EUR (price.cbs.*)', () => {
    const [first] = flow({ measures: [pump] }).years;
    expect(first).toMatchObject({ gasSavingCents: 96_558, electricitySavingCents: -38_670 });
  });

  it('buys it again after 15 years, for the ten of fifteen that are left, without a second grant (hp.life)', () => {
    const { years, reasons } = flow({ measures: [{ ...pump, subsidyCents: 192_500 }] });
    const bought = years.filter(({ replacementCents }) => replacementCents > 0);
    expect(bought).toMatchObject([{ year: 2042, replacementCents: 413_333, subsidyCents: 0 }]);
    expect(reasons).toContainEqual({
      code: 'vervanging-deels',
      values: { id: 'hybride-warmtepomp', jaar: 2042, centen: 413_333 },
    });
  });

  it.each([
    // 4,000 EUR, 12 years: bought in 2039 and 2051
    [25, 2051, 'a last year of twelve: 4,000 / 12', 33_333],
    [27, 2051, 'three years of twelve: 4,000 x 3 / 12', 100_000],
    [28, 2051, 'four years of twelve: 4,000 x 4 / 12', 133_333],
    [36, 2051, 'all twelve: whole', 400_000],
  ])(
    'counts a replacement for the years it serves, at %i years',
    (horizonYears, year, _, cents) => {
      const battery = { ...pump, id: 'thuisbatterij', investmentCents: 400_000, lifetimeYears: 12 };
      const { years, reasons } = flow({ measures: [battery], horizonYears });
      expect(years.find((one) => one.year === 2039)?.replacementCents).toBe(400_000);
      expect(years.find((one) => one.year === year)?.replacementCents).toBe(cents);
      const values = { id: 'thuisbatterij', jaar: year, centen: cents };
      const partly = reasons.filter(({ code }) => code === 'vervanging-deels');
      expect(partly).toStrictEqual(cents < 400_000 ? [{ code: 'vervanging-deels', values }] : []);
    },
  );

  it('saves 268.37 + 92.95 EUR fixed cost a year when the gas connection goes (price.cbs.gasfixed)', () => {
    const { years } = flow({ measures: [pump], keepsGasConnection: false });
    expect(new Set(years.map(({ fixedCostSavingCents }) => fixedCostSavingCents))).toStrictEqual(
      new Set([36_132]),
    );
  });

  it('counts 10 GJ of district heat as 409.70 EUR (price.heat)', () => {
    const measure = { id: 'dakisolatie', investmentCents: 1, lifetimeYears: 30 };
    const result = flow({ measures: [{ ...measure, heatSavedGjPerYear: 10 }] });
    expect(result.years[0]?.heatSavingCents).toBe(40_970);
  });

  it('lets a saving wear off by its own share', () => {
    const { years } = flow({ measures: [{ ...cavity, degradationPerYear: 0.1 }], ...mcGas });
    expect(years.slice(0, 3).map(({ gasSavingCents }) => gasSavingCents)).toStrictEqual([
      24_000, 21_600, 19_440,
    ]);
  });
});

describe('solar panels', () => {
  const saved = (part: Partial<CashFlowInput>) =>
    flow(part).years.map(({ ownSolarCents, feedInCents }) => ownSolarCents + feedInCents);

  it('earns 8 panels of 3,200 EUR back in 18.8 years at 170 EUR a year (pv.mc, from 2027)', () => {
    expect(saved({ solar: lasting })[0]).toBeCloseTo(17_000, -1);
    expect(flow({ solar: lasting }).paybackYears?.mid).toBe(18.8);
  });

  it('does not earn them back in 25 years with wear (pv.degr) and an inverter of 1,000 EUR (indicative)', () => {
    // 170 x (1 - 0.995^25) / 0.005 = 4,004 EUR against 3,200 + 1,000.
    const { paybackYears, totalGainCents, reasons } = flow({ solar: panels });
    expect(paybackYears).toBeNull();
    expect(totalGainCents.mid / 100).toBeCloseTo(4004 - 4200, -1);
    expect(reasons).toContainEqual({ code: 'alleen-gunstig-terugverdiend' });
  });

  it('replaces the inverter once, in the 13th year, and new panels bring their own (pv.life)', () => {
    const { years, reasons } = flow({ solar: panels, horizonYears: 40 });
    const bought = years.flatMap(({ year, replacementCents }) =>
      replacementCents > 0 ? [[year, replacementCents]] : [],
    );
    expect(bought).toStrictEqual([
      [2039, 100_000],
      [2052, 192_000],
      // Serves three of its twelve years before the horizon.
      [2064, 25_000],
    ]);
    expect(reasons).toContainEqual({
      code: 'omvormer-indicatief',
      values: { id: 'omvormer', jaar: 2039, centen: 100_000 },
    });
  });

  it('switches from 540 EUR in 2026 to 169 EUR in 2027 (pv.mc, sald.end)', () => {
    const [in2026 = 0, in2027 = 0] = saved({ startYear: 2026, solar: panels });
    expect(in2026).toBeCloseTo(54_000, -1);
    expect(in2027).toBeCloseTo(17_000 * 0.995, -1);
  });

  it('goes on at 540 EUR when net metering is thought to continue, and never starts with none', () => {
    const solar = lasting;
    expect(saved({ solar, netMetering: 'as-if-continued' })[9]).toBeCloseTo(54_000, -1);
    expect(saved({ startYear: 2026, solar, netMetering: 'none' })[0]).toBeCloseTo(17_000, -1);
  });

  it('puts the law beside net metering: 370 EUR a year less for 10 years', () => {
    const input = { startYear: 2027, horizonYears: 10, measures: [], solar: lasting };
    const { law, withNetMetering, lostCents } = compareNetMetering(input, figures);
    expect(lostCents / 100).toBeCloseTo(3700, 0);
    expect(withNetMetering.totalGainCents.mid - law.totalGainCents.mid).toBe(lostCents);
    expect(withNetMetering.reasons).toContainEqual({
      code: 'saldering-alsof',
      values: { datum: '2027-01-01' },
    });
  });

  it('takes the visitor’s contract: 1,000 kWh fed in at -0.02 EUR costs 20 EUR', () => {
    const solar = { ...lasting, generatedKwhPerYear: 2000, ownUseShare: 0.5 };
    const [year] = flow({ solar: { ...solar, feedInNetEurPerKwh: -0.02 } }).years;
    expect(year).toMatchObject({ ownSolarCents: 25_780, feedInCents: -2_000 });
  });

  it('nets no more than is bought: 1,500 kWh used, 500 of it own, 2,500 fed in', () => {
    const solar = { ...lasting, ownUseShare: 1 / 6, usedKwhPerYear: 1500 };
    const contract = { feedInNetEurPerKwh: 0.01, nettingCostEurPerKwh: 0.14 };
    const [year] = flow({ startYear: 2026, solar: { ...solar, ...contract } }).years;
    // 1,000 x (0.2578 - 0.14) + 1,500 x 0.01
    expect(year?.feedInCents).toBe(13_280);
  });

  it('saves 900 kWh with a battery of 5 kWh that takes 1,000 from the grid’s share, less its price', () => {
    const battery = { capacityKwh: 5, investmentCents: 400_000 };
    const [without] = flow({ solar: lasting }).years;
    const { years, reasons } = flow({ solar: { ...lasting, battery } });
    const [first] = years;
    expect((first?.ownSolarCents ?? 0) - (without?.ownSolarCents ?? 0)).toBeCloseTo(23_202, -1);
    expect((first?.feedInCents ?? 0) - (without?.feedInCents ?? 0)).toBeCloseTo(-1_950, -1);
    expect(years.find(({ replacementCents }) => replacementCents > 0)).toMatchObject({
      year: 2039,
      replacementCents: 400_000,
    });
    expect(reasons.map(({ code }) => code)).toContain('batterij-indicatief');
  });
});

describe('a loan', () => {
  const measures = [{ ...cavity, investmentCents: 1_000_000, gasSavedM3PerYear: 1000 }];
  const loan = { principalCents: 1_000_000, annualRatePct: 0, termYears: 10 };

  it('is repaid in equal parts at 0 % (wf.zero)', () => {
    const { years } = flow({ measures, loan });
    expect(years[0]?.loanCents).toStrictEqual({
      received: 1_000_000,
      interest: 0,
      repayment: 100_000,
      debtLeft: 900_000,
    });
    expect(years[9]?.loanCents).toMatchObject({ repayment: 100_000, debtLeft: 0 });
    expect(years[10]?.loanCents).toMatchObject({ repayment: 0, interest: 0 });
  });

  it('follows the annuity to the cent at 4.35 % in 10 years (wf.rate)', () => {
    const { years } = flow({ measures, loan: { ...loan, annualRatePct: 4.35 } });
    const rate = 0.0435 / 12;
    const monthly = (1_000_000 * rate) / (1 - (1 + rate) ** -120);
    expect(Math.round(monthly)).toBe(10_292);
    let debt = 1_000_000;
    for (const { loanCents } of years.slice(0, 10)) {
      for (let month = 0; month < 12; month++) debt = debt * (1 + rate) - monthly;
      expect(loanCents.debtLeft).toBe(Math.round(debt) + 0);
    }
    const sum = (key: 'interest' | 'repayment') =>
      years.reduce((total, { loanCents }) => total + loanCents[key], 0);
    expect(sum('repayment')).toBe(1_000_000);
    expect(sum('interest')).toBe(Math.round(monthly * 120) - 1_000_000);
  });

  it('does not change payback or gain at 0 %, and costs its interest otherwise', () => {
    const cash = flow({ measures });
    const free = flow({ measures, loan });
    const paid = flow({ measures, loan: { ...loan, annualRatePct: 4.35 } });
    expect(free.paybackYears).toStrictEqual(cash.paybackYears);
    expect(free.totalGainCents).toStrictEqual(cash.totalGainCents);
    expect(cash.totalGainCents.mid - paid.totalGainCents.mid).toBe(
      paid.years.reduce((sum, { loanCents }) => sum + loanCents.interest, 0),
    );
  });

  it('leaves (1,379.40 - 1,000) / 12 = 31.62 EUR a month in the first year', () => {
    expect(flow({ measures, loan }).monthlyFirstYearCents).toBe(3_162);
  });

  it('takes debt that is left at the horizon off the gain, and says so', () => {
    const { totalGainCents, reasons } = flow({ measures, loan, horizonYears: 4 });
    expect(totalGainCents.mid).toBe(4 * 137_940 - 1_000_000);
    expect(reasons).toContainEqual({ code: 'restschuld', values: { centen: 600_000 } });
  });

  it('is never more than the investment', () => {
    const large = flow({ measures: [cavity], loan });
    expect(large.years[0]?.loanCents.received).toBe(80_000);
  });
});

it('names the figures it rests on', () => {
  expect(flow({ measures: [cavity] }).sourceIds).toStrictEqual(['price.cbs.gas']);
  expect(flow({ solar: panels }).sourceIds).toContain('sald.net.range');
});

describe('bad input', () => {
  const bad = [Number.NaN, -1e12, 1e300, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  it.each([
    [0, 1],
    [-5, 1],
    [1000, 40],
    [Number.NaN, 30],
    [Number.POSITIVE_INFINITY, 40],
  ])('takes a horizon of %d as %i years', (horizonYears, expected) => {
    expect(flow({ horizonYears }).years).toHaveLength(expected);
  });

  it('has nothing to earn back without an investment, and never does without a saving', () => {
    const free = { ...cavity, investmentCents: 0 };
    expect(flow({ measures: [free] }).paybackYears).toStrictEqual({ low: 0, mid: 0, high: 0 });
    const idle = { ...cavity, gasSavedM3PerYear: 0 };
    expect(flow({ measures: [idle] })).toMatchObject({ paybackYears: null, breakEvenYear: null });
  });

  it.each(bad)('counts %d as nothing or as the most there is', (value) => {
    const measure = { ...cavity, investmentCents: value, gasSavedM3PerYear: value };
    const { years } = flow({ measures: [measure], startYear: value });
    for (const { year, investmentCents, gasSavingCents } of years) {
      expect(year).toBeGreaterThanOrEqual(2000);
      expect(investmentCents).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(gasSavingCents)).toBe(true);
    }
  });
});

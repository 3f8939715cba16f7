import { describe, expect, it } from 'vitest';
import { cashFlow, ownUseShareOf, toolFigures2026 } from '../index.ts';

const figures = toolFigures2026;
const perPanel = figures.solar.yield.value.kwhPerPanelPerYear;

/** Saving of a first year by the cash flow, beside Milieu Centraal's row; use unknown, or as generated. */
const rows = figures.solar.rows.value.flatMap(({ panels, saving2026Eur, savingFrom2027Eur }) =>
  [undefined, panels * perPanel].flatMap((usedKwhPerYear) =>
    [2026, 2027].map((startYear) => {
      const published = startYear === 2026 ? saving2026Eur : savingFrom2027Eur;
      const solar = {
        investmentCents: 0,
        generatedKwhPerYear: panels * perPanel,
        ...(usedKwhPerYear && { usedKwhPerYear }),
      };
      const flow = cashFlow({ startYear, horizonYears: 1, measures: [], solar }, figures);
      const saved = Math.round(flow.totalGainCents.mid / 100);
      const deviationPct = Math.round((saved / published - 1) * 1000) / 10;
      return { panels, startYear, use: usedKwhPerYear ?? '?', saved, published, deviationPct };
    }),
  ),
);

describe('own use', () => {
  it.each(rows)(
    'stays within 20 %: $panels panels, $startYear, use $use kWh: $saved against $published EUR, $deviationPct %',
    ({ deviationPct }) => expect(Math.abs(deviationPct)).toBeLessThan(20),
  );

  it('rises 30 points with 5 kWh of battery beside 8 panels', () => {
    const generatedKwh = 3000;
    const without = ownUseShareOf({ generatedKwh }, figures);
    expect(ownUseShareOf({ generatedKwh, batteryKwh: 5 }, figures) - without).toBeCloseTo(0.3, 9);
  });

  it('grows with the use, less so where a heat pump makes it', () => {
    const of = (usedKwh: number, hasHeatPump = false) =>
      ownUseShareOf({ generatedKwh: 3000, usedKwh, hasHeatPump }, figures);
    expect(of(1500)).toBeLessThan(of(2585));
    expect(of(2585)).toBeLessThan(of(5000, true));
    expect(of(5000, true)).toBeLessThan(of(5000));
  });

  it('never takes more than is generated or used, whatever comes in', () => {
    expect(ownUseShareOf({ generatedKwh: 0 }, figures)).toBe(0);
    expect(ownUseShareOf({ generatedKwh: Number.NaN, usedKwh: -3 }, figures)).toBe(0);
    expect(ownUseShareOf({ generatedKwh: 10, usedKwh: 1e9, batteryKwh: 1e9 }, figures)).toBe(1);
    const share = ownUseShareOf({ generatedKwh: 10_000, usedKwh: 2000, batteryKwh: 99 }, figures);
    expect(share * 10_000).toBeLessThan(2000);
  });
});

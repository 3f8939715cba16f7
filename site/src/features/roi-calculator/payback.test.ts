import { type CashFlow, figures2026 as figures, MEASURE_IDS } from '@sens/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNTS } from './amounts.ts';
import { lineData, stackData, yearTable } from './chart-data.ts';
import { withMeasure } from './choice.ts';
import { paybackDetails, paybackOf } from './payback.ts';
import { roiCodec } from './roi-codec.ts';

const TODAY = '2026-11-20';
const HOUSE = 'woningtype=hoekwoning&bouwjaar=1972';
const of = (query: string) => {
  const { state } = roiCodec.decode(new URLSearchParams(query));
  const payback = paybackOf(state, TODAY, figures);
  return { state, payback, details: paybackDetails(state, payback, TODAY, figures) };
};
const ids = (query: string) => of(query).payback.counted.map(({ id }) => id);

describe('what enters the sum', () => {
  it('is the plan of the engine until the visitor chooses', () => {
    const { payback, details } = of(HOUSE);
    expect(payback.counted.map(({ id }) => id).sort()).toEqual([...details.offer.advised].sort());
  });

  it('is nothing at all when everything is off', () => {
    const { payback } = of(`${HOUSE}&doe=geen`);
    expect(payback.counted).toEqual([]);
    expect(payback.flow.totalGainCents.mid).toBe(0);
  });

  it('leaves a measure out until an offer gives its price', () => {
    expect(ids(`${HOUSE}&doe=zonnepanelen,thuisbatterij`)).toEqual(['zonnepanelen']);
    expect(ids(`${HOUSE}&doe=zonnepanelen,thuisbatterij&prijs-thuisbatterij=4000`)).toEqual([
      'zonnepanelen',
    ]);
    const full = `${HOUSE}&doe=zonnepanelen,thuisbatterij&prijs-thuisbatterij=4000&opslag=6`;
    expect(of(full).payback.input.solar?.battery).toMatchObject({
      capacityKwh: 6,
      investmentCents: 400_000,
    });
  });

  it('does not let a measure without a price shrink the saving of the others', () => {
    const saving = (query: string) =>
      of(query).payback.counted.find(({ id }) => id === 'hybride-warmtepomp')?.savingCentsPerYear;
    const alone = `${HOUSE}&doe=hybride-warmtepomp`;
    expect(saving(`${alone},isolerende-deur`)).toEqual(saving(alone));
    expect(saving(`${alone},isolerende-deur&prijs-isolerende-deur=2000`)).not.toEqual(
      saving(alone),
    );
  });

  it('takes an own offer before the figure of the engine, and doubts it no more', () => {
    const { payback } = of(`${HOUSE}&doe=dakisolatie&prijs-dakisolatie=5000`);
    expect(payback.flow.years[0]?.investmentCents).toBe(500_000);
    expect(payback.isPriceSure).toBe(true);
    expect(of(`${HOUSE}&doe=dakisolatie`).payback.isPriceSure).toBe(false);
  });

  it('keeps only one of two that exclude each other, and says which not', () => {
    const { payback } = of(`${HOUSE}&doe=hr-glas,triple-glas`);
    expect(payback.counted).toHaveLength(1);
    expect(payback.pack.leftOut).toHaveLength(1);
  });

  it('switches off what does not go with a measure that is switched on', () => {
    const { offer } = of(HOUSE).details;
    const next = withMeasure(['hr-glas', 'dakisolatie'], 'triple-glas', true, offer);
    expect(next).toEqual(['dakisolatie', 'triple-glas']);
    expect(withMeasure(['hr-glas'], 'hr-glas', false, offer)).toEqual([]);
    expect(withMeasure(offer.advised.slice(1), offer.advised[0] ?? 'hr-glas', true, offer)).toBe(
      undefined,
    );
  });

  it('saves no fixed costs of gas in a house that has none', () => {
    const { payback } = of(
      'woningtype=hoekwoning&verwarming=warmtenet&koken=elektrisch&bouwjaar=1972',
    );
    expect(payback.flow.years.every((year) => year.fixedCostSavingCents === 0)).toBe(true);
    expect(payback.flow.years.some((year) => year.heatSavingCents > 0)).toBe(true);
  });
});

describe('a loan', () => {
  it('counts only with the rate that the visitor gives', () => {
    expect(of(`${HOUSE}&betalen=eigen`).payback.input.loan).toBeUndefined();
    const { loan } = of(`${HOUSE}&betalen=eigen&rente=4,5&looptijd=12`).payback.input;
    expect(loan).toMatchObject({ annualRatePct: 4.5, termYears: 12 });
  });

  it('of the Warmtefonds has no interest, its own terms and its own limit', () => {
    const { loan } = of(`${HOUSE}&betalen=warmtefonds&looptijd=13`).payback.input;
    expect(loan).toMatchObject({ annualRatePct: 0, termYears: 15 });
    expect(loan?.principalCents).toBeLessThanOrEqual(2_900_000);
  });
});

describe('charts and tables', () => {
  it('end where the answer says, on every horizon', () => {
    for (const years of [10, 25, 30]) {
      const { payback } = of(`${HOUSE}&termijn=${years}`);
      expect(payback.flow.positionCents).toHaveLength(years);
      expect(payback.flow.positionCents.at(-1)).toEqual(payback.flow.totalGainCents);
    }
  });

  it('add up: start, years and columns tell the same', () => {
    const { payback } = of(HOUSE);
    const { names, points } = lineData(payback);
    expect(names).toHaveLength(points.length);
    expect(points[0]?.mid).toBe(-payback.netInvestmentCents);
    const { heads, rows } = yearTable(payback.flow.years);
    const net = heads.indexOf('Netto');
    const until = (cents: number[]) => cents.slice(0, net).reduce((sum, one) => sum + one, 0);
    for (const { cents } of rows) expect(until(cents)).toBe(cents[net]);
    const last = rows.at(-1)?.cents[heads.indexOf('Opgeteld')];
    expect(last).toBe(points.at(-1)?.mid);
    const stacked = stackData(payback.flow.years).reduce(
      (sum, one) => sum + (one.values[3] ?? 0),
      0,
    );
    expect(stacked).toBe(rows[3]?.cents[net]);
  });

  it('show net metering and its end only with panels, and with it one gains more', () => {
    expect(of(`${HOUSE}&doe=dakisolatie`).details.netMetering).toBeNull();
    const { netMetering } = of(`${HOUSE}&doe=zonnepanelen`).details;
    expect(netMetering?.panels.lostCents).toBeGreaterThan(0);
  });

  it('name three things that decide most, the strongest first', () => {
    const { levers } = of(HOUSE).details;
    expect(levers).toHaveLength(3);
    const swings = levers.map(({ swingCents }) => swingCents);
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
  });
});

describe('the band and what moves the outcome', () => {
  const gains = (query: string) => {
    const { payback, details } = of(query);
    return { ...payback.flow.totalGainCents, levers: details.levers };
  };

  it('is what falling and rising prices do: the answer on those paths', () => {
    const one = `${HOUSE}&doe=dakisolatie`;
    const { low, high } = gains(one);
    expect(low).toBe(gains(`${one}&prijspad=dalend`).mid);
    expect(high).toBe(gains(`${one}&prijspad=stijgend`).mid);
  });

  it.each(['dakisolatie', 'hybride-warmtepomp'])(
    'moves a quarter of the saving by a quarter of the money, power for a pump included: %s',
    (id) => {
      const { payback, details } = of(`${HOUSE}&doe=${id}`);
      const { years } = payback.flow;
      const savedCents = years.reduce(
        (sum, one) => sum + one.gasSavingCents + one.electricitySavingCents,
        0,
      );
      const lever = details.levers.find((one) => one.id === 'besparing');
      expect(Math.abs((lever?.swingCents ?? 0) - savedCents / 2)).toBeLessThan(years.length * 4);
    },
  );

  it('names no doubt about a price that is the visitor’s own', () => {
    const ids = (query: string) => gains(query).levers.map(({ id }) => id);
    expect(ids(`${HOUSE}&doe=dakisolatie`)).toContain('investering');
    expect(ids(`${HOUSE}&doe=dakisolatie&prijs-dakisolatie=5000`)).not.toContain('investering');
  });
});

const finite = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(finite);

it('no choice, offer or assumption gives a figure that is none', () => {
  const any = fc.record({
    doe: fc.subarray([...MEASURE_IDS]).map((list) => list.join(',')),
    woningtype: fc.constantFrom('tussenwoning', 'vrijstaand', 'appartement'),
    bouwjaar: fc.integer({ min: 1600, max: 2026 }).map(String),
    verwarming: fc.constantFrom('', 'hybride', 'warmtepomp', 'warmtenet'),
    panelen: fc.constantFrom('', '8'),
    betalen: fc.constantFrom('geen', 'warmtefonds', 'eigen'),
    prijspad: fc.constantFrom('dalend', 'gelijk', 'stijgend'),
    'prijs-thuisbatterij': fc.constantFrom('', '10', '250000'),
    ...Object.fromEntries(
      Object.entries(AMOUNTS).map(([key, { min, max }]) => [
        key,
        fc.constantFrom('', String(min), String(max), '-1', '0', 'x'),
      ]),
    ),
  });
  fc.assert(
    fc.property(any, (query) => {
      const { payback, details } = of(
        new URLSearchParams(query as Record<string, string>).toString(),
      );
      const flow: CashFlow = payback.flow;
      expect(finite(flow) && finite(details.perMeasure)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

import { describe, expect, it } from 'vitest';
import { toolFigures2026 as figures } from '../figures/tool-figures.ts';
import { offerFor } from '../plan/offer-for.ts';
import { makeReport } from '../report/make-report.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { MeasureId } from '../terms/measures.ts';
import { paybackDetails, paybackOf } from './payback.ts';
import type { PaybackWish } from './wish.ts';
import { wishedPackage } from './wished-package.ts';

const TODAY = '2026-11-20';
const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1972 };
const of = (asked: Partial<PaybackWish> = {}) => {
  const wish: PaybackWish = { answers: HOUSE, offersEur: {}, path: 'mid', loan: 'geen', ...asked };
  const known = {
    offered: Object.keys(wish.offersEur),
    hasBatterySize: wish.batteryKwh !== undefined,
  };
  const wished = wishedPackage({ ...wish, ...known }, TODAY, figures);
  const payback = paybackOf(wish, wished, TODAY, figures);
  return { payback, details: paybackDetails(wish, payback, TODAY, figures) };
};
const doing = (...chosen: MeasureId[]) => ({ chosen });
const ids = (asked: Partial<PaybackWish>) => of(asked).payback.counted.map(({ id }) => id);

describe('what enters the sum', () => {
  it('is the plan of the engine until the visitor chooses', () => {
    const { planned } = offerFor(HOUSE, figures, TODAY);
    expect(ids({}).sort()).toEqual(planned.toSorted());
  });

  it('is nothing at all when everything is off', () => {
    const { payback } = of(doing());
    expect(payback.counted).toEqual([]);
    expect(payback.flow.totalGainCents.mid).toBe(0);
  });

  it('leaves a measure out until an offer gives its price', () => {
    const both = doing('zonnepanelen', 'thuisbatterij');
    expect(ids(both)).toEqual(['zonnepanelen']);
    const priced = { ...both, offersEur: { thuisbatterij: 4000 } };
    expect(ids(priced)).toEqual(['zonnepanelen']);
    expect(of({ ...priced, batteryKwh: 6 }).payback.input.solar?.battery).toMatchObject({
      capacityKwh: 6,
      investmentCents: 400_000,
    });
  });

  it('does not let a measure without a price shrink the saving of the others', () => {
    const saving = (asked: Partial<PaybackWish>) =>
      of(asked).payback.counted.find(({ id }) => id === 'hybride-warmtepomp')?.savingCentsPerYear;
    const alone = saving(doing('hybride-warmtepomp'));
    const withDoor = doing('hybride-warmtepomp', 'isolerende-deur');
    expect(saving(withDoor)).toEqual(alone);
    expect(saving({ ...withDoor, offersEur: { 'isolerende-deur': 2000 } })).not.toEqual(alone);
  });

  it('takes an own offer before the figure of the engine, and doubts it no more', () => {
    const { payback } = of({ ...doing('dakisolatie'), offersEur: { dakisolatie: 5000 } });
    expect(payback.flow.years[0]?.investmentCents).toBe(500_000);
    expect(payback.isPriceSure).toBe(true);
    expect(of(doing('dakisolatie')).payback.isPriceSure).toBe(false);
  });

  it('keeps only one of two that exclude each other, and says which not', () => {
    const { payback } = of(doing('hr-glas', 'triple-glas'));
    expect(payback.counted).toHaveLength(1);
    expect(payback.pack.leftOut).toHaveLength(1);
  });

  it('saves no fixed costs of gas in a house that has none', () => {
    const { payback } = of({ answers: { ...HOUSE, heating: 'warmtenet', cooking: 'elektrisch' } });
    expect(payback.flow.years.every((year) => year.fixedCostSavingCents === 0)).toBe(true);
    expect(payback.flow.years.some((year) => year.heatSavingCents > 0)).toBe(true);
  });

  it('saves the fixed costs of gas once where a heat network heats and only the hob burns gas', () => {
    const answers = { ...HOUSE, heating: 'warmtenet', cooking: 'gas' } as const;
    const { payback } = of({ answers, ...doing('elektrisch-koken') });
    const [first] = payback.flow.years;
    expect(first?.fixedCostSavingCents).toBeGreaterThan(0);
    expect(first?.heatSavingCents).toBe(0);
    const saved = payback.counted.reduce((sum, one) => sum + one.savingCentsPerYear.mid, 0);
    expect(Math.abs(payback.flow.monthlyFirstYearCents * 12 - saved)).toBeLessThan(500);
  });
});

describe('a loan', () => {
  it('counts only with the rate that the visitor gives', () => {
    expect(of({ loan: 'eigen' }).payback.input.loan).toBeUndefined();
    const { loan } = of({ loan: 'eigen', loanRatePct: 4.5, loanYears: 12 }).payback.input;
    expect(loan).toMatchObject({ annualRatePct: 4.5, termYears: 12 });
  });

  it('of the Warmtefonds has no interest, its own terms and its own limit', () => {
    const { loan } = of({ loan: 'warmtefonds', loanYears: 13 }).payback.input;
    expect(loan).toMatchObject({ annualRatePct: 0, termYears: 15 });
    expect(loan?.principalCents).toBeLessThanOrEqual(2_900_000);
  });

  it('is for the whole bill, and pays off what the subsidy brings back', () => {
    // Of roof and cavity together enough is granted to bring a bill of more than 15,000 below it.
    const offersEur = { dakisolatie: 14_000, spouwmuurisolatie: 3000 };
    const chosen = doing('dakisolatie', 'spouwmuurisolatie');
    const { payback } = of({ ...chosen, offersEur, loan: 'warmtefonds', loanYears: 20 });
    expect(payback.ownBill.grossCents).toBe(1_700_000);
    expect(payback.netInvestmentCents).toBeLessThan(1_500_000);
    const { loan } = payback.input;
    expect(loan).toMatchObject({ principalCents: payback.netInvestmentCents, termYears: 20 });
  });

  it('is of a flat for what its owner pays alone, not for what the VvE pays', () => {
    const answers = { woningtype: 'appartement', bouwjaar: 1972 } as const;
    const offersEur = { spouwmuurisolatie: 3000, warmtepompboiler: 2500 };
    const asked = { answers, offersEur, loan: 'warmtefonds' } as const;
    const { payback } = of({ ...asked, ...doing('spouwmuurisolatie', 'warmtepompboiler') });
    const alone = of({ ...asked, ...doing('warmtepompboiler') }).payback;
    expect(payback.input.loan).toEqual(alone.input.loan);
    expect(payback.netInvestmentCents).toBe(alone.netInvestmentCents + 300_000);
    expect(of({ ...asked, ...doing('spouwmuurisolatie') }).payback.input.loan).toBeUndefined();
  });
});

describe('what stands under the answer', () => {
  it('ends where the answer says, on every horizon', () => {
    for (const years of [10, 25, 30]) {
      const { payback } = of({ horizonYears: years });
      expect(payback.flow.positionCents).toHaveLength(years);
      expect(payback.flow.positionCents.at(-1)).toEqual(payback.flow.totalGainCents);
    }
  });

  it('shows net metering and its end only with panels, and with it one gains more', () => {
    expect(of(doing('dakisolatie')).details.netMetering).toBeNull();
    const { netMetering } = of(doing('zonnepanelen')).details;
    expect(netMetering?.panels.lostCents).toBeGreaterThan(0);
  });

  it('tells what the VvE of a flat decides on from what its owner can do', () => {
    const flat = { woningtype: 'appartement', bouwjaar: 1972 } as const;
    const chosen = doing('spouwmuurisolatie', 'hr-glas');
    const shared = (answers: DwellingAnswers) =>
      of({ ...chosen, answers }).details.perMeasure.filter(({ isWithVve }) => isWithVve);
    expect(shared(flat).map(({ id }) => id)).toContain('spouwmuurisolatie');
    expect(shared(HOUSE)).toEqual([]);
  });

  it('tells of a device on the list of RVO from which to which amount its grant may be', () => {
    const boiler = of(doing('warmtepompboiler')).details.perMeasure[0];
    const { minEur, medianEur, maxEur } = figures.isde.heatPumpLists.warmtepompboiler.value;
    expect(boiler?.subsidyCents).toEqual({
      low: minEur * 100,
      mid: medianEur * 100,
      high: maxEur * 100,
    });
    const cheap = of({ ...doing('warmtepompboiler'), offersEur: { warmtepompboiler: 800 } });
    expect(cheap.details.perMeasure[0]?.subsidyCents?.high).toBe(80_000);
  });

  it('names three things that decide most, the strongest first', () => {
    const { levers } = of().details;
    expect(levers).toHaveLength(3);
    const swings = levers.map(({ swingCents }) => swingCents);
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
  });
});

describe('a home battery', () => {
  const answers: DwellingAnswers = { woningtype: 'vrijstaand', bouwjaar: 1990, residents: 4 };
  const both = doing('zonnepanelen', 'thuisbatterij');
  const lineOf = (id: MeasureId, asked: Partial<PaybackWish>) =>
    of({ answers, ...asked }).details.perMeasure.find((one) => one.id === id);
  const priced = { ...both, offersEur: { thuisbatterij: 2000 }, batteryKwh: 6 };

  it('beside new panels leaves their own line as it is without one', () => {
    const alone = lineOf('zonnepanelen', doing('zonnepanelen'));
    expect(alone?.payback).not.toBeNull();
    expect(lineOf('zonnepanelen', priced)).toEqual(alone);
  });

  it('takes its loss off what the panels make once', () => {
    const made = (asked: Partial<PaybackWish>) =>
      of({ answers, ...asked }).payback.input.solar?.generatedKwhPerYear;
    expect(made(priced)).toBe(made(doing('zonnepanelen')));
  });

  it('saves by its own size, as the sum of all does', () => {
    const saved = (batteryKwh: number) => {
      const { payback, details } = of({ answers, ...priced, batteryKwh });
      const lines = details.perMeasure.map((one) => one.savingCentsPerYear.mid);
      const saidCents = lines.reduce((sum, cents) => sum + cents, 0);
      expect(Math.abs(payback.flow.monthlyFirstYearCents * 12 - saidCents)).toBeLessThan(100);
      return lines[1] ?? 0;
    };
    const [small, usual, large] = [3, 6, 12].map(saved) as [number, number, number];
    expect(small * 2).toBeCloseTo(usual, -1);
    expect(large).toBeGreaterThan(usual);
  });

  it('that stands there already works for new panels, in report and tool alike', () => {
    const owner = { ...answers, batteryKwh: 8 };
    const planned = makeReport(owner, figures, TODAY).plan.find(({ id }) => id === 'zonnepanelen');
    const line = lineOf('zonnepanelen', { answers: owner });
    expect(line?.payback?.mid).toBeCloseTo(planned?.paybackYears?.mid ?? 0, 0);
    const without = lineOf('zonnepanelen', {})?.payback?.mid ?? 0;
    expect(line?.payback?.mid).toBeLessThan(without - 2);
  });

  it('beside panels that lie there already no longer feeds in what it keeps', () => {
    const owner = { ...answers, solarPanels: 10 };
    const asked = { answers: owner, ...doing('thuisbatterij'), offersEur: { thuisbatterij: 2000 } };
    const { payback } = of(asked);
    const [battery] = payback.counted;
    expect(payback.flow.years[0]?.feedInCents).toBeLessThan(-2000);
    const savedCents = payback.flow.monthlyFirstYearCents * 12;
    expect(Math.abs(savedCents - (battery?.savingCentsPerYear.mid ?? 0))).toBeLessThan(50);
  });
});

describe('the band and what moves the outcome', () => {
  const gains = (asked: Partial<PaybackWish>) => {
    const { payback, details } = of(asked);
    return { ...payback.flow.totalGainCents, levers: details.levers };
  };

  it('is what falling and rising prices do: the answer on those paths', () => {
    const one = doing('dakisolatie');
    const { low, high } = gains(one);
    expect(low).toBe(gains({ ...one, path: 'low' }).mid);
    expect(high).toBe(gains({ ...one, path: 'high' }).mid);
  });

  it.each(['dakisolatie', 'hybride-warmtepomp'] as const)(
    'moves a quarter of the saving by a quarter of the money, power for a pump included: %s',
    (id) => {
      const { payback, details } = of(doing(id));
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
    const ids = (asked: Partial<PaybackWish>) => gains(asked).levers.map(({ id }) => id);
    expect(ids(doing('dakisolatie'))).toContain('investering');
    const offersEur = { dakisolatie: 5000 };
    expect(ids({ ...doing('dakisolatie'), offersEur })).not.toContain('investering');
  });
});

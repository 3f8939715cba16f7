import { describe, expect, it } from 'vitest';
import { allFigures } from '../figures/citations.ts';
import { CHOICES, type DwellingAnswers, figures2026, makeReport, type Report } from '../index.ts';
import { isWithVve } from '../measures/worked-out.ts';
import { warmtefondsTerms } from '../payback/wished-loan.ts';
import { financingOf, termYears } from './financing.ts';
import { methodOf } from './method.ts';

const today = '2026-11-20';
const unmetered: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1970 };
/** Its meter says what such a house used until 2022. */
const terraced: DwellingAnswers = { ...unmetered, gasM3PerYear: 1300 };

function report(answers: DwellingAnswers = terraced, day = today): Report {
  return makeReport(answers, figures2026, day);
}

const notes = (from: Report) => methodOf(from, figures2026).assumptions.map(({ code }) => code);

function measure(from: Report, id: string) {
  return from.plan.find((one) => one.id === id);
}

describe('a bill', () => {
  it('scales the use until the cost is the one the visitor gave', () => {
    const billed = report({ ...unmetered, monthlyCostEur: 180 });
    expect(billed.now.costCentsPerMonth.mid).toBe(18_000);
    expect(notes(billed)).toContain('maandbedrag-gebruikt');
  });

  it('is believed within bounds only, and says so', () => {
    const billed = report({ ...unmetered, monthlyCostEur: 1e9 });
    expect(billed.now.costCentsPerMonth.mid).toBeLessThan(100_000);
    expect(notes(billed)).toContain('maandbedrag-buiten-bereik');
  });

  it('leaves the label alone', () => {
    const labels = [60, 400].map(
      (monthlyCostEur) => report({ ...unmetered, monthlyCostEur }).now.label,
    );
    expect(labels[0]?.likely).toBe(labels[1]?.likely);
  });
});

describe('values out of bounds count as the nearest', () => {
  it.each<[Partial<DwellingAnswers>, keyof Report['dwelling'], number]>([
    [{ bouwjaar: 1500 }, 'bouwjaar', 1600],
    [{ bouwjaar: 3000 }, 'bouwjaar', 2026],
    [{ floorAreaM2: 5 }, 'floorAreaM2', 20],
    [{ floorAreaM2: 5000 }, 'floorAreaM2', 600],
    [{ monthlyCostEur: 0 }, 'monthlyCostEur', 25],
    [{ monthlyCostEur: 1e9 }, 'monthlyCostEur', 1500],
    [{ residents: 0 }, 'residents', 1],
  ])('%j', (change, key, expected) => {
    expect(report({ ...unmetered, ...change }).dwelling[key]?.value).toBe(expected);
  });

  it('takes what is no number for unanswered', () => {
    const { bouwjaar } = report({ ...terraced, bouwjaar: Number.NaN }).dwelling;
    const value = figures2026.assumptions.defaultBouwjaar.value;
    expect(bouwjaar).toStrictEqual({ value, origin: 'assumption' });
  });
});

describe('the grant', () => {
  it('is shown as that of its year once the rules have ended', () => {
    expect(report(terraced, '2026-12-31').subsidyOutdated).toBe(false);
    const later = report(terraced, '2027-01-01');
    expect(later.subsidyOutdated).toBe(true);
    expect(later.subsidyYear).toBe(2026);
    expect(notes(later)).toContain('isde-verlopen');
  });

  it('is that of one measure when the plan holds only one', () => {
    // Only the cavity is left on a heat network: 37.7 m2 x 5.25, not x 10.50.
    const only = report({ ...terraced, roof: 'goed', floor: 'goed', heating: 'warmtenet' });
    const granted = only.plan.filter(({ subsidyCents }) => subsidyCents !== null);
    expect(granted.map(({ id }) => id)).toStrictEqual(['spouwmuurisolatie']);
    expect(measure(only, 'spouwmuurisolatie')?.subsidyCents?.mid).toBe(19_793);
  });

  it('doubles when a heat pump is the second measure, whose own amount does not', () => {
    const two = report({ ...terraced, roof: 'goed', wall: 'goed', floor: 'goed' });
    expect(measure(two, 'hr-glas')?.subsidyCents?.mid).toBe(104_000);
    const kW = measure(two, 'warmtepomp')?.quantity.value ?? 0;
    expect(measure(two, 'warmtepomp')?.subsidyCents?.mid).toBe((1225 + 225 * kW) * 100);
  });

  it('is no ISDE for the shell of an apartment', () => {
    const flat = report({ woningtype: 'appartement', bouwjaar: 1960 });
    expect(measure(flat, 'spouwmuurisolatie')?.subsidyCents).toBeNull();
  });
});

describe('the plan', () => {
  it('counts interaction: a step saves less after the ones before it', () => {
    const all = report();
    const roofOnly = report({ ...terraced, wall: 'goed', floor: 'goed', glazing: 'hr++' });
    const alone = measure(all, 'dakisolatie')?.gasSavedM3PerYear.mid ?? 0;
    expect(alone).toBeGreaterThan(0);
    expect(measure(roofOnly, 'dakisolatie')?.gasSavedM3PerYear.mid).not.toBe(alone);
    const gone = all.plan.reduce((sum, one) => sum + one.gasSavedM3PerYear.mid, 0);
    expect(Math.abs(gone - all.now.gasM3PerYear.mid)).toBeLessThanOrEqual(3);
  });

  it('names what the heat pump needs first', () => {
    expect(measure(report(), 'warmtepomp')?.needsFirst).toStrictEqual([
      'spouwmuurisolatie',
      'vloerisolatie',
      'dakisolatie',
      'hr-glas',
    ]);
  });

  it('compares whole routes and takes the one that gains most', () => {
    const { routes, plan } = report();
    expect(routes.map(({ id }) => id)).toStrictEqual([
      'huidig',
      'hybride-warmtepomp',
      'warmtepomp',
    ]);
    const best = routes.toSorted((a, b) => b.gainCentsPerYear - a.gainCentsPerYear)[0];
    expect(best?.chosen).toBe(true);
    expect(best?.measures).toStrictEqual(plan.map(({ id }) => id));
  });

  it('tells of the chosen route the house that the plan leaves', () => {
    const { routes, after } = report();
    expect(routes.find(({ chosen }) => chosen)).toMatchObject({
      labelAfter: after.label.likely,
      gasM3PerYear: after.gasM3PerYear.mid,
      co2KgPerYear: after.co2KgPerYear.mid,
    });
  });

  it('spread over years it is the same plan, saves the same and gets no more subsidy', () => {
    for (const woningtype of ['hoekwoning', 'vrijstaand', 'tussenwoning'] as const) {
      const { plan, routes, stages, after } = report({
        woningtype,
        bouwjaar: 1974,
        heating: 'cv-ketel',
      });
      const chosen = routes.find((route) => route.chosen);
      const sum = (pick: 'netInvestmentCents' | 'savingCentsPerYear') =>
        stages.reduce((total, stage) => total + stage[pick], 0);
      expect(stages.length).toBeGreaterThan(1);
      expect(stages.flatMap(({ measures }) => measures).toSorted()).toStrictEqual(
        plan.map(({ id }) => id).toSorted(),
      );
      expect(stages.at(-1)?.labelAfter).toBe(after.label.likely);
      expect(sum('savingCentsPerYear')).toBeCloseTo(chosen?.savingCentsPerYear ?? 0, -1);
      expect(sum('netInvestmentCents')).toBeGreaterThanOrEqual(chosen?.netInvestmentCents ?? 0);
    }
  });

  it('says so where a step does not earn itself back but the route does', () => {
    const house = { woningtype: 'hoekwoning', bouwjaar: 1955, monthlyCostEur: 250 } as const;
    const codes = measure(report(house), 'hr-glas')?.reasons.map(({ code }) => code);
    expect(codes).toContain('niet-terugverdiend');
    expect(codes).toContain('route-verdient-zich-terug');
    expect(codes).toContain('nodig-voor-warmtepomp');
  });

  it('has cooking off gas behind the pump, which ends the connection with it and pays for itself by that', () => {
    const { plan } = report();
    const [pump, cooking] = ['warmtepomp', 'elektrisch-koken'].map((id) =>
      plan.findIndex((one) => one.id === id),
    );
    expect(cooking).toBe((pump ?? 0) + 1);
    const codes = (place = 0) => plan[place]?.reasons.map(({ code }) => code);
    expect(codes(pump)).toContain('gasvrij');
    expect(codes(cooking)).toContain('nodig-voor-gasvrij');
    expect(codes(cooking)).not.toContain('gasvrij');
    expect(plan[pump ?? 0]?.paybackYears?.mid).toBeLessThan(15);
    // The hob by itself saves next to nothing.
    expect(plan[cooking ?? 0]?.savingCentsPerYear.mid).toBeLessThan(5_000);
  });

  it('names ventilation with the first step that insulates', () => {
    const [first, ...others] = report().plan;
    expect(first?.reasons.map(({ code }) => code)).toContain('ventileer-mee');
    expect(others.flatMap(({ reasons }) => reasons.map(({ code }) => code))).not.toContain(
      'ventileer-mee',
    );
  });

  it('counts the larger saving of cavity and outer wall, never the sum', () => {
    const all = report();
    const wall = all.considered.find(({ id }) => id === 'gevelisolatie');
    expect(wall?.reasons).toStrictEqual([
      { code: 'andere-maatregel-beter', values: { gekozen: 'spouwmuurisolatie' } },
    ]);
    // Its saving is against a wall without the cavity filled.
    expect(wall?.savingCentsPerYear.mid).toBeGreaterThan(0);
  });

  it('works a heat pump out with what it needs, where another route was chosen', () => {
    const small = report({ ...unmetered, residents: 1, monthlyCostEur: 90 });
    const pump = small.considered.find(({ id }) => id === 'warmtepomp');
    expect(pump?.reasons[0]?.code).toBe('route-minder-voordelig');
    expect(pump?.needsFirst.length).toBeGreaterThan(0);
  });

  it('names prices and emissions of gas only where a house takes any', () => {
    const namesOfGas = (answers: Partial<DwellingAnswers>) =>
      methodOf(
        report({ ...unmetered, bouwjaar: 2020, ...answers }),
        figures2026,
      ).assumptions.flatMap(({ values = {} }) =>
        Object.keys(values).filter((name) => name.startsWith('gas')),
      );
    expect(namesOfGas({ heating: 'cv-ketel' })).toEqual([
      'gasEurPerM3',
      'gasEurPerJaar',
      'gasKgPerM3',
    ]);
    expect(namesOfGas({ heating: 'warmtepomp', cooking: 'elektrisch' })).toEqual([]);
  });

  it('sends every part of a flat through the VvE in the same words', () => {
    const flat = report({
      woningtype: 'appartement',
      bouwjaar: 1955,
      flatPosition: 'begane-grond',
    });
    for (const id of ['spouwmuurisolatie', 'vloerisolatie']) {
      expect(measure(flat, id)?.reasons.map(({ code }) => code)).toContain('svve-via-vve');
      expect(measure(flat, id)?.subsidyCents).toBeNull();
    }
  });

  it('works out measures without a published price, and leaves the price open', () => {
    const open = report().considered.filter(({ investmentCents }) => investmentCents === null);
    expect(open.map(({ id }) => id)).toStrictEqual([
      'isolerende-deur',
      'ventilatie-wtw',
      'waterzijdig-inregelen',
      'pvt-panelen',
    ]);
    for (const { id, reasons, paybackYears } of open) {
      const ownWork = id === 'waterzijdig-inregelen';
      expect(reasons[0]?.code).toBe(ownWork ? 'kost-niets' : 'prijs-onbekend');
      expect(paybackYears).toBeNull();
    }
  });

  it('says that net metering ends, without an amount: only a house without panels gets them', () => {
    const { plan } = report();
    expect(plan.at(-1)?.quantity).toStrictEqual({ value: 10, unit: 'panelen' });
    const ends = { code: 'saldering-stopt', values: { datum: '2027-01-01' } };
    expect(plan.at(-1)?.reasons).toContainEqual(ends);
    expect(measure(report({ ...terraced, solarPanels: 1 }), 'zonnepanelen')).toBeUndefined();
  });
});

describe('net metering', () => {
  const codes = (from: Report) =>
    from.plan.flatMap(({ reasons }) => reasons.map(({ code }) => code));

  it('has ended from 2027 on: said so from then on', () => {
    const before = report();
    expect(before.netMeteringEnded).toBe(false);
    expect(codes(before)).toContain('saldering-stopt');
    const later = report(terraced, '2027-01-01');
    expect(later.netMeteringEnded).toBe(true);
    expect(codes(later)).toContain('saldering-gestopt');
    expect(codes(later)).not.toContain('saldering-stopt');
    expect(notes(later)).toContain('salderen-gestopt');
  });
});

describe('a heat network', () => {
  it('says that its heat has no CO2 here and an indicative price', () => {
    const heated = report({ ...terraced, heating: 'warmtenet' });
    const { assumptions } = methodOf(heated, figures2026);
    expect(assumptions).toContainEqual({
      code: 'warmtenet-prijs',
      values: { eurPerGj: 40.97, vastEurPerJaar: 828 },
    });
    expect(assumptions).toContainEqual({ code: 'warmtenet-co2-onbekend' });
    expect(notes(report())).not.toContain('warmtenet-co2-onbekend');
  });
});

describe('what would change the outcome', () => {
  it('asks only what was left open, the most telling first', () => {
    const { wouldChange } = report({ ...terraced, roof: 'matig', floorAreaM2: 110 });
    const asked = wouldChange.map(({ values }) => values.vraag);
    expect(asked).not.toContain('roof');
    expect(asked).not.toContain('floorAreaM2');
    expect(asked.length).toBeLessThanOrEqual(3);
    const effects = wouldChange.map(({ values }) => values.verschilEurPerJaar);
    for (const [index, effect] of effects.entries()) {
      expect(effect).toBeGreaterThanOrEqual((effects[index + 1] ?? 0) - 1);
    }
  });

  it('narrows the label as more is known', () => {
    const width = ({ now }: Report) => now.label.ep2KwhPerM2.high - now.label.ep2KwhPerM2.low;
    const known = report({
      ...terraced,
      roof: 'matig',
      wall: 'niet',
      floor: 'niet',
      glazing: 'dubbel',
      floorAreaM2: 115,
    });
    expect(width(known)).toBeLessThan(width(report()) * 0.8);
  });
});

describe('paying for it', () => {
  it('spreads the loan over the term by its amount, without interest', () => {
    const { financing, totals } = report();
    const principalCents = totals.netInvestmentCents.mid;
    expect(financing.loan).toStrictEqual({
      principalCents,
      monthlyCentsAtZeroInterest: Math.round(principalCents / 240),
      termYears: 20,
      maxPrincipalCents: 2_900_000,
      zeroInterestBelowIncomeEur: 60_000,
    });
    // Label B now, as the mean terraced house of its time: 10,000 (wf.mortgage_extra)
    expect(financing.mortgageRoomCents).toBe(1_000_000);
  });

  it.each([
    [1000, 7],
    [5000, 7],
    [5001, 10],
    [10_000, 10],
    [15_000, 15],
    [15_001, 20],
    [29_000, 20],
  ])('a loan of %d EUR runs %d years', (eur, expected) => {
    expect(termYears(eur, figures2026)).toBe(expected);
  });

  it('lends the owner of a flat nothing for what its VvE pays', () => {
    const kinds = new Set<string>();
    for (const flatPosition of CHOICES.flatPosition) {
      for (const unwanted of [[], ['warmtepompboiler']] as const) {
        const flat = report({ woningtype: 'appartement', bouwjaar: 1955, flatPosition, unwanted });
        const own = flat.plan.filter((one) => !isWithVve(one));
        const ownCents = own.reduce(
          (sum, { investmentCents, subsidyCents }) =>
            sum + investmentCents.mid - (subsidyCents?.mid ?? 0),
          0,
        );
        const { loan } = flat.financing;
        if (ownCents < 100_000) expect(loan).toBeNull();
        else expect(loan?.principalCents).toBe(ownCents);
        expect(notes(flat).includes('warmtefonds-lening')).toBe(loan !== null);
        if (own.length < flat.plan.length) kinds.add(loan ? 'a loan beside' : 'no loan beside');
      }
    }
    expect([...kinds].toSorted()).toEqual(['a loan beside', 'no loan beside']);
  });

  it('gives no loan below its least amount', () => {
    const lent = (grossCents: number) =>
      financingOf({ grossCents, netCents: grossCents }, 'C', figures2026).loan;
    expect(lent(99_999)).toBeNull();
    expect(lent(100_000)?.principalCents).toBe(100_000);
    expect(lent(9e9)?.principalCents).toBe(2_900_000);
  });

  it('goes by the whole bill as the payback tool does: the grant comes when the work is done', () => {
    const of = (grossEur: number, netEur: number) =>
      financingOf({ grossCents: grossEur * 100, netCents: netEur * 100 }, 'C', figures2026).loan;
    // Below the fund's least after the grant only; a term of the larger loan; no more repaid than what is left.
    expect(of(1500, 500)).toMatchObject({ principalCents: 50_000, termYears: 7 });
    expect(of(18_500, 12_500)).toMatchObject({ principalCents: 1_250_000, termYears: 20 });
    expect(of(1500, 0)).toBeNull();
    for (const grossEur of [1000, 15_000, 15_001, 40_000]) {
      const terms = warmtefondsTerms(Math.min(grossEur, 29_000), figures2026);
      expect(terms).toContain(of(grossEur, 0.7 * grossEur)?.termYears);
    }
    const { financing, totals } = report({ woningtype: 'twee-onder-een-kap', bouwjaar: 1965 });
    expect(totals.investmentCents.mid).toBeGreaterThan(1_500_000);
    expect(totals.netInvestmentCents.mid).toBeLessThan(1_500_000);
    expect(financing.loan?.termYears).toBe(20);
  });
});

it('names what label, gas and pump rest on, also where only the hob burns gas', () => {
  const idsOf = (answers: DwellingAnswers) =>
    methodOf(makeReport(answers, figures2026, today), figures2026).sourceIds;
  const { prices, co2, labelPumpCop, labelHotWater, heatPumps } = figures2026;
  const ofGas = [prices.gas.id, prices.gasFixed.id, co2.gas.id];
  for (const heating of CHOICES.heating) {
    for (const cooking of CHOICES.cooking) {
      const ids = idsOf({ woningtype: 'hoekwoning', bouwjaar: 2005, heating, cooking });
      expect(ids).toContain(labelHotWater.id);
      const isBoiler = heating === 'cv-ketel' || heating === 'hybride';
      const isWanted = isBoiler || cooking === 'gas';
      expect(ofGas.map((id) => ids.includes(id))).toEqual(ofGas.map(() => isWanted));
      if (heating.endsWith('warmtepomp') || heating === 'hybride')
        expect(ids).toEqual(expect.arrayContaining([labelPumpCop.id, heatPumps.scopBySupply.id]));
    }
  }
});

it('names only sources that exist, each once', () => {
  const { plan } = report();
  const { sourceIds: ids } = methodOf(report(), figures2026);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set(allFigures(figures2026).map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toStrictEqual([]);
  expect(
    plan.flatMap(({ sourceIds }) => sourceIds).filter((id) => !ids.includes(id)),
  ).toStrictEqual([]);
});

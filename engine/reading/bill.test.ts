import { describe, expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { fixedCostEur, nettingEur, yearlyCostEur } from '../energy/costs.ts';
import { heatPumpKw } from '../energy/design-loss.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { generatedKwhOf } from '../energy/solar.ts';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import { notesOf } from '../report/notes.ts';
import type { Report } from '../report/report.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { resolveHouse } from './resolve-house.ts';
import { whereItReaches } from './where-it-reaches.ts';

const resolve = (answers: DwellingAnswers, year = 2026) =>
  resolveHouse(cleanAnswers(answers), figures2026, year);
const use = (answers: DwellingAnswers) => energyUseOf(resolve(answers).house, figures2026);
const house = { woningtype: 'hoekwoning', bouwjaar: 1972 } as const;

describe('the monthly cost', () => {
  it.each([
    ['without panels', house],
    ['with a heat pump', { ...house, heating: 'warmtepomp' as const }],
    ['on a heat network', { ...house, heating: 'warmtenet' as const }],
  ])('is what the house then costs, %s', (_, answers) => {
    const { house: billed, outOfBounds } = resolve({ ...answers, monthlyCostEur: 190 });
    const monthlyEur = yearlyCostEur(energyUseOf(billed, figures2026), figures2026) / 12;
    expect(outOfBounds).toBe(false);
    expect(monthlyEur).toBeCloseTo(190, 0);
  });

  it('says so when no such house could cost that', () => {
    expect(resolve({ ...house, monthlyCostEur: 1500 }).outOfBounds).toBe(true);
  });
});

describe('a bill of a house with panels', () => {
  const home = { ...house, solarPanels: 10, batteryKwh: 5 };
  const billEur = (answers: DwellingAnswers, netted: boolean, year: number) => {
    const { house: billed } = resolve(answers, year);
    const taken = energyUseOf(billed, figures2026);
    const off = nettingEur(taken, generatedKwhOf(billed, figures2026), figures2026);
    return (yearlyCostEur(taken, figures2026) - (netted ? off : 0)) / 12;
  };

  it('is read as netted until the end of 2026, and then as it is without', () => {
    const billed = { ...home, monthlyCostEur: 190 };
    expect(billEur(billed, true, 2026)).toBeCloseTo(190, 3);
    expect(billEur(billed, false, 2027)).toBeCloseTo(190, 3);
    expect(resolve(billed, 2027).nettedEurPerMonth).toBe(0);
    expect(resolve({ ...house, monthlyCostEur: 190 }).nettedEurPerMonth).toBe(0);
  });

  it.each(['tussenwoning', 'hoekwoning', 'vrijstaand'] as const)(
    'gives back the gas of the %s that pays it',
    (woningtype) => {
      const home74 = { woningtype, bouwjaar: 1974, residents: 2, solarPanels: 10 };
      const { monthlyCostEur } = resolve({ ...home74, gasM3PerYear: 1000 });
      const { gasM3 } = use({ ...home74, monthlyCostEur: monthlyCostEur.value });
      expect(Math.abs(gasM3 / 1000 - 1)).toBeLessThan(0.08);
    },
  );

  it('says less of the use than one without netting, and what it is without', () => {
    const of = (answers: DwellingAnswers, day: string) => makeReport(answers, figures2026, day);
    const billed = { ...home, monthlyCostEur: 190 };
    const [netted, plain] = [of(billed, '2026-11-23'), of(billed, '2027-02-01')];
    const width = ({ now: { gasM3PerYear: gas } }: Report) => (gas.high - gas.low) / gas.mid;
    expect(width(netted)).toBeGreaterThan(width(plain) * 1.4);
    const told = (report: Report) =>
      notesOf(report, figures2026).find(({ code }) => code === 'maandbedrag-gebruikt')?.values;
    const withoutEur = Math.round(190 + resolve(billed).nettedEurPerMonth);
    expect(told(netted)).toMatchObject({ zonderSalderenEur: withoutEur });
    expect(withoutEur).toBeGreaterThan(195);
    expect(told(plain)).not.toHaveProperty('zonderSalderenEur');
  });
});

describe('what a bill cannot change', () => {
  const bills = [90, 150, 250, 400];
  const hotWater = (answers: DwellingAnswers) => {
    const { house: billed } = resolve(answers);
    const without = { ...billed, hotWater: 'zonneboiler' } as const;
    const gas = (one: typeof billed) => energyUseOf(one, figures2026).gasM3;
    return gas(billed) - gas(without);
  };

  it('is hot water: it goes by the people', () => {
    const expected = hotWater({ ...house, residents: 2 });
    expect(expected).toBeGreaterThan(50);
    for (const monthlyCostEur of bills) {
      expect(hotWater({ ...house, residents: 2, monthlyCostEur })).toBeCloseTo(expected, 6);
    }
  });

  it('is what a hybrid pump of its size can give in a year', () => {
    const { hybrid, gasKwhPerM3, boilerEfficiency } = figures2026.assumptions;
    const most = figures2026.heatPumps.hybridPrice.value.powerKw * hybrid.value.fullLoadHours;
    for (const monthlyCostEur of bills) {
      const { house: billed } = resolve({ ...house, monthlyCostEur });
      const { gasM3 } = energyUseOf(billed, figures2026);
      const beside = energyUseOf({ ...billed, heating: 'hybride' }, figures2026).gasM3;
      const heatKwh = (gasM3 - beside) * gasKwhPerM3.value * boilerEfficiency.value;
      expect(heatKwh).toBeGreaterThan(0);
      expect(heatKwh).toBeLessThanOrEqual(most + 1e-6);
    }
  });

  it('is the least power that keeps the house warm; a high bill asks for more', () => {
    const kW = (monthlyCostEur: number) =>
      heatPumpKw(resolve({ ...house, monthlyCostEur }).house, figures2026);
    const byShell = heatPumpKw(resolve(house).house, figures2026);
    expect(kW(90)).toBe(byShell);
    expect(kW(400)).toBeGreaterThan(byShell);
  });
});

describe('the fixed part of a bill', () => {
  it('counts both connections and takes the tax reduction off', () => {
    // 476.76 + 114.63 - 628.96; and with gas 268.37 + 92.95 more
    const used = { gasM3: 0, heatGj: 0 };
    expect(fixedCostEur(used, figures2026)).toBeCloseTo(-37.57, 6);
    expect(fixedCostEur({ ...used, gasM3: 1 }, figures2026)).toBeCloseTo(323.75, 6);
    expect(fixedCostEur({ ...used, heatGj: 1 }, figures2026)).toBeCloseTo(790.43, 6);
  });
});

describe('the meters', () => {
  it('are met exactly, cooking and appliances included', () => {
    const { gasM3, boughtKwh } = use({ ...house, gasM3PerYear: 1500, electricityKwhPerYear: 3100 });
    expect(gasM3).toBeCloseTo(1500, 6);
    expect(boughtKwh).toBeCloseTo(3100, 6);
  });

  it('go before the monthly cost', () => {
    const meters = { gasM3PerYear: 1500, electricityKwhPerYear: 3100 };
    const { gasM3, boughtKwh } = use({ ...house, ...meters, monthlyCostEur: 60 });
    expect(gasM3).toBeCloseTo(1500, 6);
    expect(boughtKwh).toBeCloseTo(3100, 6);
  });

  it('say all of a house without gas by electricity alone', () => {
    const { boughtKwh, gasM3 } = use({
      ...house,
      heating: 'warmtepomp',
      electricityKwhPerYear: 5200,
    });
    expect(gasM3).toBe(0);
    expect(boughtKwh).toBeCloseTo(5200, 6);
  });
});

describe('a bill beside one meter', () => {
  const homes: DwellingAnswers[] = [
    house,
    { ...house, solarPanels: 10 },
    { ...house, heating: 'hybride' },
    { ...house, heating: 'warmtenet' },
    { ...house, heating: 'warmtenet', cooking: 'gas' },
    { woningtype: 'vrijstaand', bouwjaar: 1998, residents: 5, solarPanels: 14 },
  ];
  const bill = { monthlyCostEur: 280 };

  it.each(homes)('changes next to nothing where the meter says what was expected: %o', (home) => {
    const expected = use({ ...home, ...bill });
    for (const [meter, read] of [
      ['electricityKwhPerYear', expected.boughtKwh],
      ['gasM3PerYear', expected.gasM3],
    ] as const) {
      const { gasM3, heatGj, boughtKwh } = use({ ...home, ...bill, [meter]: read });
      expect(Math.abs(gasM3 - expected.gasM3)).toBeLessThan(1);
      expect(Math.abs(heatGj - expected.heatGj)).toBeLessThan(0.1);
      expect(Math.abs(boughtKwh - expected.boughtKwh)).toBeLessThan(5);
    }
  });

  it.each(homes)(
    'gives less heat the more electricity is read, and says when it cannot: %o',
    (home) => {
      let before = Number.POSITIVE_INFINITY;
      for (let kwh = 0; kwh <= 25_000; kwh += 1250) {
        const answers = { ...home, ...bill, electricityKwhPerYear: kwh };
        const { gasM3, heatGj } = use(answers);
        expect(gasM3 + heatGj).toBeGreaterThanOrEqual(0);
        expect(gasM3 + heatGj).toBeLessThan(before + 1e-3);
        before = gasM3 + heatGj;
      }
      const clash = makeReport(
        { ...home, ...bill, electricityKwhPerYear: 13_000 },
        figures2026,
        '2026-11-25',
      );
      expect(clash.billDoubt).toBe('clash');
      const { low, mid, high } = clash.now.gasM3PerYear;
      if (mid > 0) expect(high - low).toBeGreaterThan(0.29 * mid);
    },
  );

  it.each(homes)('is what the house then costs: %o', (home) => {
    const { outOfBounds, shareOfExpected, monthlyCostEur } = resolve(
      { ...home, ...bill, electricityKwhPerYear: 3400 },
      2027,
    );
    expect(outOfBounds).toBe(false);
    expect(monthlyCostEur).toEqual({ value: 280, origin: 'visitor' });
    expect(shareOfExpected).toBeGreaterThan(0.5);
    const { house: billed } = resolve({ ...home, ...bill, electricityKwhPerYear: 3400 }, 2027);
    const taken = energyUseOf(billed, figures2026);
    expect(yearlyCostEur(taken, figures2026) / 12).toBeCloseTo(280, 3);
    expect(taken.boughtKwh).toBeCloseTo(3400, 3);
  });

  it('counts beside a meter of gas that says nothing of an electric house', () => {
    const electric = { ...house, heating: 'warmtepomp', cooking: 'elektrisch' } as const;
    const told = use({ ...electric, ...bill, gasM3PerYear: 0 });
    expect(told.boughtKwh).toBeCloseTo(use({ ...electric, ...bill }).boughtKwh, 3);
    const { boughtKwh } = use({ ...electric, ...bill, electricityKwhPerYear: 5000 });
    expect(boughtKwh).toBeCloseTo(5000, 3);
  });
});

describe('the search for a scale', () => {
  const bounds = { min: 0.1, max: 16 };
  const curves: [string, (value: number) => number][] = [
    ['a straight line', (value) => 120 * value + 7],
    ['one that begins flat', (value) => Math.max(0, 300 * value - 900)],
    ['one that bends down', (value) => 400 * Math.sqrt(value)],
    ['one that bends up', (value) => value ** 4],
    ['one with a bend', (value) => (value < 4 ? value : 4 + 500 * (value - 4))],
  ];

  it.each(curves)('finds where %s reaches what is wanted', (_, grows) => {
    for (const value of [0.3, 1, 3.999, 4.001, 15.9]) {
      const wanted = grows(value);
      let asked = 0;
      const found = whereItReaches(
        wanted,
        (at) => {
          asked += 1;
          return grows(at);
        },
        bounds,
      );
      expect(Math.abs(grows(found) - wanted)).toBeLessThan(1e-6);
      expect(asked).toBeLessThan(30);
    }
  });

  it('ends at the nearest bound where nothing within them reaches it', () => {
    expect(whereItReaches(-5, (value) => value, bounds)).toBe(bounds.min);
    expect(whereItReaches(50, (value) => value, bounds)).toBe(bounds.max);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import type { MeasureId } from '../terms/measures.ts';
import { resolveHouse } from './resolve-house.ts';

const corner = {
  woningtype: 'hoekwoning',
  bouwjaar: 1965,
  residents: 3,
  solarPanels: 10,
  wallType: 'spouw',
  wall: 'matig',
  glazing: 'dubbel',
  electricityKwhPerYear: 3200,
} as const;
const hybrid = { ...corner, heating: 'hybride' } as const;
const report = (answers: Parameters<typeof makeReport>[0]) =>
  makeReport(answers, figures2026, '2026-11-20');
const houseOf = (gasM3PerYear?: number) =>
  resolveHouse(cleanAnswers({ ...hybrid, gasM3PerYear }), figures2026, 2026).house;

/** What a measure saves, EUR a year, whether or not it is in the plan. */
function savingEur(answers: Parameters<typeof makeReport>[0], id: MeasureId): number {
  const { plan, considered } = report(answers);
  const found = [...plan, ...considered].find((one) => one.id === id);
  return (found?.savingCentsPerYear.mid ?? Number.NaN) / 100;
}

describe('a hybrid whose meter says far more gas than expected', () => {
  const much = { ...hybrid, gasM3PerYear: 1450 };

  it('is asked about, with what is expected of it, and its meter is met all the same', () => {
    const { billDoubt, bill, now } = report(much);
    expect(billDoubt).toBe('hybrid');
    expect(bill.expectedGasM3PerYear).toBeGreaterThan(600);
    expect(bill.expectedGasM3PerYear).toBeLessThan(800);
    expect(now.gasM3PerYear.mid).toBe(1450);
    expect(now.electricityKwhPerYear.mid).toBe(3200);
  });

  it('saves by insulation about what a boiler with that gas saves, not twice as much', () => {
    const boiler = savingEur(
      { ...corner, heating: 'cv-ketel', gasM3PerYear: 1450 },
      'vloerisolatie',
    );
    const saved = savingEur(much, 'vloerisolatie');
    expect(Math.abs(saved / boiler - 1)).toBeLessThan(0.1);
  });

  it('is looked at before another pump takes its place', () => {
    const { leftOut, routes } = report({ ...much, solarPanels: 0 });
    expect(routes.map(({ id }) => id)).toEqual(['huidig']);
    for (const id of ['warmtepomp', 'bodemwarmtepomp', 'pvt-panelen']) {
      expect(leftOut.find((one) => one.id === id)?.reason.code).toBe('hybride-eerst-nakijken');
    }
  });
});

it('up to what the shell bears a hybrid does all it should, and a house without one has none to doubt', () => {
  for (const gasM3 of [undefined, 300, 684, 850]) expect(houseOf(gasM3).hybridWorks).toBe(1);
  expect(report({ ...hybrid, gasM3PerYear: 850 }).billDoubt).toBeNull();
  for (const heating of ['cv-ketel', 'warmtenet', 'warmtepomp'] as const) {
    const answers = cleanAnswers({ ...corner, heating, gasM3PerYear: 2400 });
    expect(resolveHouse(answers, figures2026, 2026).house.hybridWorks).toBe(1);
  }
});

it('the more gas is read, the less its pump does, down to nothing, and the meter is always met', () => {
  let before = 1;
  for (let gasM3 = 700; gasM3 <= 3000; gasM3 += 100) {
    const house = houseOf(gasM3);
    expect(energyUseOf(house, figures2026).gasM3).toBeCloseTo(gasM3, 4);
    expect(house.hybridWorks).toBeLessThanOrEqual(before);
    before = house.hybridWorks;
  }
  expect(before).toBe(0);
});

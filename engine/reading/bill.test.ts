import { describe, expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { figures2026 } from '../figures/index.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { resolveHouse } from './resolve-house.ts';

const resolve = (answers: DwellingAnswers) =>
  resolveHouse(cleanAnswers(answers), figures2026, 2026);
const use = (answers: DwellingAnswers) => energyUseOf(resolve(answers).house, figures2026);
const house = { woningtype: 'hoekwoning', bouwjaar: 1972 } as const;

describe('the monthly cost', () => {
  it.each([
    ['without panels', house],
    ['with panels, whose own use follows the use', { ...house, solarPanels: 10, batteryKwh: 5 }],
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

describe('the meters', () => {
  it('are met exactly, cooking and appliances included', () => {
    const { gasM3, boughtKwh } = use({ ...house, gasM3PerYear: 1500, electricityKwhPerYear: 3100 });
    expect(gasM3).toBeCloseTo(1500, 6);
    expect(boughtKwh).toBeCloseTo(3100, 6);
  });

  it('go before the monthly cost', () => {
    const { gasM3 } = use({ ...house, gasM3PerYear: 1500, monthlyCostEur: 60 });
    expect(gasM3).toBeCloseTo(1500, 6);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { figures2026 } from '../figures/index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { HEAT_PUMP_KINDS } from '../terms/heat-pumps.ts';
import { pumpSupplyC, scopAt, supplyTemperatureC } from './pump-performance.ts';

function houseOf(answers: Partial<DwellingAnswers>) {
  const all = { woningtype: 'tussenwoning', bouwjaar: 1980, ...answers };
  return resolveHouse(cleanAnswers(all), figures2026, 2026).house;
}

const fit = { roof: 'goed', wall: 'goed', floor: 'goed', glazing: 'hr++' } as const;
const old = { roof: 'niet', wall: 'niet', floor: 'niet', glazing: 'enkel' } as const;

describe('the supply a house needs', () => {
  it.each<[string, Partial<DwellingAnswers>, number]>([
    ['floor heating, well insulated', { ...fit, emitters: 'vloerverwarming' }, 35],
    ['low-temperature radiators, well insulated', { ...fit, emitters: 'lage-temperatuur' }, 45],
    ['radiators, well insulated: the most hp.suit allows', { ...fit, emitters: 'radiatoren' }, 55],
    ['radiators, one part short', { ...fit, glazing: 'dubbel', emitters: 'radiatoren' }, 65],
    ['radiators, nothing insulated: as they were sized', { ...old, emitters: 'radiatoren' }, 75],
  ])('%s', (_, answers, expected) => {
    expect(supplyTemperatureC(houseOf(answers), figures2026)).toBe(expected);
  });

  it('is never above 55 for a hybrid: the boiler does the rest', () => {
    expect(pumpSupplyC(houseOf(old), 'hybride', figures2026)).toBe(55);
    expect(pumpSupplyC(houseOf(old), 'volledig-elektrisch', figures2026)).toBe(75);
  });
});

describe('the seasonal performance', () => {
  const { hybrid, allElectric } = figures2026.assumptions;

  it('is the fitted one at the supply of the fitted rows', () => {
    expect(scopAt(55, 'hybride', figures2026)).toBe(hybrid.value.scop);
    expect(scopAt(55, 'volledig-elektrisch', figures2026)).toBe(allElectric.value.scop);
  });

  it('lies at the top of "3 to 5" (hp.scop) with floor heating, and higher from the ground', () => {
    expect(scopAt(35, 'volledig-elektrisch', figures2026)).toBeCloseTo(4.96, 2);
    expect(scopAt(45, 'volledig-elektrisch', figures2026)).toBeCloseTo(4.52, 2);
    expect(scopAt(55, 'bodemwarmtepomp', figures2026)).toBeGreaterThan(4.5);
  });

  it('never rises with the supply, whatever the number', () => {
    const kind = fc.constantFrom(...HEAT_PUMP_KINDS);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), kind, (a, b, one) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const [cool, hot] = [scopAt(low, one, figures2026), scopAt(high, one, figures2026)];
        expect(cool).toBeGreaterThanOrEqual(hot);
        expect(hot).toBeGreaterThan(1);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(scopAt(Number.NaN, 'hybride', figures2026)).toBe(hybrid.value.scop);
  });
});

import { describe, expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { CHOICES, cleanAnswers } from '../index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { ownUseOf } from './own-use.ts';
import { generatedKwhOf, solarOf, solarRow } from './solar.ts';

const figures = figures2026;

describe('between the rows of Milieu Centraal', () => {
  it('a number of panels lies on a straight line', () => {
    expect(solarRow(7, figures)).toStrictEqual({
      panels: 7,
      costEur: 2850,
      saving2026Eur: 490,
      savingFrom2027Eur: 165,
    });
    expect(solarRow(8, figures).costEur).toBe(3200);
  });

  it('below the smallest and above the largest row each panel counts alike', () => {
    expect(solarRow(3, figures).costEur).toBe(1250);
    expect(solarRow(20, figures).costEur).toBe(7600);
  });
});

describe('what panels yield', () => {
  const house = (more: object) =>
    resolveHouse(
      cleanAnswers({ woningtype: 'tussenwoning', solarPanels: 10, ...more }),
      figures,
      2026,
    ).house;

  it('goes by the way the roof faces', () => {
    expect(generatedKwhOf(house({}), figures)).toBe(3750);
    expect(generatedKwhOf(house({ roofOrientation: 'noord' }), figures)).toBe(2400);
    expect(generatedKwhOf(house({ solarPanels: 0 }), figures)).toBe(0);
  });

  it('goes by no such thing on a flat roof, where panels stand on frames', () => {
    for (const roofOrientation of CHOICES.roofOrientation)
      expect(generatedKwhOf(house({ roofOrientation, roofType: 'plat' }), figures)).toBe(3750);
  });

  it('is used at once by the share that gives the published saving', () => {
    // 240 EUR of 3,750 kWh: 0.064 a kWh, between 0.0195 fed in and 0.2578 not bought.
    expect(solarOf(10, figures).ownShare).toBeCloseTo((0.064 - 0.0195) / (0.2578 - 0.0195), 9);
    expect(solarOf(0, figures)).toStrictEqual({ generatedKwh: 0, ownShare: 0 });
  });

  it('meets at most two fifths of the use at the moment itself', () => {
    expect(ownUseOf({ generatedKwh: 3750, usedKwh: 1000 }, figures)).toStrictEqual({
      ownKwh: 400,
      fedInKwh: 3350,
    });
    // Of a larger use the share decides: 0.187 of 3,750 kWh, by the root of 2,000 over 2,585.
    const share = solarOf(10, figures).ownShare * Math.sqrt(2000 / 2585);
    expect(ownUseOf({ generatedKwh: 3750, usedKwh: 2000 }, figures).ownKwh).toBeCloseTo(
      3750 * share,
      9,
    );
  });

  it('goes through a battery of 6 kWh two hundred times a year, less a tenth', () => {
    const without = ownUseOf({ generatedKwh: 3750, usedKwh: 4000 }, figures);
    const beside = ownUseOf({ generatedKwh: 3750, usedKwh: 4000, batteryKwh: 6 }, figures);
    expect(beside.ownKwh - without.ownKwh).toBeCloseTo(1200 * 0.9, 9);
    expect(without.fedInKwh - beside.fedInKwh).toBeCloseTo(1200, 9);
  });

  it('is what one says it is, where one says so', () => {
    expect(ownUseOf({ generatedKwh: 3000, usedKwh: 2000, directShare: 0.3 }, figures).ownKwh).toBe(
      900,
    );
    expect(ownUseOf({ generatedKwh: 3000, usedKwh: 500, directShare: 0.3 }, figures).ownKwh).toBe(
      500,
    );
  });
});

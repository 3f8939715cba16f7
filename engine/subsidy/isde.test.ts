import { describe, expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { isdeAreaCents, isdeBuildDateOk, isdeHeatPumpCents } from './isde.ts';

type IsdeAreaId = keyof typeof figures2026.isde.areaRates;

/** Grant in EUR for an area, by the figures of 2026. */
function eur(id: IsdeAreaId, areaM2: number, double: boolean, biobased = false): number {
  return isdeAreaCents(figures2026.isde.areaRates[id].value, areaM2, { double, biobased }) / 100;
}

describe('ISDE 2026 per square metre', () => {
  it.each<[string, IsdeAreaId, number, boolean, boolean, number]>([
    ['cavity, one measure: 50 x 5.25', 'spouwmuurisolatie', 50, false, false, 262.5],
    ['cavity, two measures: 50 x 10.50', 'spouwmuurisolatie', 50, true, false, 525],
    ['cavity, bio-based, doubled: 50 x (10.50 + 1.50)', 'spouwmuurisolatie', 50, true, true, 600],
    ['cavity below 10 m2: nothing', 'spouwmuurisolatie', 9.99, true, false, 0],
    ['cavity of exactly 10 m2: 10 x 5.25', 'spouwmuurisolatie', 10, false, false, 52.5],
    ['cavity above 170 m2: 170 x 10.50', 'spouwmuurisolatie', 250, true, false, 1785],
    ['outer wall: 40 x 20.25', 'gevelisolatie', 40, false, false, 810],
    ['outer wall, doubled, at most 170 m2: 170 x 40.50', 'gevelisolatie', 171, true, false, 6885],
    ['outer wall, bio-based, single: 40 x (20.25 + 6)', 'gevelisolatie', 40, false, true, 1050],
    ['roof, one measure: 60 x 16.25', 'dakisolatie', 60, false, false, 975],
    ['roof, doubled: 60 x 32.50', 'dakisolatie', 60, true, false, 1950],
    ['roof below 20 m2: nothing', 'dakisolatie', 19, true, true, 0],
    ['roof above 200 m2, bio-based: 200 x (32.50 + 5)', 'dakisolatie', 260, true, true, 7500],
    ['attic floor: 45 x 4', 'zoldervloerisolatie', 45, false, false, 180],
    ['attic floor, doubled: 45 x 8', 'zoldervloerisolatie', 45, true, false, 360],
    ['floor: 48 x 5.50', 'vloerisolatie', 48, false, false, 264],
    ['floor, doubled: 48 x 11', 'vloerisolatie', 48, true, false, 528],
    ['floor above 130 m2, doubled: 130 x 11', 'vloerisolatie', 140, true, false, 1430],
    ['soil, doubled: 48 x 6', 'bodemisolatie', 48, true, false, 288],
    ['soil, bio-based, single: 48 x (3 + 1)', 'bodemisolatie', 48, false, true, 192],
    ['HR++: 22 x 25', 'hr-glas', 22, false, false, 550],
    ['HR++, doubled: 22 x 50', 'hr-glas', 22, true, false, 1100],
    ['HR++ below 3 m2: nothing', 'hr-glas', 2.9, false, false, 0],
    ['HR++ above 45 m2, doubled: 45 x 50', 'hr-glas', 60, true, false, 2250],
    ['triple in new frames: 10 x 111', 'triple-glas', 10, false, false, 1110],
    ['triple in new frames, doubled: 10 x 222', 'triple-glas', 10, true, false, 2220],
  ])('%s', (_, id, areaM2, double, biobased, expected) => {
    expect(eur(id, areaM2, double, biobased)).toBe(expected);
  });

  it('rounds once, at the end, to the cent, with the half cent up', () => {
    expect(eur('spouwmuurisolatie', 12.345, false)).toBe(64.81);
    expect(eur('spouwmuurisolatie', 12.34, false)).toBe(64.79);
    expect(eur('dakisolatie', 3.4 + 12.7 + 3.9, false)).toBe(325);
  });

  it('gives nothing for an area that is no number', () => {
    expect(eur('dakisolatie', Number.NaN, true)).toBe(0);
  });
});

describe('ISDE 2026 for a first air-to-water heat pump', () => {
  it.each<[string, number, 'A++' | 'A+++', number]>([
    ["4 kW A+++: 1,025 + 4 x 225 + 200, RVO's own example", 4, 'A+++', 2125],
    ['4 kW A++: 1,025 + 4 x 225', 4, 'A++', 1925],
    ['1 kW A++: 1,025 + 225, the least on the list', 1, 'A++', 1250],
    ['6 kW A+++: 1,025 + 1,350 + 200', 6, 'A+++', 2575],
    ['8 kW A+++: 1,025 + 1,800 + 200, not the 3,150 of 2024', 8, 'A+++', 3025],
    ['8.5 kW A++: 1,025 + 1,912.50', 8.5, 'A++', 2937.5],
    ['12 kW A+++: 1,025 + 2,700 + 200', 12, 'A+++', 3925],
    ['no power: nothing', 0, 'A+++', 0],
  ])('%s', (_, kW, label, expectedEur) => {
    expect(isdeHeatPumpCents(kW, label, figures2026)).toBe(expectedEur * 100);
  });

  it('is only for homes built before 2019', () => {
    expect(isdeBuildDateOk(2018, figures2026)).toBe(true);
    expect(isdeBuildDateOk(2019, figures2026)).toBe(false);
  });
});

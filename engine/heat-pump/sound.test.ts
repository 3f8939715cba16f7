import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolFigures2026 } from '../figures/tool-figures.ts';
import { leastDistanceM, soundAdvice, soundPressureDb } from './sound.ts';

const house = { isFlat: false, flatRoof: false };

describe('sound over distance', () => {
  it.each<[string, number, number, number, number]>([
    // hp.sound.eu: 65 dB at most gives 41 to 44 dB at 5 m, 70 dB gives 46 to 49
    ['65 dB at 5 m over hard ground', 65, 5, 1, 43],
    ['70 dB at 5 m over hard ground', 70, 5, 1, 48],
    ['65 dB at 10 m by a wall: 65 - 20 - 11 + 6', 65, 10, 2, 40],
    ['within a metre as at a metre: 60 - 11 + 3', 60, 0.2, 1, 52],
  ])('%s', (_, power, distance, surfaces, expected) => {
    expect(soundPressureDb(power, distance, surfaces)).toBeCloseTo(expected, 0);
  });

  it('gives the distance from which the limit is kept', () => {
    expect(leastDistanceM(65, 40, 2)).toBeCloseTo(10, 9);
    expect(leastDistanceM(55, 40, 2)).toBeCloseTo(3.16, 2);
    expect(leastDistanceM(40, 45, 1)).toBe(1);
  });

  it('is never louder farther away, and silent enough at the least distance', () => {
    const power = fc.double({ min: 30, max: 90, noNaN: true });
    const distance = fc.double({ min: 0, max: 500, noNaN: true });
    const surfaces = fc.constantFrom(1, 2, 3);
    fc.assert(
      fc.property(power, distance, distance, surfaces, (db, a, b, count) => {
        const [near, far] = a < b ? [a, b] : [b, a];
        const level = soundPressureDb(db, far, count);
        expect(level).toBeLessThanOrEqual(soundPressureDb(db, near, count));
        const leastM = leastDistanceM(db, 40, count);
        if (leastM > 1) expect(soundPressureDb(db, leastM, count)).toBeCloseTo(40, 6);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});

describe('sound advice', () => {
  it('counts with the EU maximum by power until the unit is known', () => {
    expect(soundAdvice(6, house, {}, toolFigures2026).soundPowerDb).toBe(65);
    expect(soundAdvice(7, house, {}, toolFigures2026)).toMatchObject({
      soundPowerDb: 70,
      soundPowerFrom: 'eu-maximum',
      limitNightDb: 40,
      limitDayDb: 45,
      own: null,
    });
  });

  it("judges the visitor's own unit and place", () => {
    const quiet = soundAdvice(8, house, { soundPowerDb: 55, distanceM: 5 }, toolFigures2026);
    expect(quiet.own).toStrictEqual({
      distanceM: 5,
      surfaces: 2,
      levelDb: 37,
      fitsNight: true,
      fitsDay: true,
    });
    expect(quiet.places).toContain('geluid-past');
    const near = soundAdvice(
      8,
      house,
      { soundPowerDb: 60, distanceM: 2, surfaces: 3 },
      toolFigures2026,
    );
    expect(near.own?.fitsNight).toBe(false);
    expect(near.places).toContain('omkasting-of-verder-weg');
    // A quiet night does not help where it is too loud by day too.
    expect(near.places).toContain('geluid-ook-overdag');
    const farther = soundAdvice(8, house, { soundPowerDb: 60, distanceM: 5 }, toolFigures2026);
    expect(farther.own).toMatchObject({ fitsNight: false, fitsDay: true });
    expect(farther.places).toContain('geluid-te-dichtbij');
  });

  it('takes nonsense for unanswered', () => {
    const junk = { soundPowerDb: Number.NaN, distanceM: 'far' as never, surfaces: 9 as never };
    expect(soundAdvice(4, house, junk, toolFigures2026)).toStrictEqual(
      soundAdvice(4, house, {}, toolFigures2026),
    );
  });

  it('asks the association in a block', () => {
    const { places } = soundAdvice(4, { isFlat: true, flatRoof: true }, {}, toolFigures2026);
    expect(places).toContain('vve-toestemming');
    expect(places).not.toContain('tuin');
  });
});

import { expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { cleanAnswers, type DwellingAnswers } from '../index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { heatingUseOf } from './heating-use.ts';

const of = (more: Partial<DwellingAnswers>) => {
  const answers = cleanAnswers({ woningtype: 'hoekwoning', bouwjaar: 1972, residents: 2, ...more });
  return heatingUseOf(resolveHouse(answers, figures2026, 2026).house, figures2026);
};

/** Heat in the hot water of one person more: 80 m3 at 9.77 kWh, of which a boiler wastes three tenths. */
const waterKwh = 80 * 9.77 * 0.7;

it('a heat network gives the heat of the rooms and of the water, and a boiler the same heat', () => {
  const [two, three] = [2, 3].map((residents) => of({ heating: 'warmtenet', residents }));
  expect((three?.heatGj ?? 0) - (two?.heatGj ?? 0)).toBeCloseTo(waterKwh * 0.0036, 9);
  const roomsGj = (two?.heatGj ?? 0) - (250 / 80) * waterKwh * 0.0036;
  const boilerM3 = of({}).gasM3 - 250;
  expect(roomsGj).toBeCloseTo(boilerM3 * 9.77 * 0.93 * 0.0036, 6);
});

it('a hybrid takes six tenths of the heat off the boiler, up to what 4 kW gives in 2,700 hours', () => {
  const share = (more: Partial<DwellingAnswers>) =>
    (of(more).gasM3 - of({ ...more, heating: 'hybride' }).gasM3) / (of(more).gasM3 - 250);
  expect(share({ floorAreaM2: 70 })).toBeCloseTo(0.616, 9);
  const large = { floorAreaM2: 300, wall: 'niet' } as const;
  expect(share(large)).toBeLessThan(0.616);
  const lessM3 = of(large).gasM3 - of({ ...large, heating: 'hybride' }).gasM3;
  expect(lessM3).toBeCloseTo((4 * 2700) / 9.77 / 0.93, 6);
});

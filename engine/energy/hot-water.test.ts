import { expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { cleanAnswers, type DwellingAnswers } from '../index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { hotWaterUseOf } from './hot-water.ts';

const of = (more: Partial<DwellingAnswers>) => {
  const answers = cleanAnswers({ woningtype: 'tussenwoning', residents: 2, ...more });
  return hotWaterUseOf(resolveHouse(answers, figures2026, 2026).house, figures2026);
};

/** Heat of 250 m3 (90 and 80 for each of two people) at 9.77 kWh, of which a boiler wastes three tenths. */
const heatKwh = 250 * 9.77 * 0.7;

it('takes gas with a boiler, by the people alone', () => {
  expect(of({})).toStrictEqual({ gasM3: 250, kwh: 0, networkKwh: 0 });
  expect(of({ residents: 4 }).gasM3).toBe(410);
});

it('takes a little over half with a solar boiler', () => {
  expect(of({ hotWater: 'zonneboiler' }).gasM3).toBeCloseTo(250 * 0.53, 9);
});

it('takes half its heat in electricity with a heat pump, whether that heats the house or not', () => {
  for (const more of [{ hotWater: 'warmtepompboiler' }, { heating: 'warmtepomp' }] as const) {
    const use = of(more);
    expect(use.kwh).toBeCloseTo(heatKwh / 2, 9);
    expect([use.gasM3, use.networkKwh]).toStrictEqual([0, 0]);
  }
});

it('takes its heat from the network that heats the house', () => {
  const use = of({ heating: 'warmtenet' });
  expect(use.networkKwh).toBeCloseTo(heatKwh, 9);
  expect([use.gasM3, use.kwh]).toStrictEqual([0, 0]);
});

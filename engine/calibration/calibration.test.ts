import { describe, expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import {
  type CalibrationRow,
  gasRows,
  heatNeedRows,
  heatRows,
  labelRows,
  savingRows,
} from './calibration.ts';

function check(rows: CalibrationRow[]): void {
  it.each(rows)('$subject lies within its tolerance', ({ deviation, tolerance }) => {
    expect(Math.abs(deviation)).toBeLessThanOrEqual(tolerance);
  });
}

describe('heating and hot water against Milieu Centraal', () => check(heatRows(figures2026)));

describe('insulation savings against Milieu Centraal', () => check(savingRows(figures2026)));

describe('calculated heat need against RVO', () => check(heatNeedRows(figures2026)));

describe('gas of a house of which little is known', () => check(gasRows(figures2026)));

describe('estimated label against RVO', () => check(labelRows(figures2026)));

it('lets CO2 fall as Milieu Centraal says: hybrid about 30 %, all-electric about 60 to 70 %', () => {
  const kg = (gasM3: number, kwh: number) =>
    gasM3 * figures2026.co2.gas.value.kgPerM3 + kwh * figures2026.co2.electricity.value.kgPerKwh;
  const rows = heatRows(figures2026);
  const predicted = (subject: string) =>
    rows.find((row) => row.subject === subject)?.predicted ?? 0;
  for (const type of ['tussenwoning', 'hoekwoning', 'twee-onder-een-kap', 'vrijstaand']) {
    const at = (what: string) => predicted(`${type} redelijk: ${what}`);
    const boiler = kg(at('ketel gas'), at('ketel stroom'));
    const hybridFall = 1 - kg(at('hybride gas'), at('hybride stroom')) / boiler;
    const electricFall = 1 - kg(0, at('elektrisch')) / boiler;
    expect(hybridFall).toBeGreaterThan(0.28);
    expect(electricFall).toBeGreaterThan(0.55);
    expect(electricFall).toBeLessThan(0.75);
  }
});

it('leans to neither side over the twelve boiler rows', () => {
  const rows = heatRows(figures2026).filter(({ subject }) => subject.endsWith('ketel gas'));
  const mean = rows.reduce((sum, { deviation }) => sum + deviation, 0) / rows.length;
  expect(rows).toHaveLength(12);
  expect(Math.abs(mean)).toBeLessThan(0.03);
});

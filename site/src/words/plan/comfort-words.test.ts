import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { planComfort, stepComfort } from './comfort-words.ts';

const HOUSE: DwellingAnswers = { woningtype: 'vrijstaand', bouwjaar: 1998, glazing: 'hr++' };
const reportOf = (more: Partial<DwellingAnswers> = {}) =>
  makeReport({ ...HOUSE, ...more }, figures2026, '2026-11-20');

function pumpOf(more: Partial<DwellingAnswers> = {}): string {
  const report = reportOf(more);
  const pump = report.plan.find(({ id }) => id === 'warmtepomp');
  if (!pump) throw new Error('no pump in the plan');
  return stepComfort(pump, report.dwelling);
}

test('a heat pump is said to cool only where a floor that can is known to be there', () => {
  expect(pumpOf()).toBe('overal even warm');
  expect(pumpOf({ emitters: 'radiatoren' })).toBe('overal even warm');
  expect(pumpOf({ emitters: 'vloerverwarming' })).toBe('overal even warm, koeler in de zomer');
});

test('the plan says as its steps do, each once', () => {
  expect(planComfort(reportOf({ emitters: 'radiatoren' }))).not.toContain('zomer');
  const old = makeReport({ woningtype: 'hoekwoning', bouwjaar: 1974 }, figures2026, '2026-11-20');
  expect(planComfort(old).match(/koeler in de zomer/g)).toHaveLength(1);
});

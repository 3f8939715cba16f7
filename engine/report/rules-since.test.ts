import { expect, it } from 'vitest';
import { rulesSince } from './rules-since.ts';

it('nothing has changed within a year', () => {
  expect(rulesSince('2026-11-20', '2026-11-20')).toEqual([]);
  expect(rulesSince('2026-11-20', '2026-12-31')).toEqual([]);
  expect(rulesSince('2027-01-01', '2027-03-01')).toEqual([]);
});

it('at New Year net metering ends, and grants and prices run out', () => {
  expect(rulesSince('2026-12-31', '2027-01-01')).toEqual(['saldering', 'isde', 'prijzen']);
});

it('a day that is none is refused', () => {
  expect(() => rulesSince('2026-11-20', 'morgen')).toThrow('"morgen" is no day');
});

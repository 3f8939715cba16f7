import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { groundWords } from './ground-words.ts';
import { startWords, stepsByOwner, stepToStart } from './steps-by-owner.ts';

const report = makeReport({ woningtype: 'vrijstaand', bouwjaar: 1930 }, figures2026, '2026-11-20');
const [first, second] = report.plan;
if (!first || !second) throw new Error('this house gets a plan of several steps');
const withVve = { ...first, reasons: [{ code: 'svve-via-vve' as const }] };

test('one starts with the first step that needs nobody else', () => {
  expect(stepToStart({ plan: [withVve, second] })).toBe(second);
  expect(stepToStart({ plan: [withVve] })).toBe(withVve);
  expect(stepToStart({ plan: [] })).toBeUndefined();
  expect(stepsByOwner({ plan: [withVve, second] })).toEqual({ own: [second], shared: [withVve] });
});

test('where the association decides on all there is, the start says so', () => {
  expect(startWords({ plan: [withVve] })).toBe('Begin hiermee, via uw VvE');
  expect(startWords({ plan: [withVve, second] })).toBe('Hiermee kunt u zelf beginnen');
  expect(startWords({ plan: [first, withVve] })).toBe('Begin hiermee');
});

test('every measure that is not in the plan says in few words why, and never nothing', () => {
  const grounds = report.considered.map(({ reasons }) => groundWords(reasons));
  expect(grounds.length).toBeGreaterThan(3);
  for (const ground of grounds) expect(ground).toMatch(/^[A-Z].+\.$/s);
});

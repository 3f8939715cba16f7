import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { groundWords } from './ground-words.ts';
import { planWords } from './plan-words.ts';
import {
  nameWithOwner,
  netName,
  ownerOf,
  sharedWords,
  startWords,
  stepsByOwner,
  stepToStart,
} from './steps-by-owner.ts';

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
  const startOf = (plan: typeof report.plan) => startWords({ ...report, plan });
  expect(startOf([withVve])).toBe('Begin hiermee, via uw VvE');
  expect(startOf([withVve, second])).toBe('Hiermee kunt u zelf beginnen');
  expect(startOf([first, withVve])).toBe('Begin hiermee');
});

test('nobody begins today with what waits for a boiler that breaks', () => {
  const pump = { ...first, id: 'hybride-warmtepomp', moment: 'bij-nieuwe-ketel' } as const;
  const startOf = (plan: typeof report.plan) => startWords({ ...report, plan });
  expect(startOf([pump])).toBe('Eerste stap');
  expect(startOf([withVve, pump])).toBe('Eerste stap die u zelf kunt doen');
});

test('nobody is told to begin with what hardly pays, by itself or with the plan', () => {
  const startOf = (...reasons: (typeof first)['reasons']) =>
    startWords({ ...report, plan: [{ ...first, reasons }, second] });
  const no = { code: 'niet-terugverdiend', values: { levensduurJaar: 25 } } as const;
  const withPlan = { code: 'route-verdient-zich-terug', values: { winstEurPerJaar: 90 } } as const;
  expect(startOf({ code: 'wint-weinig', values: { levensduurJaar: 25 } })).toBe('Eerste stap');
  expect(startOf({ code: 'plan-wint-weinig' })).toBe('Eerste stap');
  expect(startOf(no)).toBe('Eerste stap');
  expect(startOf(no, withPlan)).toBe('Begin hiermee');
  const young = { woningtype: 'tussenwoning', bouwjaar: 1998, monthlyCostEur: 180 } as const;
  expect(startWords(makeReport(young, figures2026, '2026-12-01'))).toBe('Eerste stap');
});

test('of the association one reads as much as there is: all steps or some, and what is left to oneself', () => {
  expect(sharedWords({ plan: [first, second] })).toBe('');
  expect(sharedWords({ plan: [withVve] })).toMatch(
    /^Deze stap gaat .* Zet die .* splitsingsakte\.$/,
  );
  expect(sharedWords({ plan: [withVve, withVve] })).toMatch(/^Alle stappen .* splitsingsakte\.$/);
  expect(sharedWords({ plan: [withVve, second] })).toMatch(/^Eén stap gaat .* Met de andere stap /);
  expect(sharedWords({ plan: [withVve, withVve, first, second] })).toMatch(
    /^Sommige stappen .* Met de andere stappen /,
  );
});

test('what the whole building pays for is no sum of one owner', () => {
  const words = sharedWords({ plan: [withVve, second] });
  expect(words).not.toContain('uw deel');
  expect(words).toContain('kosten van het deel boven, onder of rond uw appartement');
  expect(words).toContain('De VvE verdeelt die over alle eigenaars');
});

test("what is left to pay is called one's own only where nobody shares in it", () => {
  expect(netName([first, second])).toBe('U betaalt zelf');
  expect(netName([withVve])).toBe('Kosten voor de VvE');
  expect(netName([withVve, second])).toBe('Kosten na ISDE');
});

test('whose work the steps are is told of all of them together', () => {
  expect(ownerOf([first, second])).toBe('own');
  expect(ownerOf([withVve, withVve])).toBe('shared');
  expect(ownerOf([withVve, second])).toBe('both');
});

test('of a flat, what is worked out beside the plan tells whose it is', () => {
  const flat = makeReport(
    { woningtype: 'appartement', bouwjaar: 1972, flatPosition: 'dak' },
    figures2026,
    '2026-11-20',
  );
  const names = flat.considered.map(nameWithOwner);
  expect(names).toContain('Dak isoleren (VvE)');
  expect(names).toContain('Elektrisch koken');
  expect(netName(flat.considered)).toBe('Kosten na ISDE');
  expect(planWords(flat).consideredText).toContain('Waar VvE bij staat, beslist de VvE.');
  expect(report.considered.map(nameWithOwner).join()).not.toContain('VvE');
  expect(planWords(report).consideredText).not.toContain('VvE');
});

test('every measure that is not in the plan says in few words why, and never nothing', () => {
  const grounds = report.considered.map((one) => groundWords(one, report.dwelling));
  expect(grounds.length).toBeGreaterThan(3);
  for (const ground of grounds) expect(ground).toMatch(/^[A-Z].+\.$/s);
});

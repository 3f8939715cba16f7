import { expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import { type DwellingAnswers, NUMBERS, type NumberField } from '../terms/answers.ts';

const TODAY = '2026-11-20';
const factsOf = (answers: Partial<DwellingAnswers>) =>
  makeReport({ woningtype: 'tussenwoning', ...answers }, figures2026, TODAY).dwelling;

it.each<[NumberField, given: number, taken: number]>([
  ['bouwjaar', 1500, 1600],
  ['bouwjaar', 2100, 2026],
  ['bouwjaar', 3000, 2026],
  ['monthlyCostEur', 2000, 1500],
  ['monthlyCostEur', 20, 25],
  ['floorAreaM2', 5000, 600],
  ['residents', 0, 1],
  ['residents', 2.4, 2],
])('%s of %d is taken as %d, and says so', (field, given, taken) => {
  expect(factsOf({ [field]: given })[field]).toEqual({ value: taken, origin: 'visitor', given });
});

it('says nothing of an answer that is taken as it stands', () => {
  for (const [field, { min, max, whole }] of Object.entries(NUMBERS)) {
    const middle = whole ? Math.round((min + max) / 2) : (min + max) / 2;
    const said = field === 'bouwjaar' ? 1974 : middle;
    expect(factsOf({ [field]: said })[field as NumberField]).toMatchObject({ value: said });
    expect(factsOf({ [field]: said })[field as NumberField]).not.toHaveProperty('given');
  }
});

it('says that both meters go before the bill, and takes it as it stands beside one', () => {
  const oneMeter = { monthlyCostEur: 280, gasM3PerYear: 1500 };
  expect(factsOf(oneMeter).monthlyCostEur).toEqual({ value: 280, origin: 'visitor' });
  const { monthlyCostEur } = factsOf({
    monthlyCostEur: 150,
    gasM3PerYear: 2500,
    electricityKwhPerYear: 3000,
  });
  expect(monthlyCostEur).toMatchObject({ given: 150 });
  expect(monthlyCostEur.value).toBeGreaterThan(150);
});

it('what is no number was no answer', () => {
  expect(factsOf({ bouwjaar: Number.NaN }).bouwjaar).toEqual({ value: 1978, origin: 'assumption' });
});

it('a cost that meters say is no amount that anybody typed, and a typed bill is', () => {
  const meters = { gasM3PerYear: 1500, electricityKwhPerYear: 3000 };
  expect(factsOf(meters).monthlyCostEur.origin).toBe('assumption');
  expect(factsOf({ gasM3PerYear: 1500 }).monthlyCostEur.origin).toBe('assumption');
  expect(factsOf(meters).gasM3PerYear.origin).toBe('visitor');
  expect(factsOf({ ...meters, monthlyCostEur: 150 }).monthlyCostEur).toMatchObject({
    origin: 'assumption',
    given: 150,
  });
  expect(factsOf({ monthlyCostEur: 150 }).monthlyCostEur.origin).toBe('visitor');
});

import { expect, test } from 'vitest';
import { asTyped, formHouseAnswers, formNumbersChanged } from './form-house.ts';
import { checkHouseAnswers } from './house-answers.ts';

test('what a form says becomes answers about the house', () => {
  expect(
    formHouseAnswers({ woningtype: 'hoekwoning', bouwjaar: '1974', monthlyBill: '210' }),
  ).toEqual({ woningtype: 'hoekwoning', bouwjaar: 1974, monthlyCostEur: 210 });
});

test('what is not known or no number is left for the engine to assume', () => {
  expect(formHouseAnswers({ woningtype: 'kasteel', bouwjaar: 'rond de oorlog' })).toEqual({
    woningtype: 'tussenwoning',
  });
});

test.each([
  { bouwjaar: '1500', monthlyBill: 5 },
  { bouwjaar: '3000', monthlyBill: 2000 },
])('%j becomes answers that may be kept as they are', (fields) => {
  expect(checkHouseAnswers(formHouseAnswers(fields))).toMatchObject({ ok: true });
});

test.each([
  [
    { bouwjaar: '1500', monthlyBill: 2000 },
    { bouwjaar: 1500, monthlyCostEur: 2000 },
  ],
  [
    { bouwjaar: '3000', monthlyBill: '20' },
    { bouwjaar: 3000, monthlyCostEur: 20 },
  ],
  [{ bouwjaar: '1974', monthlyBill: '5' }, { monthlyCostEur: 5 }],
  [{ bouwjaar: '1974', monthlyBill: '210' }, undefined],
  [{ bouwjaar: 'oud', monthlyBill: '' }, undefined],
])('of %j the numbers that are not taken as typed are kept: %j', (fields, expected) => {
  expect(formNumbersChanged(fields)).toEqual(expected);
});

test('a number as typed stands in the answers until the visitor changes it', () => {
  const fields = { woningtype: 'hoekwoning', bouwjaar: '1500', monthlyBill: '2000' };
  const answers = formHouseAnswers(fields);
  const typed = formNumbersChanged(fields);
  expect(answers).toMatchObject({ bouwjaar: 1600, monthlyCostEur: 1500 });
  expect(asTyped(answers, typed)).toMatchObject({ bouwjaar: 1500, monthlyCostEur: 2000 });
  expect(asTyped({ ...answers, bouwjaar: 1930 }, typed)).toMatchObject({ bouwjaar: 1930 });
  const { monthlyCostEur: _none, ...without } = answers;
  expect(asTyped(without, typed)).not.toHaveProperty('monthlyCostEur');
  expect(asTyped(answers)).toEqual(answers);
});

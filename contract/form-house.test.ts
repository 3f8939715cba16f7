import { expect, test } from 'vitest';
import { formHouseAnswers } from './form-house.ts';
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

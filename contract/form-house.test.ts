import { usableAnswers } from '@sens/engine';
import { expect, test } from 'vitest';
import { formHouseAnswers } from './form-house.ts';
import { checkHouseAnswers } from './house-answers.ts';
import { houseTold } from './house-told.ts';

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
])('%j becomes answers that the engine makes usable, and that may be kept then', (fields) => {
  const answers = usableAnswers(formHouseAnswers(fields));
  expect(checkHouseAnswers(answers)).toEqual({ ok: true, answers });
  expect(houseTold({ roof: 'goed' }, fields)).toEqual({ ...answers, roof: 'goed' });
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
  [
    { bouwjaar: '1974', monthlyBill: '5' },
    { bouwjaar: 1974, monthlyCostEur: 5 },
  ],
  [{ bouwjaar: 'oud', monthlyBill: '' }, {}],
])('of %j the numbers stand as they were given: %j', (fields, expected) => {
  expect(formHouseAnswers(fields)).toEqual({ woningtype: 'tussenwoning', ...expected });
});

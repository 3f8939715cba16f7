import { expect, test } from 'vitest';
import { houseAnswers } from './answers.ts';

test('a full form becomes the answers the engine works with', () => {
  expect(houseAnswers({ woningtype: 'hoekwoning', bouwjaar: '1974', monthlyBill: '210' })).toEqual({
    woningtype: 'hoekwoning',
    bouwjaar: 1974,
    monthlyCostEur: 210,
  });
});

test('what a visitor does not know is left for the engine to assume', () => {
  expect(houseAnswers({ woningtype: 'vrijstaand', bouwjaar: '', monthlyBill: undefined })).toEqual({
    woningtype: 'vrijstaand',
  });
});

test('a build year in words is left out rather than guessed', () => {
  expect(houseAnswers({ woningtype: 'vrijstaand', bouwjaar: 'rond de oorlog' })).toEqual({
    woningtype: 'vrijstaand',
  });
});

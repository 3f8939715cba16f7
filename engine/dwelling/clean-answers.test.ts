import { expect, test } from 'vitest';
import type { DwellingAnswers } from '../terms/answers.ts';
import { asGiven, usableAnswers } from './clean-answers.ts';

test('usable answers hold what counts, and nothing that is missing', () => {
  const answers = {
    woningtype: 'hoekwoning',
    bouwjaar: 1500,
    monthlyCostEur: 2000,
    residents: 2.4,
  };
  expect(usableAnswers(answers)).toStrictEqual({
    woningtype: 'hoekwoning',
    bouwjaar: 1600,
    monthlyCostEur: 1500,
    residents: 2,
  });
  expect(
    usableAnswers({ woningtype: 'kasteel', roof: 'GOED', gasM3PerYear: Number.NaN }),
  ).toStrictEqual({ woningtype: 'tussenwoning' });
});

test('a number as given stands in the answers until the visitor changes it', () => {
  const said: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1500, monthlyCostEur: 2000 };
  const usable = usableAnswers(said);
  expect(asGiven(usable, said)).toEqual(said);
  expect(asGiven({ ...usable, bouwjaar: 1930 }, said)).toEqual({ ...said, bouwjaar: 1930 });
  const { monthlyCostEur: _none, ...without } = usable;
  expect(asGiven(without, said)).not.toHaveProperty('monthlyCostEur');
  expect(asGiven(usable, { woningtype: 'hoekwoning' })).toEqual(usable);
});

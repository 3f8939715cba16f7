import { expect, test } from 'vitest';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { FIRST_QUESTIONS, MORE_QUESTIONS } from './copy.ts';

test('all that an address may say of a house is asked here too, so that one can change it', () => {
  const asked = [...FIRST_QUESTIONS, ...MORE_QUESTIONS.flatMap(({ fields }) => fields)];
  expect(asked.toSorted()).toEqual(Object.keys(ADDRESS_KEYS).toSorted());
});

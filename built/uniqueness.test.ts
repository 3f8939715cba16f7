import { expect, test } from 'vitest';
import { ownStatements, townPairs } from './lib/uniqueness.ts';

/** Shares of the smaller page. `npm run uniqueness` prints the worst. */
const MOST = { towns: 0.45, services: 0.3 };
const LEAST_OWN = 8;

const { towns, services } = townPairs();

test('no two towns of a service share more than they may', () => {
  expect(towns.filter(({ shared }) => shared > MOST.towns)).toEqual([]);
});

test('no two services of a town share more than they may', () => {
  expect(services.filter(({ shared }) => shared > MOST.services)).toEqual([]);
});

test('each town page says things with a source that no other page says', () => {
  expect(ownStatements().filter(({ own }) => own < LEAST_OWN)).toEqual([]);
});

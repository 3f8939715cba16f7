import { expect, test } from 'vitest';
import { ownStatements, townPairs } from './lib/uniqueness.ts';

/**
 * Shares of the smaller page that may only fall: the aim is 0.45 between towns and 0.3 between
 * services, with eight statements of its own on each page. `npm run uniqueness` prints the worst.
 */
const MOST = { towns: 0.65, services: 0.33 };
const LEAST_OWN = 6;

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

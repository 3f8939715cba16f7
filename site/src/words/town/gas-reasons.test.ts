import { expect, test } from 'vitest';
import { gasReasons } from './gas-reasons.ts';
import type { Neighbourhood } from './neighbourhood-kinds.ts';

const OLD = [40, 20, 20, 10, 10, 0, 0, 0];
const YOUNG = [0, 0, 0, 10, 10, 40, 40, 0];
const MIDDLE = [0, 0, 0, 50, 50, 0, 0, 0];

const place = (name: string, flats: number, periods?: number[]) =>
  ({ name, types: [100 - flats, 0, 0, 0, flats], periods }) as unknown as Neighbourhood;

const reasons = (high: Neighbourhood, low: Neighbourhood) =>
  Object.fromEntries(
    Object.entries(gasReasons([high, low], high.name, low.name)).filter(
      ([, share]) => share !== undefined,
    ),
  );

test('fewer flats explain a higher use, before the building years do', () => {
  expect(reasons(place('Hoog', 10, OLD), place('Laag', 25, YOUNG))).toEqual({
    flatsGas: '10',
    flatsZuinig: '25',
  });
});

test('where there are as many flats, older homes explain it, then younger ones elsewhere', () => {
  expect(reasons(place('Hoog', 23, OLD), place('Laag', 22, MIDDLE))).toEqual({
    oudGas: '80',
    oudZuinig: '0',
  });
  expect(reasons(place('Hoog', 23, MIDDLE), place('Laag', 22, YOUNG))).toEqual({
    jongGas: '0',
    jongZuinig: '80',
  });
});

test('homes that are alike, or differ the other way, explain nothing', () => {
  expect(reasons(place('Hoog', 30), place('Laag', 22))).toEqual({});
  expect(reasons(place('Hoog', 40, YOUNG), place('Laag', 20, OLD))).toEqual({});
  expect(gasReasons([], undefined, undefined)).toMatchObject({ flatsGas: undefined });
});

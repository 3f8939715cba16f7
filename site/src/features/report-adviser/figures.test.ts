import { behindReport, figures2026 } from '@sens/engine';
import { expect, test } from 'vitest';
import { certaintyWords, energyWords, stateRows } from './figures.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('energy is told by what it is taken from, what is taken more with a minus', () => {
  expect(plain(energyWords({ gasM3: 650.2, kwh: -1550 }))).toBe('650 m³ en −1.550 kWh');
  expect(plain(energyWords({ gasM3: 0, heatGj: 4.24, kwh: 0.2 }))).toBe('4,2 GJ');
  expect(energyWords({ gasM3: 0, kwh: -0.4 })).toBe('geen');
});

test('of a house on a heat network the hot water and the margin are those of its heat', () => {
  const house = { woningtype: 'vrijstaand', bouwjaar: 1930, heating: 'warmtenet' } as const;
  const behind = behindReport(house, figures2026, '2026-11-20');
  const [, now] = stateRows(behind, ['D', 'C']).find(([name]) => name === 'Warm water') ?? [];
  expect(plain(now ?? '')).toMatch(/^\d+(,\d)? GJ$/);
  expect(certaintyWords(behind).join(' ')).toMatch(/Marges: warmte van het net \d+%/);
});

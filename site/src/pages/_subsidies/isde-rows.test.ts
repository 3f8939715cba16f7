import { isdeDemands2026, toolFigures2026 } from '@sens/engine';
import { expect, test } from 'vitest';
import { formatCents, formatEuro } from '#lib/format-nl.ts';
import { areaRows, deviceRows, pumpRows } from './isde-rows.ts';

const { areaRates, glassRates } = toolFigures2026.isde;
const areas = areaRows(toolFigures2026, isdeDemands2026);

test('every amount per m² of the year has its row, with both amounts and both areas', () => {
  const rates = [...Object.values(areaRates), ...Object.values(glassRates)];
  expect(areas).toHaveLength(rates.length);
  for (const { value } of rates) {
    const row = {
      one: formatCents(value.eurPerM2 * 100),
      two: formatCents(value.eurPerM2Double * 100),
      area: expect.stringMatching(new RegExp(`^${value.minM2} tot en met ${value.maxM2}\\sm²`)),
    };
    expect(areas).toContainEqual(expect.objectContaining(row));
  }
});

test('every measure says what it asks, and what only others than RVO say is indicative', () => {
  for (const { demand } of areas) expect(demand.length).toBeGreaterThan(8);
  const demandOf = (name: string) => areas.find((row) => row.name === name)?.demand;
  expect(demandOf('Spouwmuur')).toBe('Rd-waarde 1,1 of hoger (indicatief)');
  expect(demandOf('Dak')).toBe('Rd-waarde 3,5 of hoger');
  expect(demandOf('HR++-glas')).toBe('U-waarde 1,2 of lager');
  expect(demandOf('Triple glas met nieuwe kozijnen')).toContain('0,7 of lager (indicatief)');
});

test('a heat pump of 4 kW with label A+++ gets the amount of RVO’s own example', () => {
  expect(pumpRows(toolFigures2026)[0]).toEqual([
    '4\u00a0kW',
    formatEuro(192_500),
    formatEuro(212_500),
  ]);
});

test('what is paid per piece has a row each, and what the ISDE does not pay says so', () => {
  const rows = deviceRows(toolFigures2026);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const network = rows.find(({ name }) => name === 'Aansluiting op een warmtenet');
  expect(network).toMatchObject({ amount: formatEuro(377_500) });
  expect(network?.demand).toContain('indicatief');
  for (const name of ['Airco (lucht-luchtwarmtepomp)', 'Thuisbatterij']) {
    expect(rows).toContainEqual({ name, amount: formatEuro(0), demand: 'Valt niet onder de ISDE' });
  }
});

import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { co2Name, co2SavedName, costName, factName, usesGas, usesHeat } from './state-names.ts';

const reportOf = (answers: DwellingAnswers, today = '2026-11-20') =>
  makeReport(answers, figures2026, today);
const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1974 };

test('costs are named after what the house pays for', () => {
  expect(costName(reportOf(HOUSE))).toBe('Gas en stroom samen');
  const network = { ...HOUSE, heating: 'warmtenet' } as const;
  expect(costName(reportOf({ ...network, cooking: 'elektrisch' }))).toBe('Warmte en stroom samen');
  expect(costName(reportOf({ ...network, cooking: 'gas' }))).toBe('Warmte, gas en stroom samen');
  const pump = reportOf({ ...HOUSE, heating: 'warmtepomp', cooking: 'elektrisch' });
  expect(usesGas(pump)).toBe(false);
  expect(costName(pump)).toBe('Kosten van stroom');
});

test('heat of a network is told of who has one', () => {
  const network = reportOf({ ...HOUSE, heating: 'warmtenet' });
  expect(usesHeat(network)).toBe(true);
  expect(network.now.heatGjPerYear.mid).toBeGreaterThan(20);
  expect(network.after.heatGjPerYear.mid).toBeLessThan(network.now.heatGjPerYear.mid);
  expect(usesHeat(reportOf(HOUSE))).toBe(false);
});

test('with a heat network each figure of CO2 says that its heat is not in it', () => {
  const network = reportOf({ ...HOUSE, heating: 'warmtenet' });
  expect(co2Name(network)).toBe('CO₂-uitstoot, zonder de warmte van het net');
  expect(co2SavedName(network)).toBe('Minder CO₂ per jaar, zonder de warmte van het net');
  expect(co2Name(reportOf(HOUSE))).toBe('CO₂-uitstoot');
});

test('with panels the bill and the costs beside it say which of them nets, until that has ended', () => {
  const panels = { ...HOUSE, solarPanels: 8, monthlyCostEur: 180 };
  const report = reportOf(panels);
  expect(factName('monthlyCostEur', report)).toBe('Energiekosten per maand, met salderen');
  expect(costName(report)).toBe('Gas en stroom samen, zonder salderen');
  const later = reportOf(panels, '2027-02-01');
  expect(factName('monthlyCostEur', later)).toBe('Energiekosten per maand');
  expect(costName(later)).toBe('Gas en stroom samen');
  expect(factName('monthlyCostEur', reportOf(HOUSE))).toBe('Energiekosten per maand');
});

import type { Woningtype } from '../terms/answers.ts';
import { type Figure, figure } from './types.ts';

/** House types for which Milieu Centraal gives rows; there is none for apartments. */
export type HouseType = Exclude<Woningtype, 'appartement'>;

/** What a measure costs and saves in Milieu Centraal's own example house of a type. */
export interface InsulationRow {
  /** Gas saved with the part going from none to good; used to check the heat balance, not to predict. */
  gasSavedM3PerYear: number;
  /** Price before subsidy, incl. VAT. */
  costEur: number;
}

type Rows = Figure<Readonly<Record<HouseType, InsulationRow>>>;

function rows(id: string, label: string, pairs: readonly (readonly [number, number])[]): Rows {
  const row = (index: number): InsulationRow => {
    const [gasSavedM3PerYear = 0, costEur = 0] = pairs[index] ?? [];
    return { gasSavedM3PerYear, costEur };
  };
  const value = {
    tussenwoning: row(0),
    hoekwoning: row(1),
    'twee-onder-een-kap': row(2),
    vrijstaand: row(3),
  };
  return { id, label, value, date: '2026-08-11', sources: ['mcIsoleren'], confidence: 'B' };
}

/** Prices and savings per house type: tussenwoning, hoekwoning, twee-onder-een-kap, vrijstaand. */
export const insulationSavings = {
  spouwmuurisolatie: rows('ins.spouw', 'Spouwmuurisolatie: prijs en besparing per woningtype', [
    [180, 800],
    [400, 1800],
    [400, 1900],
    [600, 2700],
  ]),
  dakisolatie: rows('ins.dak', 'Dakisolatie: prijs en besparing per woningtype', [
    [320, 6000],
    [340, 6500],
    [360, 6500],
    [550, 10000],
  ]),
  vloerisolatie: rows('ins.vloer', 'Vloerisolatie: prijs en besparing per woningtype', [
    [80, 2150],
    [130, 2240],
    [170, 2900],
    [250, 4200],
  ]),
  /** HR++ in existing frames, a corner house with 22 m2 of glass. */
  glassPrice: figure({
    id: 'ins.glas.cost',
    label: 'Prijs HR++-glas in bestaande kozijnen (hoekwoning)',
    value: { costEur: 4700, areaM2: 22 },
    date: '2026-08-11',
    sources: ['mcIsoleren'],
    confidence: 'B',
  }),
  /** Lifetimes for the payback; 30 years for insulation and glass. */
  lifetime: figure({
    id: 'ins.life',
    label: 'Levensduur isolatie en glas',
    value: { years: 30 },
    date: '2026',
    sources: ['algemeen'],
    confidence: 'G',
  }),
} as const;

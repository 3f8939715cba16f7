import { figure } from './types.ts';

/** Milieu Centraal's rows per number of panels; between the rows a straight line. */
export interface SolarRow {
  panels: number;
  costEur: number;
  /** With net metering, after feed-in costs. */
  saving2026Eur: number;
  /** Without net metering. */
  savingFrom2027Eur: number;
}

/** Solar panels: price, yield, saving and lifetime. */
export const solar = {
  rows: figure<readonly SolarRow[]>({
    id: 'pv.mc',
    label: 'Zonnepanelen: prijs en besparing met en zonder salderen',
    value: [
      { panels: 6, costEur: 2500, saving2026Eur: 440, savingFrom2027Eur: 160 },
      { panels: 8, costEur: 3200, saving2026Eur: 540, savingFrom2027Eur: 170 },
      { panels: 10, costEur: 3800, saving2026Eur: 720, savingFrom2027Eur: 240 },
    ],
    date: '2026-06-29',
    sources: ['mcZon'],
    confidence: 'B',
  }),
  /** 8 panels give about 3,000 kWh a year. */
  yield: figure({
    id: 'pv.mc.yield',
    label: 'Opbrengst: 8 panelen ongeveer 3.000 kWh per jaar',
    value: { kwhPerPanelPerYear: 375 },
    date: '2026-06-29',
    sources: ['mcZon'],
    confidence: 'B',
  }),
  lifetime: figure({
    id: 'pv.life',
    label: 'Levensduur zonnepanelen',
    value: { years: 25 },
    date: '2026',
    sources: ['opengegevens'],
    confidence: 'C',
  }),
} as const;

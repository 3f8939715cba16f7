import { type Assumption, figure } from './types.ts';

/** Milieu Centraal's rows per number of panels; between the rows a straight line. */
export interface SolarRow {
  panels: number;
  costEur: number;
  /** With net metering, after feed-in costs. */
  saving2026Eur: number;
  /** Without net metering. */
  savingFrom2027Eur: number;
}

const ownUse: Assumption<{
  referenceKwh: number;
  useExponent: number;
  heatPumpCounts: number;
  mostOfUse: number;
  batteryEfficiency: number;
  batteryCyclesPerYear: number;
  bridgeable: number;
}> = {
  value: {
    /** Use at which pv.mc's saving holds. */
    referenceKwh: 2585,
    useExponent: 0.5,
    /** Part of the use above the reference that counts in a house with a heat pump. */
    heatPumpCounts: 0.5,
    /** Most of the use that panels can meet at the moment itself. */
    mostOfUse: 0.4,
    batteryEfficiency: 0.9,
    batteryCyclesPerYear: 200,
    /** Part of surplus and of shortage that lies within a day of the other. */
    bridgeable: 0.6,
  },
  confidence: 'G',
  reason:
    'reference: use.pers20 for two people (D); a heat pump runs in winter; 200 cycles make 5 kWh beside 8 panels raise own use by 30 points; a test by Vereniging Eigen Huis found about 30 % more, read as points (C)',
};

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
  degradation: figure({
    id: 'pv.degr',
    label: 'Teruggang van de opbrengst van zonnepanelen',
    value: { perYear: 0.005 },
    date: '2026',
    sources: ['solease'],
    confidence: 'C',
  }),
  /** 10 to 15 years (`pv.life`); no cited price was found, so it is shown as indicative. */
  inverter: figure({
    id: 'pv.inverter',
    label: 'Omvormer: levensduur en prijs van vervanging (indicatief)',
    value: { years: 12, costEur: 1000 },
    date: '2026',
    sources: ['algemeen'],
    confidence: 'G',
  }),
  /** 10 to 15 years; a battery's price is never assumed. */
  batteryLifetime: figure({
    id: 'batt.life',
    label: 'Levensduur thuisbatterij (10 tot 15 jaar)',
    value: { years: 12 },
    date: '2026-02-06',
    sources: ['vehBatterij'],
    confidence: 'C',
  }),
  ownUse,
} as const;

import { figure } from './types.ts';

const mc = { date: '2026-08-10', confidence: 'B' } as const;

/** Prices, suitability and lifetime of heat pumps; EUR incl. VAT and installation. */
export const heatPumps = {
  hybridPrice: figure({
    id: 'hp.cost.hyb',
    label: 'Prijs hybride warmtepomp 4 kW naast bestaande ketel',
    value: { lowEur: 6000, midEur: 6200, highEur: 8000, powerKw: 4 },
    ...mc,
    sources: ['mcHybride', 'veh'],
  }),
  allElectricPrice: figure({
    id: 'hp.cost.ae',
    label: 'Prijs volledig elektrische warmtepomp met buitenunit',
    value: { lowEur: 8000, midEur: 12000, highEur: 16000 },
    ...mc,
    sources: ['mcWarmtepomp', 'veh'],
  }),
  /** All-electric asks for roof and floor of Rc 2.5, an insulated cavity and HR++. */
  suitability: figure({
    id: 'hp.suit',
    label: 'Eisen aan de woning voor een volledig elektrische warmtepomp',
    value: { minRoofRc: 2.5, minFloorRc: 2.5, maxSupplyCelsius: 55 },
    ...mc,
    sources: ['mcWarmtepomp'],
  }),
  /** Cautious seasonal figure with radiators, used for the label only. */
  labelScop: figure({
    id: 'hp.scop',
    label: 'Jaarrendement luchtwarmtepomp met radiatoren',
    value: { scop: 2.9 },
    ...mc,
    sources: ['consumentenbond'],
  }),
  lifetime: figure({
    id: 'hp.life',
    label: 'Levensduur warmtepomp (15 tot 20 jaar, ondergrens)',
    value: { years: 15 },
    date: '2022-2026',
    sources: ['veh'],
    confidence: 'C',
  }),
} as const;

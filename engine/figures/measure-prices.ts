import { figure } from './types.ts';

const guide2025 = { date: '2025', sources: ['energietool'], confidence: 'C' } as const;
const keyFigures = { date: '2026', sources: ['opengegevens'], confidence: 'C' } as const;

/**
 * Prices of the measures beside cavity, roof, floor, HR++ glass, air heat pumps and panels; EUR incl.
 * VAT and installation. What has no row here has no cited price: it is named and never priced.
 */
export const measurePrices = {
  /** Milieu Centraal gives a corner house only; the others by its own ratio for cavity walls (D). */
  outerWall: figure({
    id: 'ins.gevel.hoek',
    label: 'Prijs buitengevelisolatie (hoekwoning; andere typen naar verhouding)',
    value: {
      costEur: 23_000,
      scale: { tussenwoning: 0.45, hoekwoning: 1, 'twee-onder-een-kap': 1, vrijstaand: 1.5 },
    },
    date: '2026-08-11',
    sources: ['mcIsoleren'],
    confidence: 'B',
  }),
  atticFloor: figure({
    id: 'ins.coeff.zolder',
    label: 'Prijs zolder- of vlieringvloerisolatie per m2',
    value: { eurPerM2: 30 },
    ...keyFigures,
  }),
  soil: figure({
    id: 'ins.bodem.cost',
    label: 'Prijs bodemisolatie per m2',
    value: { lowEurPerM2: 25, midEurPerM2: 30, highEurPerM2: 35 },
    date: '2023-01',
    sources: ['regionaalEnergieloket'],
    confidence: 'C',
  }),
  /** Gas saved per m2 in the same list: attic floor 6 against roof 9, soil 1. */
  gasPerM2: figure({
    id: 'ins.coeff.m3',
    label: 'Gasbesparing per m2: zoldervloer, dak en bodem',
    value: { atticFloorM3: 6, roofM3: 9 },
    ...keyFigures,
  }),
  tripleGlass: figure({
    id: 'ins.coeff.triple',
    label: 'Prijs triple glas met nieuw houten kozijn per m2',
    value: { eurPerM2: 950 },
    ...keyFigures,
  }),
  draughtProofing: figure({
    id: 'small.tool25.tocht',
    label: 'Richtprijs tochtstrips en kit, hele woning',
    value: { costEur: 250 },
    ...guide2025,
  }),
  radiatorFoil: figure({
    id: 'small.tool25.folie',
    label: 'Richtprijs radiatorfolie, hele woning',
    value: { costEur: 120 },
    ...guide2025,
  }),
  solarBoiler: figure({
    id: 'small.tool25.zonneboiler',
    label: 'Richtprijs zonneboiler',
    value: { costEur: 3500 },
    ...guide2025,
  }),
  /** The cited "from" price is taken as the low end. */
  heatPumpBoiler: figure({
    id: 'wpboiler.cost',
    label: 'Prijs warmtepompboiler (vanaf)',
    value: { fromEur: 2000 },
    date: '2026',
    sources: ['warmtepompvergelijker'],
    confidence: 'C',
  }),
  battery: figure({
    id: 'bat.price',
    label: 'Prijs thuisbatterij per kWh, geïnstalleerd',
    value: { lowEurPerKwh: 450, midEurPerKwh: 675, highEurPerKwh: 900 },
    date: '2026-08-20',
    sources: ['opengegevens'],
    confidence: 'C',
  }),
  batterySize: figure({
    id: 'bat.mc',
    label: 'Gemiddelde thuisbatterij',
    value: { kwh: 6 },
    date: '2026-09-10',
    sources: ['mcBatterij'],
    confidence: 'B',
  }),
  /** About 800 for a cooking group, 450 for the hob; press quotes say over 1,000 for the whole change. */
  cooking: figure({
    id: 'kook.cost',
    label: 'Overstappen op inductie: kookgroep en kookplaat (afgeleid)',
    value: { lowEur: 1000, midEur: 1250, highEur: 1500 },
    date: '2026',
    sources: ['opengegevens', 'energietool'],
    confidence: 'D',
  }),
} as const;

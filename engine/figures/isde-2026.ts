import { type Figure, figure } from './types.ts';

/** ISDE grant for an insulated area: below the minimum nothing, above the maximum only the maximum counts. */
export interface IsdeAreaRate {
  eurPerM2: number;
  /** With two or more measures. */
  eurPerM2Double: number;
  minM2: number;
  maxM2: number;
  /** Extra for bio-based material; never doubles. */
  biobasedBonusEurPerM2: number;
}

/** ISDE grant for a first air-to-water heat pump. */
export interface IsdeHeatPumpRate {
  startEur: number;
  /** From the first kW of listed thermal power. */
  eurPerKw: number;
  /** For energy label A+++. */
  bonusAppPEur: number;
  minimumEur: number;
}

/** Last day of these amounts; those of 2027 were not published when they were collected. */
const validUntil = '2026-12-31';

const page = { date: '2026-06-26', validUntil, sources: ['rvoIsolatie'], confidence: 'B' } as const;

function areaRate(
  id: string,
  label: string,
  [eurPerM2, eurPerM2Double, minM2, maxM2, biobasedBonusEurPerM2]: [
    number,
    number,
    number,
    number,
    number,
  ],
): Figure<IsdeAreaRate> {
  const value = { eurPerM2, eurPerM2Double, minM2, maxM2, biobasedBonusEurPerM2 };
  return { id, label, value, ...page };
}

/** ISDE 2026 for home owners; the page was checked by RVO on 26 June 2026. */
export const isde2026 = {
  year: 2026,
  validUntil: validUntil as string,
  areaRates: {
    spouwmuurisolatie: areaRate('isde.spouw', 'ISDE spouwmuurisolatie', [5.25, 10.5, 10, 170, 1.5]),
    gevelisolatie: areaRate('isde.gevel', 'ISDE gevelisolatie', [20.25, 40.5, 10, 170, 6]),
    dakisolatie: areaRate('isde.dak', 'ISDE dakisolatie', [16.25, 32.5, 20, 200, 5]),
    zoldervloerisolatie: areaRate('isde.zolder', 'ISDE zoldervloerisolatie', [4, 8, 20, 200, 1.5]),
    vloerisolatie: areaRate('isde.vloer', 'ISDE vloerisolatie', [5.5, 11, 20, 130, 2]),
    bodemisolatie: areaRate('isde.bodem', 'ISDE bodemisolatie', [3, 6, 20, 130, 1]),
    'hr-glas': areaRate('isde.glas.hrpp', 'ISDE HR++-glas', [25, 50, 3, 45, 0]),
    'triple-glas': areaRate(
      'isde.glas.triple',
      'ISDE triple glas in nieuw kozijn',
      [111, 222, 3, 45, 0],
    ),
  },
  heatPump: figure<IsdeHeatPumpRate>({
    id: 'isde.wp.lw',
    label: 'ISDE lucht-waterwarmtepomp',
    value: { startEur: 1025, eurPerKw: 225, bonusAppPEur: 200, minimumEur: 500 },
    date: '2026',
    validUntil,
    sources: ['rvo2026', 'rvoWarmtepomp'],
    confidence: 'B',
  }),
  ventilation: figure({
    id: 'isde.vent',
    label: 'ISDE ventilatie, samen met isolatie',
    value: { eur: 400 },
    date: '2026-01-01',
    validUntil,
    sources: ['rvoVentilatie', 'rvo2026'],
    confidence: 'B',
  }),
  buildDate: figure({
    id: 'isde.bouwjaar',
    label: 'ISDE warmtepomp en ventilatie: gebouwd vóór 2019',
    value: { builtBeforeYear: 2019 },
    date: '2026-06-03',
    validUntil,
    sources: ['rvoWarmtepomp', 'rvoVentilatie'],
    confidence: 'B',
  }),
  doubling: figure({
    id: 'isde.double',
    label: 'ISDE verdubbelt vanaf twee maatregelen',
    value: { fromMeasures: 2, withinMonths: 24 },
    date: '2026',
    validUntil,
    sources: ['rvoIsolatie'],
    confidence: 'B',
  }),
};

import type { SourceId } from './sources.ts';
import { type Confidence, type Figure, figure } from './types.ts';

/** ISDE grant for an insulated area: below the minimum nothing, above the maximum only the maximum counts. */
export interface IsdeAreaRate {
  eurPerM2: number;
  /** With two or more measures. */
  eurPerM2Double: number;
  minM2: number;
  maxM2: number;
  /** Extra for bio-based material; never doubles. */
  biobasedBonusEurPerM2: number;
  /** Highest U (W/m2K) of glass, panel or door that this amount is for; missing where not sure. */
  maxU?: number;
  /** The amount is for a U above this; at or below it another amount holds. */
  aboveU?: number;
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

/** What RVO's list of devices (meldcodelijst) gives for one kind; the device itself decides. */
export interface IsdeListRange {
  minEur: number;
  medianEur: number;
  maxEur: number;
}

/** The same for solar boilers, of which each list holds collectors up to a size. */
export interface IsdeCollectorList extends IsdeListRange {
  upToM2: number;
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
  u: Pick<IsdeAreaRate, 'maxU' | 'aboveU'> = {},
): Figure<IsdeAreaRate> {
  const value = { eurPerM2, eurPerM2Double, minM2, maxM2, biobasedBonusEurPerM2, ...u };
  return { id, label, value, ...page };
}

/** A rule or an amount that holds as long as those of the year. */
export function rule<T>(
  id: string,
  label: string,
  value: T,
  date: string,
  source: SourceId,
  confidence: Confidence = 'B',
): Figure<T> {
  return { id, label, value, date, validUntil, sources: [source], confidence };
}

function list(
  id: string,
  label: string,
  source: SourceId,
  [minEur, medianEur, maxEur]: [number, number, number],
): Figure<IsdeListRange> {
  return rule(id, label, { minEur, medianEur, maxEur }, '2026-07-23', source);
}

/** RVO's list of solar boilers up to a size of collector. */
export function collectors(
  id: string,
  label: string,
  upToM2: number,
  range: [number, number, number],
): Figure<IsdeCollectorList> {
  const figure = list(id, label, 'rvoZonneboilers', range);
  return { ...figure, value: { ...figure.value, upToM2 } };
}

/**
 * ISDE 2026 for home owners, what a report is made with; the page was checked by RVO on 26 June 2026. What
 * only the tools ask stands in `isde-tool-rules-2026.ts`.
 */
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
    'hr-glas': areaRate('isde.glas.hrpp', 'ISDE HR++-glas', [25, 50, 3, 45, 0], { maxU: 1.2 }),
    // Its U of 0.7 was seen in a secondary source only (`isde.u.glas`), so it is not given.
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
    value: { eur: 400, workFrom: '2026-01-01' },
    date: '2026-01-01',
    validUntil,
    sources: ['rvoVentilatie', 'rvo2026'],
    confidence: 'B',
  }),
  buildDate: figure({
    id: 'isde.bouwjaar',
    label: 'ISDE warmtepomp en ventilatie: gebouwd vóór 2019',
    value: { builtBeforeYear: 2019, permitBefore: '2018-07-01' },
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
  /** The kinds of glass that stand beside `areaRates`; all glass shares one minimum and one maximum. */
  glassRates: {
    paneel: areaRate(
      'isde.glas.paneel',
      'ISDE paneel, warmteverlies (U-waarde) tot 1,2',
      [10, 20, 3, 45, 0],
      {
        maxU: 1.2,
        aboveU: 0.7,
      },
    ),
    'paneel-nieuw': areaRate(
      'isde.glas.paneel_nieuw',
      'ISDE paneel in nieuw kozijn',
      [45, 90, 3, 45, 0],
      { maxU: 0.7 },
    ),
    deur: areaRate(
      'isde.glas.deur',
      'ISDE isolerende deur, warmteverlies (U-waarde) tot 1,5',
      [25, 50, 3, 45, 0],
      {
        maxU: 1.5,
        aboveU: 1,
      },
    ),
    'deur-nieuw': areaRate(
      'isde.glas.deur_nieuw',
      'ISDE deur, warmteverlies (U-waarde) tot 1,0',
      [111, 222, 3, 45, 0],
      {
        maxU: 1,
      },
    ),
    /** Amount of 2025; that of 2026 was not seen. Doubles as every amount per m2 (`isde.double`). */
    monument: figure<IsdeAreaRate>({
      id: 'isde.glas.monument_hr',
      label: 'ISDE HR++-glas in een monument',
      value: { eurPerM2: 46, eurPerM2Double: 92, minM2: 3, maxM2: 45, biobasedBonusEurPerM2: 0 },
      date: '2025',
      validUntil,
      sources: ['rvo2025'],
      confidence: 'A',
    }),
  },
  /** Said by no official page that was seen; the cautious side is taken. */
  doorsWithGlass: rule(
    'nat.isde.doors',
    'ISDE deuren en panelen: alleen samen met isolerend glas (niet bij RVO gezien)',
    {},
    '2026',
    'rvoIsolatie',
    'C',
  ),
  period: rule(
    'isde.24m',
    'ISDE: aanvragen binnen 24 maanden na het werk',
    { months: 24, workFrom: '2025-01-01' },
    '2026',
    'rvoIsolatie',
  ),
  biobased: rule(
    'isde.mki',
    'ISDE biobased: grenswaarde MKI',
    { mki: 1.9 },
    '2026-01-01',
    'rvo2026',
  ),
  furtherHeatPump: rule(
    'isde.wp.second',
    'ISDE tweede en volgende warmtepomp',
    { eurPerKw: 225 },
    '2026',
    'rvo2026',
  ),
  /** Not what RVO's own page says (`isde.wp.second`), so only told, never paid. */
  heatPumpAgain: rule(
    'nat.isde26.second',
    'ISDE warmtepomp: opnieuw na een aantal jaren, volgens een installateur',
    { years: 3 },
    '2026',
    'eco2all',
    'C',
  ),
  heatPumpLists: {
    'bodem-water': list(
      'isde.wp.list.gw',
      'ISDE per toestel: bodem-waterwarmtepompen',
      'rvoMeldcodes',
      [4200, 4650, 13275],
    ),
    'water-water': list(
      'isde.wp.list.ww',
      'ISDE per toestel: water-waterwarmtepompen',
      'rvoMeldcodes',
      [4200, 4425, 13125],
    ),
    warmtepompboiler: list(
      'isde.wp.list.boiler',
      'ISDE per toestel: warmtepompboilers',
      'rvoMeldcodes',
      [500, 725, 950],
    ),
  },
  battery: rule('isde.battery', 'Geen ISDE voor een thuisbatterij', { eur: 0 }, '2026', 'rvo2026'),
  /** The smaller collectors, as a plan has them. */
  solarBoilers: collectors('isde.zb5', 'Zonneboilers tot 5 m2', 5, [591, 1789, 3182]),
};

import type { Woningtype } from '../terms/answers.ts';
import type { HouseType } from './insulation-savings.ts';
import type { ReferenceDwelling } from './reference-dwellings.ts';

/** One row of Milieu Centraal's real use for heating and hot water with 2 residents, per year. */
export interface ReferenceUse {
  type: HouseType;
  insulation: 'matig' | 'redelijk' | 'goed';
  boilerGasM3: number;
  boilerKwh: number;
  hybridGasM3: number;
  hybridKwh: number;
  /** Missing where all-electric is called not suitable. */
  allElectricKwh?: number;
}

function row(
  type: HouseType,
  insulation: ReferenceUse['insulation'],
  [boilerGasM3, boilerKwh, hybridGasM3, hybridKwh]: [number, number, number, number],
  allElectricKwh?: number,
): ReferenceUse {
  const use = { type, insulation, boilerGasM3, boilerKwh, hybridGasM3, hybridKwh };
  return allElectricKwh === undefined ? use : { ...use, allElectricKwh };
}

/**
 * Facts `mc.heat.*` (Milieu Centraal, read 28 September 2026, confidence B). They are what the
 * engine is calibrated against; it never reads them, so they are no part of `figures2026`.
 */
export const referenceUse: readonly ReferenceUse[] = [
  row('tussenwoning', 'matig', [1140, 280, 590, 1580]),
  row('tussenwoning', 'redelijk', [1020, 260, 540, 1390], 3560),
  row('tussenwoning', 'goed', [770, 220, 450, 1120], 2970),
  row('hoekwoning', 'matig', [1360, 310, 680, 1930]),
  row('hoekwoning', 'redelijk', [1230, 290, 630, 1730], 4070),
  row('hoekwoning', 'goed', [950, 250, 530, 1400], 3410),
  row('twee-onder-een-kap', 'matig', [1530, 340, 750, 2190]),
  row('twee-onder-een-kap', 'redelijk', [1390, 320, 690, 1960], 4440),
  row('twee-onder-een-kap', 'goed', [1070, 270, 580, 1600], 3680),
  row('vrijstaand', 'matig', [2150, 440, 980, 3210]),
  row('vrijstaand', 'redelijk', [1930, 400, 890, 2860], 5670),
  row('vrijstaand', 'goed', [1460, 330, 710, 2300], 4540),
];

/** Facts `ins.glas.*` (Milieu Centraal, 8 July 2026): m3 gas a year by new glass, whole house. */
export const referenceGlassSaving: Readonly<
  Record<
    HouseType,
    { enkelHrpp: number; dubbelHrpp: number; enkelTriple: number; dubbelTriple: number }
  >
> = {
  tussenwoning: { enkelHrpp: 250, dubbelHrpp: 65, enkelTriple: 280, dubbelTriple: 100 },
  hoekwoning: { enkelHrpp: 260, dubbelHrpp: 70, enkelTriple: 300, dubbelTriple: 110 },
  'twee-onder-een-kap': { enkelHrpp: 290, dubbelHrpp: 75, enkelTriple: 340, dubbelTriple: 120 },
  vrijstaand: { enkelHrpp: 370, dubbelHrpp: 100, enkelTriple: 450, dubbelTriple: 160 },
};

/**
 * Gas (m3 a year) before the fall of 2022: CBS for all dwellings built 1965 to 1975 (`use.6575`, 11.7 m3
 * per m2, temperature corrected, 2020), with the floor area of RVO's example.
 */
export const referenceGas2020 = [{ type: 'tussenwoning', bouwjaar: 1970, gasM3: 1344 }] as const;

/**
 * Mean gas per type (m3 a year), CBS 2022 (`use.app22`, `use.est22`, `use.vrij22`, confidence D): the
 * newest by type. What people leave out since the fall of 2022 is fitted on these five.
 */
export const referenceMeanGas: Readonly<Record<Woningtype, number>> = {
  appartement: 670,
  tussenwoning: 940,
  hoekwoning: 1110,
  'twee-onder-een-kap': 1300,
  vrijstaand: 1670,
};

/**
 * Mean gas per home of a whole area in 2024, homes without gas counted, with the shares (percent) of
 * types and of homes on gas: `nat.nl.gas24`, `nat.nl.types24`, `nat.nl.gasfree24` and those of
 * Zuid-Holland (CBS, confidence B). Held back: nothing is fitted on them.
 */
export const referenceAreaGas: readonly {
  area: string;
  gasM3: number;
  onGasPct: number;
  typesPct: Readonly<Record<Woningtype, number>>;
}[] = [
  {
    area: 'Nederland',
    gasM3: 800,
    onGasPct: 82.6,
    typesPct: {
      appartement: 36.7,
      tussenwoning: 29.1,
      hoekwoning: 12.5,
      'twee-onder-een-kap': 8.7,
      vrijstaand: 12.9,
    },
  },
  {
    area: 'Zuid-Holland',
    gasM3: 710,
    onGasPct: 83.3,
    typesPct: {
      appartement: 52,
      tussenwoning: 29.2,
      hoekwoning: 10.5,
      'twee-onder-een-kap': 3.4,
      vrijstaand: 4.9,
    },
  },
];

/**
 * Median EP2 (kWh/m2 a year), by a straight line within the class, of the labels that RVO found per
 * example dwelling in WoON2018 (`label.spread.woon`, confidence B, RVO file of 25 January 2023). Flats
 * are left out: 30 of them in all places of their blocks say too little of one.
 */
export const referenceLabel = [
  { type: 'twee-onder-een-kap', bouwjaar: 1955, ep2KwhPerM2: 268 },
  { type: 'hoekwoning', bouwjaar: 1935, ep2KwhPerM2: 301 },
  { type: 'hoekwoning', bouwjaar: 2010, ep2KwhPerM2: 129 },
  { type: 'hoekwoning', bouwjaar: 2016, ep2KwhPerM2: 133 },
] as const;

/** RVO's calculated net heat need of one example dwelling, and the shell it was calculated with. */
export interface ReferenceHeatNeed {
  type: Woningtype;
  bouwjaar: number;
  kwhPerM2: number;
  /** Not published of flats, which lie in the middle of their block. */
  built?: {
    areas: ReferenceDwelling;
    shell: {
      wallRc: number;
      roofRc: number;
      floorRc: number;
      windowU: number;
      doorU: number;
      glazing: 'dubbel' | 'hr++';
    };
  };
}

type Areas = [
  floor: number,
  wall: number,
  roof: number,
  ground: number,
  window: number,
  door: number,
];
type Values = [wallRc: number, roofRc: number, floorRc: number, windowU: number, doorU: number];

function example(
  type: Woningtype,
  bouwjaar: number,
  kwhPerM2: number,
  [floorAreaM2, wallM2, roofM2, groundFloorM2, windowM2, doorM2]: Areas,
  [wallRc, roofRc, floorRc, windowU, doorU]: Values,
): ReferenceHeatNeed {
  const areas = { floorAreaM2, wallM2, windowM2, doorM2, groundFloorM2, roofM2 };
  const glazing = windowU < 2.2 ? 'hr++' : 'dubbel';
  const shell = { wallRc, roofRc, floorRc, windowU, doorU, glazing } as const;
  return { type, bouwjaar, kwhPerM2, built: { areas, shell } };
}

/**
 * Facts `vbw.*`: net heat need, kWh per m2 a year. Of the corner house's roof its pitched part counts for all. The
 * semi-detached house of 1992-2005 stands in the same public copy as those facts (confidence B), where all of
 * its parts have Rc 2.5.
 */
export const referenceHeatNeed: readonly ReferenceHeatNeed[] = [
  { type: 'appartement', bouwjaar: 1970, kwhPerM2: 90.7 },
  { type: 'appartement', bouwjaar: 1985, kwhPerM2: 70 },
  example(
    'tussenwoning',
    1970,
    141.92,
    [114.9, 37.7, 55.6, 48.3, 25, 4.6],
    [0.43, 0.86, 0.17, 2.9, 3.4],
  ),
  example(
    'hoekwoning',
    1955,
    208.22,
    [100.9, 86, 60.9, 46.6, 20.1, 5.3],
    [0.35, 0.85, 0.15, 1.8, 3.4],
  ),
  example('vrijstaand', 1985, 157.33, [161, 126.4, 120.5, 93, 31.4, 8], [1.3, 1.3, 0.52, 2.9, 3.4]),
  example(
    'twee-onder-een-kap',
    1998,
    107.98,
    [143.9, 103.3, 84.1, 68.95, 27.2, 6.9],
    [2.5, 2.5, 2.5, 2.9, 3.4],
  ),
];

/**
 * More of RVO's example dwellings, read in a second public copy (confidence C; docs/decisions/0088 says which rows of
 * it were left out and why). Held back: nothing is fitted on them but the gaps of the years from 1988 on, on those
 * of these years together with the row above.
 */
export const referenceHeatNeedSecondHand: readonly ReferenceHeatNeed[] = [
  example(
    'twee-onder-een-kap',
    1970,
    183.5,
    [133.99, 91.7, 72.6, 61.45, 30.2, 6.2],
    [0.43, 0.86, 0.17, 2.9, 3.4],
  ),
  example(
    'twee-onder-een-kap',
    1985,
    139.06,
    [129.8, 94.2, 79.2, 61.4, 24.2, 6.5],
    [1.3, 1.3, 1.3, 2.9, 3.4],
  ),
  example(
    'twee-onder-een-kap',
    2010,
    94.34,
    [152.35, 109.7, 84.3, 68.1, 28.3, 8.4],
    [2.5, 2.5, 2.5, 1.8, 3.4],
  ),
  example(
    'twee-onder-een-kap',
    2016,
    72.24,
    [159.89, 93.9, 75.85, 66.1, 21.3, 7.2],
    [4.5, 6, 3.5, 1.8, 2],
  ),
  example(
    'vrijstaand',
    2010,
    104.39,
    [201.98, 152.8, 133.2, 110.8, 37.7, 8],
    [2.5, 2.5, 2.5, 1.8, 3.4],
  ),
  example(
    'hoekwoning',
    2010,
    91.77,
    [136.67, 111, 69.6, 56.8, 26.9, 5.1],
    [2.5, 2.5, 2.5, 1.8, 3.4],
  ),
  example('tussenwoning', 2016, 68.83, [117, 41.1, 70.4, 52.3, 18, 5.25], [4.5, 6, 3.5, 1.8, 3.4]),
];

/** One row of Milieu Centraal's average use of a household, m3 and kWh a year. */
export interface ReferenceHousehold {
  house: string;
  /** The row is for all of these together. */
  types: readonly Woningtype[];
  residents: 1 | 2;
  gasM3: number;
  kwh: number;
  /** Read into the row's words, which name no year and no size. */
  bouwjaar: number;
  floorAreaM2: number;
}

const old = 1965;
const fairlyNew = 2000;
const flat = ['appartement'] as const;
const terrace = ['tussenwoning', 'hoekwoning'] as const;

function household(
  house: string,
  types: readonly Woningtype[],
  residents: 1 | 2,
  [gasM3, kwh]: [number, number],
  [bouwjaar, floorAreaM2]: [number, number],
): ReferenceHousehold {
  return { house, types, residents, gasM3, kwh, bouwjaar, floorAreaM2 };
}

/**
 * Facts `mc.gem1` (one resident) and `mc.gem2` (two or more, taken as two), Milieu Centraal, read
 * 28 September 2026, confidence B. Printed beside the model for information; it is not fitted on them.
 */
export const referenceHouseholds: readonly ReferenceHousehold[] = [
  household('nieuw klein appartement', flat, 1, [550, 1390], [fairlyNew, 60]),
  household('oud klein appartement', flat, 1, [690, 1430], [old, 60]),
  household('oud klein huis', ['tussenwoning'], 1, [850, 1470], [old, 80]),
  household('oud middelgroot huis', ['tussenwoning'], 1, [1010, 1730], [old, 115]),
  household('oud klein appartement', flat, 2, [860, 2100], [old, 60]),
  household('oude kleine rijwoning', terrace, 2, [1000, 2410], [old, 80]),
  household('oude middelgrote rijwoning', terrace, 2, [1110, 2780], [old, 115]),
  household('nieuwe middelgrote rijwoning', terrace, 2, [900, 2810], [fairlyNew, 115]),
  household('oude grote rijwoning', terrace, 2, [1520, 3520], [old, 150]),
  household('oud groot vrijstaand huis', ['vrijstaand'], 2, [1850, 4240], [old, 161]),
];

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

/** Facts `vbw.*`: net heat need, kWh per m2 a year. Of the corner house's roof its pitched part counts for all. */
export const referenceHeatNeed: readonly ReferenceHeatNeed[] = [
  { type: 'appartement', bouwjaar: 1970, kwhPerM2: 90.7 },
  { type: 'appartement', bouwjaar: 1985, kwhPerM2: 70 },
  {
    type: 'tussenwoning',
    bouwjaar: 1970,
    kwhPerM2: 141.92,
    built: {
      areas: {
        floorAreaM2: 114.9,
        wallM2: 37.7,
        windowM2: 25,
        doorM2: 4.6,
        groundFloorM2: 48.3,
        roofM2: 55.6,
      },
      shell: {
        wallRc: 0.43,
        roofRc: 0.86,
        floorRc: 0.17,
        windowU: 2.9,
        doorU: 3.4,
        glazing: 'dubbel',
      },
    },
  },
  {
    type: 'hoekwoning',
    bouwjaar: 1955,
    kwhPerM2: 208.22,
    built: {
      areas: {
        floorAreaM2: 100.9,
        wallM2: 86,
        windowM2: 20.1,
        doorM2: 5.3,
        groundFloorM2: 46.6,
        roofM2: 60.9,
      },
      shell: {
        wallRc: 0.35,
        roofRc: 0.85,
        floorRc: 0.15,
        windowU: 1.8,
        doorU: 3.4,
        glazing: 'hr++',
      },
    },
  },
  {
    type: 'vrijstaand',
    bouwjaar: 1985,
    kwhPerM2: 157.33,
    built: {
      areas: {
        floorAreaM2: 161,
        wallM2: 126.4,
        windowM2: 31.4,
        doorM2: 8,
        groundFloorM2: 93,
        roofM2: 120.5,
      },
      shell: {
        wallRc: 1.3,
        roofRc: 1.3,
        floorRc: 0.52,
        windowU: 2.9,
        doorU: 3.4,
        glazing: 'dubbel',
      },
    },
  },
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

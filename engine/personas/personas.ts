import type { DwellingAnswers, LabelClass, MeasureId } from '../index.ts';

/** A whole household with what its report must say, and where that expectation comes from. */
export interface Persona {
  name: string;
  answers: DwellingAnswers;
  /** Measures of the plan, in order. */
  plan: MeasureId[];
  /** Grants in EUR per measure, computed by hand. */
  grantsEur?: Partial<Record<MeasureId, number>>;
  /** Classes between which the estimated label now must lie, best first. */
  labelNow?: [LabelClass, LabelClass];
  /** Gas now in m3 a year, as published for such a house, with the share it may differ. */
  gasM3?: { published: number; tolerance: number };
  source: string;
}

/** Households as data; each is one test. */
export const personas: readonly Persona[] = [
  {
    name: 'terraced house of 1970, nothing else known',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1970 },
    plan: [
      'spouwmuurisolatie',
      'vloerisolatie',
      'dakisolatie',
      'hr-glas',
      'warmtepomp',
      'zonnepanelen',
    ],
    // 37.7 m2 x 10.50; 48.3 x 11; 55.6 x 32.50; 20.8 x 50; doubled, as there are five ISDE measures
    grantsEur: {
      spouwmuurisolatie: 395.85,
      vloerisolatie: 531.3,
      dakisolatie: 1807,
      'hr-glas': 1040,
    },
    labelNow: ['C', 'D'],
    // CBS, all dwellings 1965-1975: 11.7 m3/m2 (use.6575), here 114.9 m2
    gasM3: { published: 1344, tolerance: 0.15 },
    source: 'vbw.tussen6574, isde.*, use.6575',
  },
  {
    name: 'corner house, moderately insulated, two people',
    answers: {
      woningtype: 'hoekwoning',
      bouwjaar: 1980,
      roof: 'matig',
      wall: 'matig',
      floor: 'matig',
      glazing: 'dubbel',
      residents: 2,
    },
    plan: ['vloerisolatie', 'dakisolatie', 'hr-glas', 'warmtepomp', 'zonnepanelen'],
    gasM3: { published: 1360, tolerance: 0.15 },
    source: 'mc.heat.hoekwoning.matig',
  },
  {
    name: 'detached house, well insulated',
    answers: {
      woningtype: 'vrijstaand',
      bouwjaar: 2000,
      roof: 'goed',
      wall: 'goed',
      floor: 'goed',
      glazing: 'hr++',
      residents: 2,
    },
    plan: ['warmtepomp', 'zonnepanelen'],
    labelNow: ['A', 'B'],
    gasM3: { published: 1460, tolerance: 0.15 },
    source: 'mc.heat.vrijstaand.goed',
  },
  {
    name: 'house of 1910: no cavity, so a hybrid heat pump',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1910 },
    plan: ['vloerisolatie', 'dakisolatie', 'hr-glas', 'hybride-warmtepomp', 'zonnepanelen'],
    // 1,025 + 4 x 225 + 200
    grantsEur: { 'hybride-warmtepomp': 2125 },
    source: 'hp.suit, isde.wp.lw',
  },
  {
    name: 'house of 2022: only panels are left',
    answers: { woningtype: 'hoekwoning', bouwjaar: 2022 },
    plan: ['zonnepanelen'],
    labelNow: ['A++++', 'A+'],
    source: 'rc.21',
  },
  {
    name: 'house of 2019 with a boiler: too new for the heat pump grant',
    answers: { woningtype: 'tussenwoning', bouwjaar: 2019, heating: 'cv-ketel' },
    plan: ['warmtepomp', 'zonnepanelen'],
    grantsEur: {},
    source: 'isde.bouwjaar',
  },
  {
    name: 'apartment of 1960: the shell with the VvE; a hybrid would not earn itself back',
    answers: { woningtype: 'appartement', bouwjaar: 1960 },
    plan: ['spouwmuurisolatie', 'hr-glas'],
    source: 'svve, hp.cost.hyb',
  },
  {
    name: 'house on a heat network with panels: insulation only',
    answers: { woningtype: 'tussenwoning', bouwjaar: 1970, heating: 'warmtenet', solarPanels: 8 },
    plan: ['spouwmuurisolatie', 'vloerisolatie', 'dakisolatie', 'hr-glas'],
    source: 'mc.net, price.heat',
  },
  {
    name: 'large uninsulated detached house with a family',
    answers: {
      woningtype: 'vrijstaand',
      bouwjaar: 1955,
      roof: 'niet',
      wall: 'niet',
      floor: 'niet',
      glazing: 'enkel',
      residents: 4,
      floorAreaM2: 200,
    },
    plan: [
      'spouwmuurisolatie',
      'dakisolatie',
      'vloerisolatie',
      'hr-glas',
      'warmtepomp',
      'zonnepanelen',
    ],
    labelNow: ['F', 'G'],
    source: 'rc.4664',
  },
];

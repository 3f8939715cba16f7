import type { Woningtype } from '../terms/answers.ts';
import type { Figure } from './types.ts';

/** Areas of an example dwelling through which heat is lost, with its floor area. */
export interface ReferenceDwelling {
  floorAreaM2: number;
  wallM2: number;
  windowM2: number;
  doorM2: number;
  groundFloorM2: number;
  roofM2: number;
}

const rvo = { date: '2022', sources: ['rvoWoningen'], confidence: 'B' } as const;

/** RVO example dwellings; where RVO gives none the areas are derived, as said. */
export const referenceDwellings: Readonly<Record<Woningtype, Figure<ReferenceDwelling>>> = {
  // Windows: 250 m3 saved by HR++ at 12 m3/m2 (ins.glas), the rule that gives the 22 m2 Milieu
  // Centraal names for a corner house; RVO's example of this one era has 25 m2.
  tussenwoning: {
    id: 'vbw.tussen6574',
    label: 'Voorbeeldwoning tussenwoning 1965-1974',
    value: {
      floorAreaM2: 114.9,
      wallM2: 37.7,
      windowM2: 20.8,
      doorM2: 4.6,
      groundFloorM2: 48.3,
      roofM2: 55.6,
    },
    ...rvo,
    sources: ['rvoWoningen', 'mcGlas'],
  },
  // Windows: Milieu Centraal's 22 m2 for a corner house (ins.glas.cost), as the price is for that area.
  hoekwoning: {
    id: 'vbw.hoek4664',
    label: 'Voorbeeldwoning hoekwoning 1946-1964',
    value: {
      floorAreaM2: 100.9,
      wallM2: 86,
      windowM2: 22,
      doorM2: 5.3,
      groundFloorM2: 46.6,
      roofM2: 60.9,
    },
    ...rvo,
  },
  // The example of the period in which the default build year lies. Read in a public copy of RVO's tables
  // (docs/decisions/0088); RVO's newer one (1992-2005) has its parts within 5 % of these at the same floor area.
  'twee-onder-een-kap': {
    id: 'vbw.kap7591',
    label: 'Voorbeeldwoning twee-onder-een-kap 1975-1991',
    value: {
      floorAreaM2: 129.8,
      wallM2: 94.2,
      windowM2: 24.2,
      doorM2: 6.5,
      groundFloorM2: 61.4,
      roofM2: 79.2,
    },
    ...rvo,
    confidence: 'C',
  },
  vrijstaand: {
    id: 'vbw.vrij7591',
    label: 'Voorbeeldwoning vrijstaand 1975-1991',
    value: {
      floorAreaM2: 161,
      wallM2: 126.4,
      windowM2: 31.4,
      doorM2: 8,
      groundFloorM2: 93,
      roofM2: 120.5,
    },
    ...rvo,
  },
  // CBS mean area of multi-family homes. Walls and windows fitted on RVO's calculated heat need of
  // flats in the middle (vbw.portiek6574, vbw.galerij7591); a quarter of roof and ground floor, as in
  // a block of four layers. The real place in the block is unknown: see `assumptions.apartmentSpread`.
  appartement: {
    id: 'area.eg',
    label: 'Appartement: gemiddelde oppervlakte, delen afgeleid',
    value: {
      floorAreaM2: 80,
      wallM2: 20,
      windowM2: 14,
      doorM2: 2.5,
      groundFloorM2: 20,
      roofM2: 20,
    },
    date: '2022-01-01',
    sources: ['woningen', 'rvoWoningen'],
    confidence: 'D',
  },
};

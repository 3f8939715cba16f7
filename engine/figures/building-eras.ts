import type { Figure } from './types.ts';

/** Insulation and ventilation that a house of an era has when nothing else is known. */
export interface BuildingEra {
  /** First year of the era. */
  fromYear: number;
  wallRc: number;
  roofRc: number;
  floorRc: number;
  /** Glazing that is usual today in houses of this era. */
  glazing: 'dubbel' | 'hr++';
  /** Upper limit of the window's U (W/m2K) set by the building decree of the time. */
  maxWindowU?: number;
  /** Air changes per hour through ventilation and gaps; see `assumptions.airChanges`. */
  ventilation: 'natuurlijk' | 'mechanisch' | 'zuinig';
}

/**
 * Eras, oldest first. Up to 1991 the ISSO 82.1 defaults (`rc.4664`, `rc.6574`, `rc.8291`, B) with the
 * roof and double glass of RVO's 'huidig' package; then the building decrees (`rc.92` to `rc.15`, C;
 * `rc.21`, B). Before 1946 nothing was found: as 1946 to 1964. HR++ from 2006, as the
 * company's own build-year labels have it: our assumption (G).
 */
export const buildingEras: Figure<readonly BuildingEra[]> = {
  id: 'rc.eras',
  label: 'Isolatie per bouwperiode (ISSO 82.1 en bouwbesluiten)',
  value: [
    {
      fromYear: 0,
      wallRc: 0.35,
      roofRc: 0.85,
      floorRc: 0.15,
      glazing: 'dubbel',
      ventilation: 'natuurlijk',
    },
    {
      fromYear: 1965,
      wallRc: 0.43,
      roofRc: 0.86,
      floorRc: 0.17,
      glazing: 'dubbel',
      ventilation: 'natuurlijk',
    },
    {
      fromYear: 1975,
      wallRc: 1.3,
      roofRc: 1.3,
      floorRc: 0.52,
      glazing: 'dubbel',
      ventilation: 'natuurlijk',
    },
    {
      fromYear: 1992,
      wallRc: 2.5,
      roofRc: 2.5,
      floorRc: 2.5,
      glazing: 'dubbel',
      ventilation: 'mechanisch',
    },
    {
      fromYear: 2006,
      wallRc: 2.5,
      roofRc: 2.5,
      floorRc: 2.5,
      glazing: 'hr++',
      ventilation: 'mechanisch',
    },
    {
      fromYear: 2012,
      wallRc: 3.5,
      roofRc: 3.5,
      floorRc: 3.5,
      glazing: 'hr++',
      maxWindowU: 2.2,
      ventilation: 'zuinig',
    },
    {
      fromYear: 2013,
      wallRc: 3.5,
      roofRc: 3.5,
      floorRc: 3.5,
      glazing: 'hr++',
      maxWindowU: 1.65,
      ventilation: 'zuinig',
    },
    {
      fromYear: 2015,
      wallRc: 4.5,
      roofRc: 6,
      floorRc: 3.5,
      glazing: 'hr++',
      maxWindowU: 1.65,
      ventilation: 'zuinig',
    },
    {
      fromYear: 2021,
      wallRc: 4.7,
      roofRc: 6.3,
      floorRc: 3.7,
      glazing: 'hr++',
      maxWindowU: 1.65,
      ventilation: 'zuinig',
    },
  ],
  date: '2022',
  sources: ['rvoWoningen', 'bbl'],
  confidence: 'C',
};

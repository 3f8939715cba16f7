import type { Figure } from './types.ts';

/** Thermal resistances (m2K/W) of the closed parts of a shell. */
export interface PartRcs {
  wallRc: number;
  roofRc: number;
  floorRc: number;
}

/** Insulation and ventilation of an era. */
export interface BuildingEra extends PartRcs {
  /** First year of the era. */
  fromYear: number;
  /** Glazing that is usual today in houses of this era. */
  glazing: 'dubbel' | 'hr++';
  /** Upper limit of the window's U (W/m2K) set by the building decree of the time. */
  maxWindowU?: number;
  /** How it was ventilated and how tight it was built; see `assumptions.infiltration`. */
  ventilation: 'natuurlijk' | 'mechanisch' | 'zuinig';
}

type Row = [
  fromYear: number,
  wallRc: number,
  roofRc: number,
  floorRc: number,
  glazing: BuildingEra['glazing'],
  ventilation: BuildingEra['ventilation'],
  maxWindowU?: number,
];

function era([
  fromYear,
  wallRc,
  roofRc,
  floorRc,
  glazing,
  ventilation,
  maxWindowU,
]: Row): BuildingEra {
  const own = { fromYear, wallRc, roofRc, floorRc, glazing, ventilation };
  return maxWindowU === undefined ? own : { ...own, maxWindowU };
}

/**
 * Eras, oldest first: NTA 8800 annex I, tables I.4 and I.5 (`rc.annexI`), what a house of that year
 * was built with; what it may be expected to have today is in `assumptions.insulatedSince`. Up
 * to 1974 with the roof and double glass of RVO's 'huidig' package (`vbw.*`). HR++ from 2006, as the company's own build-year
 * labels have it: our assumption (G). Windows from 2014 by the building decree (`rc.12`, `rc.15`).
 */
export const buildingEras: Figure<readonly BuildingEra[]> = {
  id: 'rc.eras',
  label: 'Isolatie per bouwperiode (NTA 8800 bijlage I)',
  value: (
    [
      [0, 0.35, 0.85, 0.15, 'dubbel', 'natuurlijk'],
      [1965, 0.43, 0.86, 0.17, 'dubbel', 'natuurlijk'],
      [1975, 1.3, 1.3, 0.52, 'dubbel', 'natuurlijk'],
      [1983, 1.3, 1.3, 1.3, 'dubbel', 'natuurlijk'],
      [1988, 2, 2, 1.3, 'dubbel', 'mechanisch'],
      [1992, 2.5, 2.5, 2.5, 'dubbel', 'mechanisch'],
      [2006, 2.5, 2.5, 2.5, 'hr++', 'mechanisch'],
      [2014, 3.5, 3.5, 3.5, 'hr++', 'zuinig', 1.65],
      [2015, 4.5, 6, 3.5, 'hr++', 'zuinig', 1.65],
      [2021, 4.7, 6.3, 3.7, 'hr++', 'zuinig', 1.65],
    ] satisfies Row[]
  ).map(era),
  date: '2025',
  sources: ['nta8800', 'rvoWoningen', 'bbl'],
  confidence: 'B',
};

import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import type { SubsidyMeasure } from '../subsidy/subsidy-request.ts';
import type { MeasureId } from '../terms/measures.ts';
import type { Step } from './step.ts';

type AreaOf = (areas: ReferenceDwelling) => number;
type Asked = SubsidyMeasure['id'];

/** What is paid per m2: as the subsidy calculator calls it, and over which area. */
const perArea: Partial<Record<MeasureId, [Asked, AreaOf]>> = {
  spouwmuurisolatie: ['spouw', ({ wallM2 }) => wallM2],
  gevelisolatie: ['gevel', ({ wallM2 }) => wallM2],
  dakisolatie: ['dak', ({ roofM2 }) => roofM2],
  zoldervloerisolatie: [
    'zoldervloer',
    ({ groundFloorM2, roofM2 }) => Math.min(groundFloorM2, roofM2),
  ],
  vloerisolatie: ['vloer', ({ groundFloorM2 }) => groundFloorM2],
  bodemisolatie: ['bodem', ({ groundFloorM2 }) => groundFloorM2],
  'hr-glas': ['hrpp', ({ windowM2 }) => windowM2],
  'triple-glas': ['triple', ({ windowM2 }) => windowM2],
  'isolerende-deur': ['deur', ({ doorM2 }) => doorM2],
};

/** What counts beside it, or is counted by it, whatever its size. */
const others: Partial<Record<MeasureId, Asked>> = {
  'hybride-warmtepomp': 'warmtepomp',
  warmtepomp: 'warmtepomp',
  bodemwarmtepomp: 'warmtepomp',
  warmtepompboiler: 'warmtepomp',
  zonneboiler: 'zonneboiler',
  ventilatie: 'ventilatie',
  'ventilatie-wtw': 'ventilatie',
};

/** How the subsidy calculator calls a measure of a plan; nothing where no scheme is for it. */
export const subsidyIdOf = (id: MeasureId): Asked | undefined => perArea[id]?.[0] ?? others[id];

/** A step as the subsidy calculator sees it beside others. */
export function askedFor({ candidate: { id }, before: { areas } }: Step): SubsidyMeasure {
  return { id: subsidyIdOf(id), areaM2: perArea[id]?.[1](areas) } as SubsidyMeasure;
}

/** Whether its grant depends on the measures beside it: what is paid per m2, and ventilation. */
export function dependsOnOthers(id: MeasureId): boolean {
  return insulates(id) || others[id] === 'ventilatie';
}

/** Whether a measure is insulation of the shell, glass and doors included: all that is paid per m2. */
export const insulates = (id: MeasureId): boolean => perArea[id] !== undefined;

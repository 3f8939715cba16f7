import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import { isInsulation } from '../subsidy/measure-groups.ts';
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

/** A pump of the size that was worked out; the second one of a home that has a hybrid already. */
function pump({ candidate, before }: Step): SubsidyMeasure {
  const { id, quantity } = candidate;
  const asked = { id: 'warmtepomp', powerKw: quantity.value, label: 'A+++' } as const;
  if (id === 'bodemwarmtepomp') return { ...asked, kind: 'bodem-water' };
  const kind = id === 'warmtepomp' ? 'lucht-water-elektrisch' : 'lucht-water-hybride';
  return { ...asked, kind, ...(before.heating === 'hybride' ? { unit: 2 } : {}) };
}

const devices: Partial<Record<MeasureId, SubsidyMeasure>> = {
  warmtepompboiler: { id: 'warmtepomp', kind: 'warmtepompboiler', powerKw: 1 },
  // The first list: a collector of up to 5 m2.
  zonneboiler: { id: 'zonneboiler', collectorM2: 5 },
  ventilatie: { id: 'ventilatie', kind: 'co2-gestuurd' },
  'ventilatie-wtw': { id: 'ventilatie', kind: 'wtw-centraal' },
};

/** A step as the subsidy calculator would be asked for it. */
export function askedFor(step: Step): SubsidyMeasure {
  const { id } = step.candidate;
  const area = perArea[id];
  if (area === undefined) return devices[id] ?? pump(step);
  return { id: area[0], areaM2: area[1](step.before.areas) } as SubsidyMeasure;
}

/** Whether its grant depends on the measures beside it: what is paid per m2, and ventilation. */
export function dependsOnOthers(id: MeasureId): boolean {
  return perArea[id] !== undefined || devices[id]?.id === 'ventilatie';
}

/** Whether a measure is insulation of the shell, glass and doors included. */
export function insulates(id: MeasureId): boolean {
  const asked = perArea[id]?.[0];
  return asked !== undefined && isInsulation(asked);
}

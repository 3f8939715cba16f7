import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { Candidate, LeftOut } from '../measures/candidate.ts';
import type { MeasureId } from '../report/report-types.ts';

/** A measure in its place, with the house before and after it. */
export interface Step<C extends Candidate = Candidate> {
  candidate: C;
  before: House;
  after: House;
}

/** A measure worked out but not chosen, with its ground and what would have to come first. */
export interface Considered extends Step {
  leftOut: LeftOut;
  needsFirst: MeasureId[];
}

/** As which measure it counts for the doubling (`isde.double`); all glass is one. */
const countGroup: Partial<Record<MeasureId, string>> = {
  spouwmuurisolatie: 'spouw',
  gevelisolatie: 'gevel',
  dakisolatie: 'dak',
  zoldervloerisolatie: 'dak',
  vloerisolatie: 'vloer',
  bodemisolatie: 'vloer',
  'hr-glas': 'glas',
  'triple-glas': 'glas',
  'isolerende-deur': 'glas',
  'hybride-warmtepomp': 'warmtepomp',
  warmtepomp: 'warmtepomp',
  bodemwarmtepomp: 'warmtepomp',
  warmtepompboiler: 'warmtepomp',
  zonneboiler: 'zonneboiler',
};

/** Whether these measures get the double amount: enough kinds that get a grant at all. */
export function isDoubled(steps: readonly Step[], figures: Figures): boolean {
  const groups = new Set<string>();
  for (const { candidate } of steps) {
    const group = countGroup[candidate.id];
    if (group !== undefined && (candidate.grantCents?.double.mid ?? 0) > 0) groups.add(group);
  }
  return groups.size >= figures.isde.doubling.value.fromMeasures;
}

/** Insulation of the shell: ventilation gets its grant only beside one of these. */
const insulating: readonly MeasureId[] = [
  'spouwmuurisolatie',
  'gevelisolatie',
  'dakisolatie',
  'zoldervloerisolatie',
  'vloerisolatie',
  'bodemisolatie',
  'hr-glas',
  'triple-glas',
];

/** Whether a measure is insulation of the shell. */
export function insulates(id: MeasureId): boolean {
  return insulating.includes(id);
}

import type { IsdeGlassId, IsdeInsulationId, IsdeMeasureId } from './subsidy-request.ts';

/** A measure that is paid per m2. */
export type IsdePerM2Id = IsdeInsulationId | IsdeGlassId;

/** Glass shares one minimum and one maximum (`isde.glas.area`); other kinds have their own. */
export type Pool = IsdeInsulationId | 'glas';

/**
 * What counts as one measure for the doubling. All glass is one. Roof with attic floor, and floor with
 * soil, are taken as one: RVO's pages set each pair as "or", and no source seen lets one pair double.
 */
export type CountGroup =
  | 'spouw'
  | 'gevel'
  | 'dak'
  | 'vloer'
  | 'glas'
  | 'warmtepomp'
  | 'zonneboiler'
  | 'warmtenet';

const groups: Record<IsdePerM2Id, [Pool, CountGroup]> = {
  spouw: ['spouw', 'spouw'],
  gevel: ['gevel', 'gevel'],
  dak: ['dak', 'dak'],
  zoldervloer: ['zoldervloer', 'dak'],
  vloer: ['vloer', 'vloer'],
  bodem: ['bodem', 'vloer'],
  hrpp: ['glas', 'glas'],
  triple: ['glas', 'glas'],
  paneel: ['glas', 'glas'],
  'paneel-nieuw': ['glas', 'glas'],
  deur: ['glas', 'glas'],
  'deur-nieuw': ['glas', 'glas'],
};

const others: readonly string[] = ['warmtepomp', 'zonneboiler', 'warmtenet'];

/** The measures paid per m2, in the order of the scheme's own table. */
export const perM2Ids = Object.keys(groups) as readonly IsdePerM2Id[];

/** Every measure the scheme knows, in the order in which a form shows them. */
export const isdeMeasureIds: readonly IsdeMeasureId[] = [
  ...perM2Ids,
  'warmtepomp',
  'zonneboiler',
  'ventilatie',
  'warmtenet',
  'elektrisch-koken',
  'thuisbatterij',
  'zonnepanelen',
];

/** Whether it is insulation, glass included. */
export function isInsulation(id: IsdeMeasureId): id is IsdePerM2Id {
  return Object.hasOwn(groups, id);
}

/** Whether the scheme asks a new frame around it. */
export const asksNewFrame = (id: IsdeMeasureId): boolean =>
  id === 'triple' || id === 'paneel-nieuw';

/** The pool whose minimum and maximum it shares; undefined where it is not paid per m2. */
export function poolOf(id: IsdeMeasureId): Pool | undefined {
  return isInsulation(id) ? groups[id][0] : undefined;
}

/** As which measure it counts; undefined for ventilation, cooking and what gets no grant. */
export function countGroupOf(id: IsdeMeasureId): CountGroup | undefined {
  if (isInsulation(id)) return groups[id][1];
  return others.includes(id) ? (id as CountGroup) : undefined;
}

import type { DwellingFacts, MeasureId, Report } from '@sens/engine';

/** What an owner can put on the agenda of the owners' association, in its order. */
const AGENDA: Partial<Record<MeasureId, string>> = {
  dakisolatie: 'het dak isoleren, als het toch wordt vernieuwd',
  spouwmuurisolatie: 'de spouwmuur vullen',
  gevelisolatie: 'de gevel isoleren, als er toch onderhoud aan is',
  vloerisolatie: 'de vloer boven de kruipruimte of de kelder isoleren',
  'hr-glas': 'beter glas in het hele gebouw',
  zonnepanelen: 'zonnepanelen op het dak',
  warmtepomp: 'samen zuinig verwarmen, of een plek voor buitenunits',
};

/** Grounds that leave a measure open for the association; any other says that it is done or not there. */
const OPEN_GROUNDS: readonly string[] = ['ligging-onbekend', 'vve-dak', 'vve-buitenunit'];

/** The part of the building that a measure insulates. */
const PARTS: Partial<Record<MeasureId, 'roof' | 'wall' | 'floor'>> = {
  dakisolatie: 'roof',
  spouwmuurisolatie: 'wall',
  gevelisolatie: 'wall',
  vloerisolatie: 'floor',
};

/** Whether that part is good already, also where it is unknown if it is of this home. */
function isGood(id: MeasureId, dwelling: DwellingFacts): boolean {
  const part = PARTS[id];
  return part !== undefined && dwelling[part].value === 'goed';
}

/**
 * What else to ask the owners' association of a flat, beside the steps of its plan; nothing for a house,
 * and nothing that the building has already or that this home does not have.
 */
export function vveAgenda({ dwelling, considered, leftOut }: Report): string[] {
  if (dwelling.woningtype.value !== 'appartement') return [];
  const open = new Set<MeasureId>([
    ...considered.filter(({ reasons }) => reasons[0]?.code !== 'al-geisoleerd').map(({ id }) => id),
    ...leftOut.filter(({ reason }) => OPEN_GROUNDS.includes(reason.code)).map(({ id }) => id),
  ]);
  // One wall is one question: a cavity to fill goes before a layer on it, and a filled one is good.
  const solid = leftOut.some(({ reason }) => reason.code === 'geen-spouw');
  if (!solid) open.delete('gevelisolatie');
  return Object.entries(AGENDA)
    .filter(([id]) => open.has(id as MeasureId) && !isGood(id as MeasureId, dwelling))
    .map(([, words]) => words);
}

import { toolFigures2026 } from '@sens/engine';
import { ASSUMED_BOUWJAAR, CAVITY_FROM_YEAR } from './assumed.ts';
import { SUBSIDY_COPY as COPY } from './copy.ts';
import { isPerM2, type MeasureKey } from './measures.ts';
import type { SubsidyState } from './state.ts';

const GLASS: readonly MeasureKey[] = ['hrpp', 'triple'];

/** From this year on the building decree asks for good walls, roof, floor and windows. */
export const INSULATED_FROM_YEAR =
  toolFigures2026.buildingEras.value.find(({ maxWindowU }) => maxWindowU !== undefined)?.fromYear ??
  Number.POSITIVE_INFINITY;

/** Why this measure hardly goes with a house of this year; nothing when it may, or when the year is open. */
export function doubtWords(
  key: MeasureKey,
  { answers: { bouwjaar } }: Pick<SubsidyState, 'answers'>,
): string | undefined {
  if (bouwjaar === undefined || !isPerM2(key)) return undefined;
  if (key === 'spouw' && bouwjaar < CAVITY_FROM_YEAR) return COPY.noCavity(bouwjaar);
  if (bouwjaar < INSULATED_FROM_YEAR) return undefined;
  return GLASS.includes(key) ? COPY.goodGlass(bouwjaar) : COPY.wellInsulated(bouwjaar);
}

/** Whether the report takes this part of a house of this year to be insulated well enough, or its glass to be good. */
export function isAssumedGood(
  key: MeasureKey,
  { answers: { bouwjaar = ASSUMED_BOUWJAAR } }: Pick<SubsidyState, 'answers'>,
): boolean {
  const { wall, roof, floor } = toolFigures2026.assumptions.worthwhileBelowRc.value;
  const era = toolFigures2026.buildingEras.value.findLast(({ fromYear }) => fromYear <= bouwjaar);
  if (!era) return false;
  if (key === 'spouw') return era.wallRc >= wall;
  if (key === 'dak') return era.roofRc >= roof;
  if (key === 'vloer') return era.floorRc >= floor;
  return key === 'hrpp' && era.glazing === 'hr++';
}

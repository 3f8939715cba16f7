import { toolFigures2026 } from '@sens/engine';
import { CAVITY_FROM_YEAR } from './assumed.ts';
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

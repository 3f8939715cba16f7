import type { DwellingAnswers, MeasureId } from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { CHOSEN_KEY, SIMULATED_KEY, toolPath } from './tools.ts';

/** The tools that take measures of the plan's own names, each with the key of these in its address. */
const MEASURE_KEY = {
  'roi-calculator': CHOSEN_KEY,
  'energielabel-simulator': SIMULATED_KEY,
} as const;

/**
 * A tool with this very house, and these measures switched on. The address holds what is asked of a house, never
 * who lives there (`answers-address.ts`).
 */
export function toolLink(
  name: keyof typeof MEASURE_KEY,
  answers: DwellingAnswers,
  measures: readonly MeasureId[],
): string {
  const query = encodeAnswers(answers);
  for (const id of measures) query.append(MEASURE_KEY[name], id);
  return `${toolPath(name)}?${query}`;
}

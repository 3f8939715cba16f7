import type { DwellingAnswers, MeasureId } from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { SIMULATED_KEY, toolPath } from '#features/tool/tools.ts';

/** The label simulator with this very house, and these measures switched on. */
export function simulatorLink(answers: DwellingAnswers, measures: readonly MeasureId[]): string {
  const query = encodeAnswers(answers);
  for (const id of measures) query.append(SIMULATED_KEY, id);
  return `${toolPath('energielabel-simulator')}?${query}`;
}

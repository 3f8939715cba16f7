import type { DwellingAnswers, MeasureId } from '@sens/engine';
import { MEASURE_KEY } from '#features/energy-label-simulator/state.ts';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { toolPath } from '#features/tool/tools.ts';

/** The label simulator with this very house, and these measures switched on. */
export function simulatorLink(answers: DwellingAnswers, measures: readonly MeasureId[]): string {
  const query = encodeAnswers(answers);
  for (const id of measures) query.append(MEASURE_KEY, id);
  return `${toolPath('energielabel-simulator')}?${query}`;
}

import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { whereItReaches } from './where-it-reaches.ts';

/**
 * How much of what it should do the pump of a hybrid does, by the gas that its meter says: 1 as long as the shell
 * can bear that gas, and in any house without a hybrid or a meter. Beyond it the heat stays what is believable and
 * the pump does less, down to 0: then the boiler heats alone, and what is read besides is heat again.
 */
export function hybridWorksOf(
  { gasM3PerYear }: CleanAnswers,
  expected: House,
  figures: Figures,
): number {
  if (expected.heating !== 'hybride' || gasM3PerYear === undefined) return 1;
  const { hybridBelievableTimes, meterScale } = figures.assumptions;
  const gasM3 = (changes: Partial<House>) =>
    energyUseOf({ ...expected, ...changes }, figures).gasM3;
  const believableM3 = gasM3({}) * hybridBelievableTimes.value;
  if (gasM3PerYear <= believableM3) return 1;
  const heatScale = whereItReaches(
    believableM3,
    (scale) => gasM3({ heatScale: scale }),
    meterScale.value,
  );
  const idle = whereItReaches(
    gasM3PerYear,
    (share) => gasM3({ heatScale, hybridWorks: 1 - share }),
    { min: 0, max: 1 },
  );
  return 1 - idle;
}

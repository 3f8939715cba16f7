import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import { unplacedFlatSpread } from '../dwelling/unplaced-flat.ts';
import type { Figures } from '../figures/index.ts';
import { joinSpreads } from '../terms/ranges.ts';

/** How far savings may lie from their middle (share, 0 to 1): the model's own spread and an unplaced flat's. */
export function savingSpread(answers: CleanAnswers, figures: Figures): number {
  const { saving, most } = figures.assumptions.spread.value;
  return Math.min(most, joinSpreads([saving, unplacedFlatSpread(answers, figures)]));
}

import type { Figures } from '../figures/index.ts';
import type { CleanAnswers } from './clean-answers.ts';

/** How far a flat may lie from the middle when nobody said where in its block it is; a share, else 0. */
export function unplacedFlatSpread(
  { woningtype, flatPosition = 'onbekend' }: CleanAnswers,
  figures: Figures,
): number {
  const isUnplaced = woningtype === 'appartement' && flatPosition === 'onbekend';
  return isUnplaced ? figures.assumptions.apartmentSpread.value : 0;
}

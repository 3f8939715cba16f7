import type { AnswerField, DwellingFacts, Fact } from '@sens/engine';
import { ADJUSTED_TAG, ORIGIN_TAGS, WORKED_OUT_TAG } from './question-copy.ts';

/**
 * Whether a fact was worked out from what the visitor said: a monthly amount from both meters. The engine has no origin
 * of its own for it, as nothing is reckoned from it.
 */
export const isWorkedOut = (
  field: AnswerField,
  { monthlyCostEur, gasM3PerYear, electricityKwhPerYear }: DwellingFacts,
): boolean =>
  field === 'monthlyCostEur' &&
  monthlyCostEur.origin === 'assumption' &&
  [gasM3PerYear, electricityKwhPerYear].every(({ origin }) => origin === 'visitor');

/** Where a fact of the house comes from, as its tag says it. */
export function originWords(field: AnswerField, dwelling: DwellingFacts): string {
  const { given, origin }: Fact<string | number> = dwelling[field];
  if (given !== undefined) return ADJUSTED_TAG;
  return isWorkedOut(field, dwelling) ? WORKED_OUT_TAG : ORIGIN_TAGS[origin];
}

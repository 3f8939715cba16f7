import type { AnswerField, DwellingFacts, Origin } from '@sens/engine';

/** Where a fact comes from as it is shown: `worked-out` follows from what the visitor said of something else. */
export type ShownOrigin = Origin | 'worked-out';

/**
 * Where a fact of the house comes from. To the engine a monthly amount that follows from both meters is nobody's answer, and
 * so an assumption; to who typed both it is none.
 */
export function originOf(field: AnswerField, dwelling: DwellingFacts): ShownOrigin {
  const { gasM3PerYear, electricityKwhPerYear } = dwelling;
  const { origin } = dwelling[field];
  const hasMeters = [gasM3PerYear, electricityKwhPerYear].every((one) => one.origin === 'visitor');
  return field === 'monthlyCostEur' && origin === 'assumption' && hasMeters ? 'worked-out' : origin;
}

/** Whether nothing has to be assumed of a fact. */
export const isKnown = (field: AnswerField, dwelling: DwellingFacts): boolean =>
  originOf(field, dwelling) !== 'assumption';

import { type AnswerField, type DwellingFacts, type Origin, readsMeters } from '@sens/engine';

/** Where a fact of a house comes from: `worked-out` follows from what the visitor said of something else. */
export type FactOrigin = Origin | 'worked-out';

/** Where a value comes from as it is shown: `report` is what the report that led here assumes. */
export type ShownOrigin = FactOrigin | 'report';

/**
 * Where a fact of the house comes from. To the engine a monthly amount that follows from both meters is nobody's answer, and
 * so an assumption; to who typed both it is none.
 */
export function originOf(field: AnswerField, dwelling: DwellingFacts): FactOrigin {
  const { origin } = dwelling[field];
  const follows = field === 'monthlyCostEur' && origin === 'assumption' && readsMeters(dwelling);
  return follows ? 'worked-out' : origin;
}

/** Whether nothing has to be assumed of a fact. */
export const isKnown = (field: AnswerField, dwelling: DwellingFacts): boolean =>
  originOf(field, dwelling) !== 'assumption';

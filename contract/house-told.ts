import { type DwellingAnswers, usableAnswers } from '@sens/engine';
import { formHouseAnswers, type HouseFields } from './form-house.ts';
import { checkHouseAnswers } from './house-answers.ts';

/**
 * What a tool knew of the house, with the form's own answers before it.
 * @param known what came from the tool, unchecked
 * @returns nothing when the tool told nothing, or when it is no set of answers
 */
export function houseTold(
  known: Record<string, unknown> | undefined,
  form: HouseFields,
): DwellingAnswers | undefined {
  const told = known && checkHouseAnswers({ ...known, ...usableAnswers(formHouseAnswers(form)) });
  return told?.ok ? told.answers : undefined;
}

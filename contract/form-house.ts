import { CHOICES, type DwellingAnswers } from '@sens/engine';

/** What a form says about a house, as typed or as kept. */
export interface HouseFields {
  woningtype?: string | undefined;
  bouwjaar?: string | undefined;
  monthlyBill?: string | number | undefined;
}

/**
 * Form fields as answers about a house, as they were given: what is missing or no number is left out,
 * for the engine to assume, and a number out of bounds stands here, for the engine to say what it made
 * of it. An unknown type counts as a terraced house, the most common one here.
 */
export function formHouseAnswers({ woningtype, ...fields }: HouseFields): DwellingAnswers {
  const bouwjaar = fields.bouwjaar?.trim() ?? '';
  const monthlyCostEur = Number(fields.monthlyBill);
  return {
    woningtype: CHOICES.woningtype.find((type) => type === woningtype) ?? 'tussenwoning',
    ...(/^\d{4}$/.test(bouwjaar) ? { bouwjaar: Number(bouwjaar) } : {}),
    ...(monthlyCostEur > 0 ? { monthlyCostEur } : {}),
  };
}

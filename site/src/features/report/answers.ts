import { WONINGTYPEN, type Woningtype } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';

/** What a form says about a house, as typed or as kept. */
export interface HouseFields {
  woningtype?: string | undefined;
  bouwjaar?: string | undefined;
  monthlyBill?: string | number | undefined;
}

const isWoningtype = (value: unknown): value is Woningtype =>
  (WONINGTYPEN as readonly unknown[]).includes(value);

/**
 * Form fields as the engine's answers: what is missing or no number is left out, for the engine to
 * assume. An unknown type counts as a terraced house, the most common one here.
 */
export function houseAnswers({ woningtype, bouwjaar, monthlyBill }: HouseFields): DwellingAnswers {
  const year = /^\d{4}$/.test(bouwjaar?.trim() ?? '') ? Number(bouwjaar) : undefined;
  const cost = Number(monthlyBill);
  return {
    woningtype: isWoningtype(woningtype) ? woningtype : 'tussenwoning',
    ...(year === undefined ? {} : { bouwjaar: year }),
    ...(cost > 0 ? { monthlyCostEur: cost } : {}),
  };
}

import type { HouseAnswers } from './house-answers.ts';
import { HOUSE_NUMBERS } from './house-fields.ts';
import { WONINGTYPEN, type Woningtype } from './woningtype.ts';

/** What a form says about a house, as typed or as kept. */
export interface HouseFields {
  woningtype?: string | undefined;
  bouwjaar?: string | undefined;
  monthlyBill?: string | number | undefined;
}

const isWoningtype = (value: unknown): value is Woningtype =>
  (WONINGTYPEN as readonly unknown[]).includes(value);

/** The nearest value that counts. */
const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(Math.max(value, min), max);

/**
 * Form fields as answers about a house: what is missing or no number is left out, for the engine to
 * assume. A number out of bounds becomes the nearest valid one, as the engine takes it. An unknown
 * type counts as a terraced house, the most common one here.
 */
export function formHouseAnswers({ woningtype, bouwjaar, monthlyBill }: HouseFields): HouseAnswers {
  const year = /^\d{4}$/.test(bouwjaar?.trim() ?? '') ? Number(bouwjaar) : undefined;
  const cost = Number(monthlyBill);
  return {
    woningtype: isWoningtype(woningtype) ? woningtype : 'tussenwoning',
    ...(year === undefined ? {} : { bouwjaar: within(year, HOUSE_NUMBERS.bouwjaar) }),
    ...(cost > 0 ? { monthlyCostEur: within(cost, HOUSE_NUMBERS.monthlyCostEur) } : {}),
  };
}

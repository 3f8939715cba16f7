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

/** The numbers that a form asks about a house. */
const FORM_NUMBERS = ['bouwjaar', 'monthlyCostEur'] as const;

/** What a form said in numbers, as typed. */
export type FormNumbers = Partial<Record<(typeof FORM_NUMBERS)[number], number>>;

/** What is missing or no number is left out. */
function numbersOf({ bouwjaar, monthlyBill }: HouseFields): FormNumbers {
  const cost = Number(monthlyBill);
  return {
    ...(/^\d{4}$/.test(bouwjaar?.trim() ?? '') ? { bouwjaar: Number(bouwjaar) } : {}),
    ...(cost > 0 ? { monthlyCostEur: cost } : {}),
  };
}

/** The fields whose number is another one than what counts. */
const changed = (numbers: FormNumbers) =>
  FORM_NUMBERS.filter((field) => {
    const number = numbers[field];
    return number !== undefined && within(number, HOUSE_NUMBERS[field]) !== number;
  });

/**
 * Form fields as answers about a house: what is missing or no number is left out, for the engine to
 * assume. A number out of bounds becomes the nearest valid one, as the engine takes it; what was typed
 * then is in {@link formNumbersChanged}. An unknown type counts as a terraced house, the most common
 * one here.
 */
export function formHouseAnswers(fields: HouseFields): HouseAnswers {
  const { woningtype } = fields;
  const answers: HouseAnswers = {
    woningtype: isWoningtype(woningtype) ? woningtype : 'tussenwoning',
    ...numbersOf(fields),
  };
  for (const field of changed(answers)) {
    answers[field] = within(Number(answers[field]), HOUSE_NUMBERS[field]);
  }
  return answers;
}

/** The numbers of a form that are not taken as typed, as typed; nothing when all are. */
export function formNumbersChanged(fields: HouseFields): FormNumbers | undefined {
  const numbers = numbersOf(fields);
  const found = changed(numbers).map((field) => [field, numbers[field]] as const);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * Answers as the visitor gave them, for a report that says what it changed: a number as typed in the
 * form in place of the nearest valid one, as long as that one still stands there.
 */
export function asTyped(answers: HouseAnswers, typed: FormNumbers = {}): HouseAnswers {
  const all = { ...answers };
  for (const field of changed(typed)) {
    const number = Number(typed[field]);
    if (all[field] === within(number, HOUSE_NUMBERS[field])) all[field] = number;
  }
  return all;
}

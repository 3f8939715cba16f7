import { HOUSE_FIELD, MONTHLY_BILL_TYPED_MAX, type UNKNOWN_FIELDS } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import { setField } from '#features/lead-form/form-state.ts';
import { LEAD_FORM_ID } from './tools.ts';

/** What a tool knows that the lead form asks for too, by the form's field names, as typed. */
export type LeadPrefill = Partial<
  Record<
    | 'woningtype'
    | 'bouwjaar'
    | 'monthlyBill'
    | typeof HOUSE_FIELD
    | (typeof UNKNOWN_FIELDS)[number],
    string
  >
>;

/**
 * What a house's answers fill in of the lead form; only what the visitor said. What was not said is
 * ticked as unknown: the form's own starting values are no answers of this visitor.
 */
export function leadPrefill(answers: DwellingAnswers, isHouseKnown = true): LeadPrefill {
  if (!isHouseKnown) return {};
  const { woningtype, bouwjaar, monthlyCostEur } = answers;
  const bill =
    monthlyCostEur && String(Math.round(Math.min(monthlyCostEur, MONTHLY_BILL_TYPED_MAX)));
  return {
    [HOUSE_FIELD]: JSON.stringify(answers),
    woningtype,
    ...(bouwjaar ? { bouwjaar: String(bouwjaar) } : { bouwjaarOnbekend: 'ja' }),
    ...(bill ? { monthlyBill: bill } : { monthlyBillOnbekend: 'ja' }),
  };
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const unknown = form.elements.namedItem(`${name}Onbekend`);
  if (unknown instanceof HTMLInputElement && unknown.checked) unknown.click();
  setField(form, name, value);
  const control = form.elements.namedItem(name);
  // As if typed: the form's script, when it is there, moves its slider along and keeps the draft.
  if (control instanceof HTMLInputElement) {
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Fills in the lead form on this page and goes to its first field.
 * @returns false when there is no form to fill in: the link then does its own work
 */
export function openLeadForm(values: LeadPrefill): boolean {
  const card = document.getElementById(LEAD_FORM_ID);
  const form = card?.querySelector('form');
  if (!card || !form) return false;
  for (const [name, value] of Object.entries(values)) fill(form, name, value);
  card.scrollIntoView();
  const first = form.elements.namedItem('naam');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  return true;
}

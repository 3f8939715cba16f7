import { BOUWJAAR, HOUSE_FIELD, MONTHLY_BILL_TYPED_MAX } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import { setField } from '#features/lead-form/form-state.ts';
import { LEAD_FORM_ID } from './tools.ts';

/** What a tool knows that the lead form asks for too, by the form's field names, as typed. */
export type LeadPrefill = Partial<
  Record<'woningtype' | 'bouwjaar' | 'monthlyBill' | typeof HOUSE_FIELD, string>
>;

/** What a house's answers fill in of the lead form; only what the visitor said. */
export function leadPrefill(answers: DwellingAnswers, isHouseKnown = true): LeadPrefill {
  const { woningtype, bouwjaar, monthlyCostEur } = answers;
  return {
    ...(isHouseKnown ? { [HOUSE_FIELD]: JSON.stringify(answers) } : {}),
    ...(isHouseKnown ? { woningtype } : {}),
    ...(bouwjaar === undefined ? {} : { bouwjaar: String(Math.max(bouwjaar, BOUWJAAR.min)) }),
    ...(monthlyCostEur === undefined
      ? {}
      : { monthlyBill: String(Math.round(Math.min(monthlyCostEur, MONTHLY_BILL_TYPED_MAX))) }),
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

import { HOUSE_FIELD, MONTHLY_BILL_TYPED_MAX } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import { setField } from '#lib/browser/set-field.ts';
import { LEAD_FORM_ID } from './tools.ts';

/** The form's fields that a tool may know; the house as a whole last, so that the draft holds all. */
const PREFILLED = ['woningtype', 'bouwjaar', 'monthlyBill', HOUSE_FIELD] as const;

/** What a tool knows that the lead form asks for too, by the form's field names, as typed. */
export type LeadPrefill = Partial<Record<(typeof PREFILLED)[number], string>>;

/** One house is one text, in whatever order it was told: the form's draft compares them. */
const houseText = (answers: DwellingAnswers) =>
  JSON.stringify(answers, Object.keys(answers).sort());

/** What a house's answers fill in of the lead form; only what the visitor said. */
export function leadPrefill(answers: DwellingAnswers, isHouseKnown = true): LeadPrefill {
  if (!isHouseKnown) return {};
  const { woningtype, bouwjaar, monthlyCostEur } = answers;
  const bill = monthlyCostEur && Math.round(Math.min(monthlyCostEur, MONTHLY_BILL_TYPED_MAX));
  return {
    woningtype,
    ...(bouwjaar ? { bouwjaar: String(bouwjaar) } : {}),
    ...(bill ? { monthlyBill: String(bill) } : {}),
    [HOUSE_FIELD]: houseText(answers),
  };
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const unknown = form.elements.namedItem(`${name}Onbekend`);
  if (unknown instanceof HTMLInputElement && unknown.checked) unknown.click();
  setField(form, name, value);
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? [...found].find(isChecked) : found;
  // As if typed: the form's script, when it is there, moves its slider along and keeps the draft.
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}

const isChecked = (node: Node) => node instanceof HTMLInputElement && node.checked;

/** What was filled in last from a tool: when it is no longer said there, it is taken back. */
let filledIn: LeadPrefill = {};

/** A text that came from a tool, and that the visitor has left as it is. */
function isOurs(form: HTMLFormElement, name: (typeof PREFILLED)[number]): boolean {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement) || control.value === '') return false;
  return control.value === (filledIn[name] ?? control.defaultValue);
}

/**
 * Fills in the lead form on this page and goes to its first field.
 * @returns false when there is no form to fill in: the link then does its own work
 */
export function openLeadForm(values: LeadPrefill): boolean {
  const card = document.getElementById(LEAD_FORM_ID);
  const form = card?.querySelector('form');
  if (!card || !form) return false;
  for (const name of PREFILLED) {
    const value = values[name];
    if (value !== undefined) fill(form, name, value);
    else if (isOurs(form, name)) fill(form, name, '');
  }
  filledIn = values;
  card.scrollIntoView();
  const first = form.elements.namedItem('naam');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  return true;
}

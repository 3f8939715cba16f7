import { HOUSE_FIELD, MONTHLY_BILL_TYPED_MAX, TOOL_FIELD } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import { setField } from '#lib/browser/set-field.ts';
import { LEAD_FORM_ID, type ToolName, toolPath } from './tools.ts';

/** The form's fields that a tool may know; the house as a whole last, so that the draft holds all. */
const PREFILLED = ['woningtype', 'bouwjaar', 'monthlyBill', TOOL_FIELD, HOUSE_FIELD] as const;

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

/** The tool itself as it was left, which says more than of the house; nothing when nothing was filled in. */
export const toolPrefill = (name: ToolName, query: string): LeadPrefill =>
  query === '' ? {} : { [TOOL_FIELD]: `${toolPath(name)}?${query}` };

type Field = (typeof PREFILLED)[number];

/** The box that says that the visitor does not know it, where a field has one. */
function unknownOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const box = form.elements.namedItem(`${name}Onbekend`);
  return box instanceof HTMLInputElement ? box : undefined;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const unknown = unknownOf(form, name);
  if (unknown?.checked) unknown.click();
  setField(form, name, value);
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? [...found].find(isChecked) : found;
  // As if typed: the form's script, when it is there, moves its slider along and keeps the draft.
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}

const isChecked = (node: Node) => node instanceof HTMLInputElement && node.checked;
const wasChecked = (node: Node) => node instanceof HTMLInputElement && node.defaultChecked;

/** What stands in a field, and what stood there when the page came. */
function valuesOf(form: HTMLFormElement, name: Field): { now: string; first: string } {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement) return { now: found.value, first: found.defaultValue };
  if (!(found instanceof RadioNodeList)) return { now: '', first: '' };
  const first = [...found].find(wasChecked);
  return { now: found.value, first: first instanceof HTMLInputElement ? first.value : '' };
}

/** What was filled in last from a tool: when it is no longer said there, it is taken back. */
let filledIn: LeadPrefill = {};

/** A text that came from a tool, and that the visitor has left as it is. */
function isOurs(form: HTMLFormElement, name: Field): boolean {
  const { now, first } = valuesOf(form, name);
  return now !== '' && now === (filledIn[name] ?? first);
}

/** Not yet answered in the form itself. */
const isOpen = (form: HTMLFormElement, name: Field) =>
  valuesOf(form, name).now === '' && !unknownOf(form, name)?.checked;

const leadForm = () => document.getElementById(LEAD_FORM_ID)?.querySelector('form') ?? undefined;

/** Fills in what a tool knows; `mayFill` says of a field whether it may. */
function fillIn(
  form: HTMLFormElement,
  values: LeadPrefill,
  mayFill: (name: Field) => boolean,
): void {
  for (const name of PREFILLED) {
    const value = values[name];
    if (value !== undefined) {
      if (mayFill(name)) fill(form, name, value);
    } else if (isOurs(form, name)) fill(form, name, '');
  }
  filledIn = values;
}

/**
 * Fills in the lead form on this page and goes to its first field.
 * @returns false when there is no form to fill in: the link then does its own work
 */
export function openLeadForm(values: LeadPrefill): boolean {
  const form = leadForm();
  if (!form) return false;
  fillIn(form, values, () => true);
  document.getElementById(LEAD_FORM_ID)?.scrollIntoView();
  const first = form.elements.namedItem('naam');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  return true;
}

/**
 * Fills in the lead form as soon as somebody goes to it by themselves, past the button; what they answered there stays.
 * @param read what the tool knows at that moment
 * @returns what ends it
 */
export function followLeadForm(read: () => LeadPrefill): () => void {
  const form = leadForm();
  const onFocus = () => {
    const values = read();
    if (!form || JSON.stringify(values) === JSON.stringify(filledIn)) return;
    fillIn(form, values, (name) => isOpen(form, name) || isOurs(form, name));
  };
  form?.addEventListener('focusin', onFocus);
  return () => form?.removeEventListener('focusin', onFocus);
}

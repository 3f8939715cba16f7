import { HOUSE_FIELD, LEAD_FIELDS, type LeadField, UNKNOWN_FIELDS } from '@sens/contract';
import { isAsGiven } from '#lib/browser/as-given.ts';
import { setField } from '#lib/browser/set-field.ts';

/** What stands in the form, as typed, by field name; `…Onbekend` where "Weet ik niet" is ticked. */
export type TypedValues = Record<string, string>;

/** Reads a form as it stands, without judging it. */
export function readForm(form: HTMLFormElement): TypedValues {
  const values: TypedValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** True while the visitor has left a field as the page gave it. */
function isUntouched(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  const controls = control instanceof RadioNodeList ? [...control] : [control];
  return controls.every((each) => each instanceof HTMLInputElement && isAsGiven(each));
}

const DRAFT_FIELDS: readonly string[] = [...LEAD_FIELDS, ...UNKNOWN_FIELDS, HOUSE_FIELD];

/** What the form says of the house itself; these fields belong together. */
const HOUSE_FIELDS: readonly string[] = [
  'woningtype',
  'bouwjaar',
  'monthlyBill',
  ...UNKNOWN_FIELDS,
  HOUSE_FIELD,
];

/**
 * Whether the page came with another house than the draft's: a tool's address follows its answers,
 * so what it says of the house is newer.
 */
function hasNewerHouse(form: HTMLFormElement, draft: TypedValues): boolean {
  const control = form.elements.namedItem(HOUSE_FIELD);
  const ofPage = control instanceof HTMLInputElement ? control.defaultValue : '';
  return ofPage !== '' && ofPage !== draft[HOUSE_FIELD];
}

/** Puts a draft back into every field that the visitor has not touched since. */
export function restoreDraft(form: HTMLFormElement, draft: TypedValues): void {
  const kept = hasNewerHouse(form, draft) ? HOUSE_FIELDS : [];
  for (const name of DRAFT_FIELDS) {
    const value = draft[name];
    if (value === undefined || kept.includes(name)) continue;
    if (isUntouched(form, name)) setField(form, name, value);
  }
}

/** The fields with an error in page order, for the summary. */
export function summarize(formId: string, errors: Partial<Record<LeadField, string>>) {
  return LEAD_FIELDS.flatMap((name) => {
    const message = errors[name];
    return message ? [{ href: `#${formId}-${name}`, message }] : [];
  });
}

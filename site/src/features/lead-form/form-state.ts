import { HOUSE_FIELD, LEAD_FIELDS, type LeadField, UNKNOWN_FIELDS } from '@sens/contract';

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

/** Puts a value into a field of the form, whatever kind of control it is. */
export function setField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList) control.value = value;
  else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked !== (value !== '')) control.click();
  } else if (control instanceof HTMLInputElement) control.value = value;
}

/** True while the visitor has left a field as the page gave it. */
function isUntouched(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList) return control.value === '';
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'checkbox'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
}

const DRAFT_FIELDS: readonly string[] = [...LEAD_FIELDS, ...UNKNOWN_FIELDS, HOUSE_FIELD];

/** Puts a draft back into every field that the visitor has not touched since. */
export function restoreDraft(form: HTMLFormElement, draft: TypedValues): void {
  for (const name of DRAFT_FIELDS) {
    const value = draft[name];
    if (value !== undefined && isUntouched(form, name)) setField(form, name, value);
  }
}

/** The fields with an error in page order, for the summary. */
export function summarize(formId: string, errors: Partial<Record<LeadField, string>>) {
  return LEAD_FIELDS.flatMap((name) => {
    const message = errors[name];
    return message ? [{ href: `#${formId}-${name}`, message }] : [];
  });
}

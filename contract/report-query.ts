import type { LeadForm } from './lead-form.ts';
import { LEAD_FIELDS } from './lead-form.ts';
import { REPORT_PATH } from './report-link.ts';

/** The query parameters the report page is reached with, in the spec's order. */
export const REPORT_QUERY_FIELDS = [
  'naam',
  'email',
  'telefoon',
  'straat',
  'postcode',
  'huisnummer',
  'woonplaats',
  'woningtype',
  'bouwjaar',
  'monthlyBill',
] as const;

/**
 * Where the browser goes after a successful submit.
 * @param form the values just sent
 * @returns the report page with the spec's query parameters and `autoSubmit=true`
 */
export function reportUrl(form: LeadForm): string {
  const query = new URLSearchParams();
  for (const name of REPORT_QUERY_FIELDS) {
    // What was not answered is left out: an empty value could be taken for an answer.
    if (form[name] !== undefined) query.set(name, String(form[name]));
  }
  if (form.toevoeging) query.set('toevoeging', form.toevoeging);
  query.set('autoSubmit', 'true');
  return `${REPORT_PATH}?${query}`;
}

/**
 * Reads what {@link reportUrl} wrote.
 * @returns the form fields found (unchecked, as typed) and whether they were already sent
 */
export function readReportQuery(query: URLSearchParams): {
  fields: Record<string, string>;
  autoSubmit: boolean;
} {
  const fields: Record<string, string> = {};
  for (const name of LEAD_FIELDS) {
    const value = query.get(name);
    if (value) fields[name] = value;
  }
  return { fields, autoSubmit: query.get('autoSubmit') === 'true' };
}

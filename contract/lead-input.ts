import { UNKNOWN_FIELDS } from './lead-form.ts';
import { TEXT_MAX } from './limits.ts';

/**
 * What the telefoon field leaves of typed or pasted text (spec, section 5): digits without the
 * country code or leading zeros, as the fixed +31 already stands before it.
 * `06 12 34 56 78`, `+31 6 12345678` and `0031612345678` all become `612345678`.
 */
export function normalizeTelefoon(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  // A Dutch number has nine digits after the zero, so eleven that start with 31 carry the country code.
  return /^31\d{9}$/.test(digits) || /^310\d{9}$/.test(digits)
    ? digits.slice(2).replace(/^0+/, '')
    : digits;
}

/**
 * Splits a house number typed with its suffix: `12a` or `12-2` becomes 12 and `a` or `2`.
 * Anything else is returned as it was, for the schema to judge.
 */
export function splitHuisnummer(typed: string): { huisnummer: string; toevoeging?: string } {
  const text = typed.length <= TEXT_MAX.huisnummer ? typed.trim() : '';
  // Spaces stand in one place of the pattern only, or a long row of them could be divided endlessly.
  const match = /^(\d+)\s*(?:[-/]\s*)?([A-Za-z0-9]{1,6})$/.exec(text);
  if (!match?.[1] || !match[2] || /^\d+$/.test(text)) return { huisnummer: typed };
  return { huisnummer: match[1], toevoeging: match[2] };
}

/**
 * A form posted without script, put right the way the fields do it while one types:
 * phone stripped, a usual space in the postcode, house-number suffix moved to its own field when that is empty, and nothing kept
 * of a figure that the visitor ticked as "Weet ik niet".
 */
export function normalizePostedForm(posted: Record<string, unknown>): Record<string, unknown> {
  const form = { ...posted };
  if (typeof form.telefoon === 'string') form.telefoon = normalizeTelefoon(form.telefoon);
  if (typeof form.postcode === 'string') form.postcode = form.postcode.replace(/\s/g, ' ');
  if (typeof form.huisnummer === 'string' && !form.toevoeging) {
    Object.assign(form, splitHuisnummer(form.huisnummer));
  }
  for (const box of UNKNOWN_FIELDS) {
    if (form[box]) delete form[box.replace('Onbekend', '')];
  }
  return form;
}

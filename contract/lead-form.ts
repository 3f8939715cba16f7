import * as z from 'zod/mini';
import { LEAD_MESSAGES as M } from './lead-messages.ts';
import { HUISNUMMER, MONTHLY_BILL_TYPED_MAX, NAAM } from './limits.ts';
import { WONINGTYPEN } from './woningtype.ts';

/** The form's field names in the order in which they stand on the page (decisions, section 4). */
export const LEAD_FIELDS = [
  'naam',
  'email',
  'telefoon',
  'postcode',
  'huisnummer',
  'toevoeging',
  'straat',
  'woonplaats',
  'woningtype',
  'bouwjaar',
  'monthlyBill',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

/** Hidden field with what a tool knows of the house (JSON); it has no error of its own. */
export const HOUSE_FIELD = 'woning';

/** Boxes that say "Weet ik niet" to the figure whose name they begin with. */
export const UNKNOWN_FIELDS = ['bouwjaarOnbekend', 'monthlyBillOnbekend'] as const;

const text = (error: string) => z.string({ error }).check(z.trim());

/** Characters as a person counts them: a 4-byte character is one. */
const characters = (value: string) => [...value].length;

const wholeNumber = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value === 'number') return value;
    return typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value.trim()) : value;
  }),
  z
    .int({ error: M.huisnummerTooLow })
    .check(
      z.minimum(HUISNUMMER.min, M.huisnummerTooLow),
      z.maximum(HUISNUMMER.max, M.huisnummerTooHigh),
    ),
);

/** Empty or unreadable cost is "not given": the field is optional and has no message of its own. */
const monthlyBill = z.transform((value: unknown) => {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return undefined;
  return Math.min(Math.max(Math.round(amount), 1), MONTHLY_BILL_TYPED_MAX);
});

const optionalText = z.transform((value: unknown) => {
  const given = typeof value === 'number' ? String(value) : value;
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined;
});

/**
 * What a tool knows of the house, as text or object; anything else counts as nothing known. What it
 * holds is for {@link checkHouseAnswers} to judge: a lead is never refused for it.
 */
const houseKnown = z.transform((value: unknown): Record<string, unknown> | undefined => {
  let known = value;
  try {
    if (typeof value === 'string') known = JSON.parse(value);
  } catch {
    return undefined;
  }
  const isObject = typeof known === 'object' && known !== null && !Array.isArray(known);
  return isObject ? (known as Record<string, unknown>) : undefined;
});

/**
 * The lead form's values (spec, section 5): one schema for browser, server and tests.
 * In: strings as a form posts them. Out: trimmed values, `postcode` as `1234AB`, `huisnummer` a
 * whole number, `monthlyBill` in EUR per month. Errors: the spec's Dutch messages; per field the
 * first one counts (see {@link firstErrors}). Unknown fields are dropped.
 */
export const leadFormSchema = z.object({
  naam: text(M.naamTooShort).check(
    z.refine((value) => characters(value) >= NAAM.min, { error: M.naamTooShort, abort: true }),
    z.refine((value) => characters(value) <= NAAM.max, M.naamTooLong),
  ),
  email: text(M.email).check(z.email(M.email)),
  telefoon: text(M.telefoonTooShort).check(
    z.refine((value) => value.replace(/\D/g, '').length >= 9, {
      error: M.telefoonTooShort,
      abort: true,
    }),
    z.regex(/^[1-9]\d{8,}$/, M.telefoon),
  ),
  postcode: z.pipe(
    text(M.postcodeTooShort).check(
      z.minLength(6, { error: M.postcodeTooShort, abort: true }),
      z.maxLength(7, { error: M.postcodeTooLong, abort: true }),
      z.regex(/^[1-9]\d{3} ?[A-Za-z]{2}$/, M.postcode),
    ),
    z.transform((value: string) => value.replace(' ', '').toUpperCase()),
  ),
  huisnummer: wholeNumber,
  toevoeging: optionalText,
  straat: text(M.straat).check(z.minLength(2, M.straat)),
  woonplaats: text(M.woonplaats).check(z.minLength(2, M.woonplaats)),
  woningtype: z.enum(WONINGTYPEN, { error: M.woningtype }),
  bouwjaar: optionalText,
  monthlyBill,
  [HOUSE_FIELD]: houseKnown,
});

/** What a filled-in form holds once it is valid. */
export type LeadForm = z.output<typeof leadFormSchema>;

/** One Dutch message per wrong field. */
export type FieldErrors = Partial<Record<LeadField, string>>;

export type LeadFormResult = { ok: true; values: LeadForm } | { ok: false; fields: FieldErrors };

/**
 * Checks a filled-in form.
 * @param input the fields by name, as typed; missing fields count as empty
 * @returns the clean values, or the first Dutch message of each wrong field in page order
 */
export function checkLeadForm(input: Record<string, unknown>): LeadFormResult {
  const result = leadFormSchema.safeParse(input);
  if (result.success) return { ok: true, values: result.data };
  const fields: FieldErrors = {};
  for (const name of LEAD_FIELDS) {
    const issue = result.error.issues.find((each) => each.path[0] === name);
    if (issue) fields[name] = issue.message;
  }
  return { ok: false, fields };
}

import * as z from 'zod/mini';
import { CONSENT_FIELD, consentVersion } from './consent.ts';
import { LEAD_MESSAGES as M } from './lead-messages.ts';
import { HUISNUMMER, MONTHLY_BILL_TYPED_MAX, NAAM, TEXT_MAX, WORDS_MAX } from './limits.ts';
import { cleanText, hasAtMost } from './text.ts';
import { TOOL_FIELD, toolAddress } from './tool-address.ts';
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

/** A field that no visitor sees: whoever fills it in is a program. */
export const TRAP_FIELD = 'onderwerp';

/** Boxes that say "Weet ik niet" to the figure whose name they begin with. */
export const UNKNOWN_FIELDS = ['bouwjaarOnbekend', 'monthlyBillOnbekend'] as const;

/** A line of text; what cannot be seen is taken out before anything is judged. */
const text = (error: string) => z.string({ error }).check(z.overwrite(cleanText));

const atMost = (max: number, error: string) =>
  z.refine<string>((value) => hasAtMost(value, max), { error, abort: true });

/** Of a long row of digits the first ones tell already that it is too high. */
function readDigits(typed: string): number | undefined {
  const digits = cleanText(typed).slice(0, TEXT_MAX.huisnummer);
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

const wholeNumber = z.pipe(
  z.transform((value: unknown) => {
    const number = typeof value === 'string' ? readDigits(value) : value;
    // The schema takes no whole number that a computer cannot hold exactly for one.
    return Number.isInteger(number) ? Math.min(Number(number), HUISNUMMER.max + 1) : value;
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
  const amount = typeof value === 'string' ? toNumber(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return undefined;
  return Math.min(Math.max(Math.round(amount), 1), MONTHLY_BILL_TYPED_MAX);
});

const toNumber = (value: string) =>
  hasAtMost(value, TEXT_MAX.monthlyBill) && value.trim() !== '' ? Number(value) : undefined;

const optionalText = z.transform((value: unknown) => {
  const given = Number.isFinite(value) ? String(value) : value;
  return (typeof given === 'string' && cleanText(given)) || undefined;
});

/** The build year has no message of its own: what is too long for one is "not given". */
const bouwjaar = z.pipe(
  optionalText,
  z.transform((value: string | undefined) =>
    value && hasAtMost(value, TEXT_MAX.bouwjaar) ? value : undefined,
  ),
);

const toevoeging = z.pipe(
  optionalText,
  z.optional(z.string().check(atMost(TEXT_MAX.toevoeging, M.toevoegingTooLong))),
);

/**
 * What a tool knows of the house, as text or object; anything else counts as nothing known. What it
 * holds is for {@link checkHouseAnswers} to judge: a lead is never refused for it.
 */
const houseKnown = z.transform((value: unknown): Record<string, unknown> | undefined => {
  const known = typeof value === 'string' ? parse(value) : value;
  return typeof known === 'object' && known !== null && isFlat(known) ? { ...known } : undefined;
});

function parse(json: string): unknown {
  try {
    return json.length <= TEXT_MAX.woning ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

/** An object of single values and short lists of words, as answers are; what lies deeper could be nested without end. */
const isFlat = (known: object) =>
  !Array.isArray(known) &&
  Object.values(known).every((value) => typeof value !== 'object' || isListOfWords(value));

const isListOfWords = (value: unknown) =>
  Array.isArray(value) &&
  value.length <= WORDS_MAX.words &&
  value.every((word) => typeof word === 'string' && word.length <= WORDS_MAX.characters);

/**
 * A number without its 0, as it stands behind +31.
 * @param wrong what is said of one that has enough digits and is none
 */
export const telefoonField = (wrong: string) =>
  text(M.telefoonTooShort).check(
    atMost(TEXT_MAX.telefoon, wrong),
    z.refine((value) => value.replace(/\D/g, '').length >= 9, {
      error: M.telefoonTooShort,
      abort: true,
    }),
    z.regex(/^[1-9]\d{8,14}$/, wrong),
  );

/**
 * The lead form's values (spec, section 5): one schema for browser, server and tests.
 * In: strings as a form posts them. Out: trimmed values, `postcode` as `1234AB`, `huisnummer` a
 * whole number, `monthlyBill` in EUR per month. Errors: the spec's Dutch messages; per field the
 * first one counts (see {@link firstErrors}). Unknown fields are dropped.
 */
export const leadFormSchema = z.object({
  naam: text(M.naamTooShort).check(
    z.refine((value) => !hasAtMost(value, NAAM.min - 1), { error: M.naamTooShort, abort: true }),
    atMost(NAAM.max, M.naamTooLong),
  ),
  email: text(M.email).check(atMost(TEXT_MAX.email, M.emailTooLong), z.email(M.email)),
  telefoon: telefoonField(M.telefoon),
  postcode: z.pipe(
    text(M.postcodeTooShort).check(
      z.minLength(6, { error: M.postcodeTooShort, abort: true }),
      z.maxLength(TEXT_MAX.postcode, { error: M.postcodeTooLong, abort: true }),
      z.regex(/^[1-9]\d{3} ?[A-Za-z]{2}$/, M.postcode),
    ),
    z.transform((value: string) => value.replace(' ', '').toUpperCase()),
  ),
  huisnummer: wholeNumber,
  toevoeging,
  straat: text(M.straat).check(z.minLength(2, M.straat), atMost(TEXT_MAX.straat, M.straatTooLong)),
  woonplaats: text(M.woonplaats).check(
    z.minLength(2, M.woonplaats),
    atMost(TEXT_MAX.woonplaats, M.woonplaatsTooLong),
  ),
  woningtype: z.enum(WONINGTYPEN, { error: M.woningtype }),
  bouwjaar,
  monthlyBill,
  [HOUSE_FIELD]: houseKnown,
  [TOOL_FIELD]: toolAddress,
  [CONSENT_FIELD]: consentVersion,
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

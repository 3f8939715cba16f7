import type { CallBackMoment } from './call-back-moment.ts';
import type { ConsentVersion } from './consent.ts';
import type { LeadForm } from './lead-form.ts';

/** What the browser posts to submit-lead, field for field as in the spec, section 3. */
export interface LeadSubmission {
  first_name: string;
  last_name: string;
  /** The name as typed; only there when the two parts do not give it back. Goes beyond the spec. */
  full_name?: string;
  email: string;
  /** With country code: `+31612345678`. */
  phone: string;
  postcode: string;
  huisnummer: number;
  /** House-number suffix; only there when given (decisions, section 4). */
  huisnummer_toevoeging?: string;
  straat: string;
  woonplaats: string;
  woningtype: string;
  bouwjaar?: string;
  source: string;
  /** `call_back` goes beyond the spec's payload: it has no mail address and no house, those are empty. */
  form_type: 'energy_report' | 'call_back';
  /** Which text on calling and personal data the form showed. Goes beyond the spec's payload. */
  consent_version?: ConsentVersion;
  /** When to be called back. */
  moment?: CallBackMoment;
  /** What was said to the assistant, with the visitor's consent. */
  transcript?: string;
  /** Energy cost in EUR per month incl. VAT, when given. */
  energy_data: {
    current_energy_costs?: number;
    /** What the visitor told a tool about the house; unchecked. Goes beyond the spec's payload. */
    house_answers?: Record<string, unknown>;
    /** The tool's address with all that the visitor had filled in there. Goes beyond the spec's payload. */
    tool_path?: string;
  };
}

/**
 * Splits a full name (spec, section 3): the first word is the first name, the rest the last name;
 * a single word serves as both.
 */
export function splitName(naam: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = naam.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') || first };
}

/** The name as typed: told as such, or put together from its parts, of which one word fills both. */
export function fullName({
  first_name: first,
  last_name: last,
  full_name: full,
}: Pick<LeadSubmission, 'first_name' | 'last_name' | 'full_name'>): string {
  return full ?? (first === last ? first : `${first} ${last}`);
}

/** The names of a payload, which give back the name as it was typed. */
export function toNames(naam: string) {
  const parts = splitName(naam);
  return fullName(parts) === naam ? parts : { ...parts, full_name: naam };
}

/**
 * Makes the payload of a valid form.
 * @param form values from {@link checkLeadForm}
 * @param source where the form stood
 */
export function toSubmission(form: LeadForm, source: string): LeadSubmission {
  return {
    ...toNames(form.naam),
    email: form.email,
    phone: `+31${form.telefoon}`,
    postcode: form.postcode,
    huisnummer: form.huisnummer,
    ...(form.toevoeging ? { huisnummer_toevoeging: form.toevoeging } : {}),
    straat: form.straat,
    woonplaats: form.woonplaats,
    woningtype: form.woningtype,
    ...(form.bouwjaar ? { bouwjaar: form.bouwjaar } : {}),
    source,
    form_type: 'energy_report',
    ...(form.consent_version ? { consent_version: form.consent_version } : {}),
    energy_data: {
      ...(form.monthlyBill ? { current_energy_costs: form.monthlyBill } : {}),
      ...(form.woning ? { house_answers: form.woning } : {}),
      ...(form.rekenhulp ? { tool_path: form.rekenhulp } : {}),
    },
  };
}

/**
 * The reverse of {@link toSubmission}, so that a payload is judged by the form's own rules.
 * In: any JSON object. Out: form fields by name, still unchecked.
 */
export function toFormFields(payload: Record<string, unknown>): Record<string, unknown> {
  const { full_name: full, first_name: first, last_name: last, energy_data: energy } = payload;
  const names = [first, last].filter(isFilled);
  const known = (energy && typeof energy === 'object' ? energy : {}) as Record<string, unknown>;
  return {
    ...payload,
    naam: isFilled(full) ? full : first === last ? first : names.join(' '),
    telefoon:
      typeof payload.phone === 'string' ? payload.phone.replace(/^\+31/, '') : payload.phone,
    toevoeging: payload.huisnummer_toevoeging,
    monthlyBill: known.current_energy_costs,
    woning: known.house_answers,
    rekenhulp: known.tool_path,
  };
}

const isFilled = (part: unknown) => typeof part === 'string' && part.trim() !== '';

/** Tells whether a JSON body names the visitor the payload's way; otherwise it is read as bare form fields. */
export function isSubmissionShape(body: Record<string, unknown>): boolean {
  return ['first_name', 'last_name', 'full_name', 'phone'].some((key) => key in body);
}

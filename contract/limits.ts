/** Largest request body the functions accept, in bytes (16 kB). */
export const MAX_BODY_BYTES = 16 * 1024;

/** Build-year slider (spec, section 9). The top end is shown as "2024 of later". */
export const BOUWJAAR = { min: 1900, max: 2024, step: 1, default: 2000 } as const;

/** Monthly energy cost slider in EUR incl. VAT (spec, section 9). The top end is shown as "€400+". */
export const MONTHLY_BILL = { min: 50, max: 400, step: 10, default: 150 } as const;

/** The largest monthly cost that is believed, in EUR; more can be typed than the slider shows. */
export const MONTHLY_BILL_TYPED_MAX = 2_000;

/** Characters allowed in the full name (spec, section 5). */
export const NAAM = { min: 2, max: 100 } as const;

/**
 * The most characters that a text is read of, generous for all that exists; no pattern sees more.
 * An e-mail address has 254 at most (RFC 5321), a phone number 15 digits (E.164).
 */
export const TEXT_MAX = {
  email: 254,
  telefoon: 40,
  postcode: 7,
  huisnummer: 20,
  toevoeging: 20,
  straat: 100,
  woonplaats: 80,
  bouwjaar: 40,
  monthlyBill: 20,
  /** What a tool knows of a house, as JSON; all questions together make under 1,000. */
  woning: 4_000,
  /** The address of a tool, with every answer in it. */
  rekenhulp: 4_000,
} as const;

/** The most that a list of words among the answers about a house is read of: there are some twenty measures. */
export const WORDS_MAX = { words: 40, characters: 40 } as const;

/** House number range (spec, section 5). */
export const HUISNUMMER = { min: 1, max: 99_999 } as const;

/** Days a report link works (decisions, section 5). */
export const REPORT_LINK_DAYS = 90;

/** How the browser sends a lead: the spec's three retries from 1 s doubling to 30 s, 10 s per try. */
export const SUBMIT_RETRY = {
  retries: 3,
  firstDelayMs: 1_000,
  maxDelayMs: 30_000,
  timeoutMs: 10_000,
} as const;

/** How long a fetched answer is kept in the browser (spec, section 9): 5 minutes. */
export const RESULT_CACHE_MS = 5 * 60_000;

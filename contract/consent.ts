import * as z from 'zod/mini';

/**
 * What a form says of calling and of personal data, by version (spec, section 5; the line on calling is
 * ours). A request keeps which version was shown, so one that was ever online stays as it is: for other
 * words add a version, and name it in {@link CONSENT_VERSION} or {@link CALL_BACK_CONSENT}. Each text
 * stands by itself, so that a page carries the one it shows.
 */
interface ConsentText {
  calling: string;
  before: string;
  link: string;
  after: string;
}

const CONSENT_VERSIONS = ['2026-11', 'terugbellen-2026-11'] as const;

export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];

/** The version that the form shows, and its words. */
export const CONSENT_VERSION: ConsentVersion = '2026-11';
export const FORM_CONSENT: ConsentText = {
  calling: 'Wij bellen u over uw rapport en een gratis bezoek',
  before: 'Met verzenden gaat u akkoord met onze ',
  link: 'privacyverklaring',
  after:
    '. Wij gebruiken uw gegevens alleen om uw rapport te maken en om er contact met u over op te nemen.',
};

/** The version that a request to be called back shows, and its words. */
export const CALL_BACK_CONSENT: ConsentVersion = 'terugbellen-2026-11';
export const CALL_BACK_CONSENT_TEXT: ConsentText = {
  calling: 'Wij bellen u over uw vraag',
  before: 'Met verzenden gaat u akkoord met onze ',
  link: 'privacyverklaring',
  after: '. Wij gebruiken uw gegevens alleen om u terug te bellen.',
};

/** All that was ever shown. */
export const CONSENT_TEXTS: Record<ConsentVersion, ConsentText> = {
  '2026-11': FORM_CONSENT,
  'terugbellen-2026-11': CALL_BACK_CONSENT_TEXT,
};

/** Hidden field, and name in the payload, of the version that was shown. */
export const CONSENT_FIELD = 'consent_version';

/** Tells whether there is a text of this version. */
export const isConsentVersion = (given: unknown): given is ConsentVersion =>
  CONSENT_VERSIONS.includes(given as ConsentVersion);

/** Which text was shown; a version that there is none of is left out. */
export const consentVersion = z.transform((value: unknown) =>
  isConsentVersion(value) ? value : undefined,
);

/** All that the form said in a version, as running text. */
export function consentText(version: ConsentVersion): string {
  const { calling, before, link, after } = CONSENT_TEXTS[version];
  return `${calling}. ${before}${link}${after}`;
}

import { TEXT_MAX } from './limits.ts';

/**
 * The one catalogue of error texts that the lead form and the server show (spec, sections 5 and 8);
 * those about too long a text are our own, but for the name's.
 */
export const LEAD_MESSAGES = {
  naamTooShort: 'Naam moet minimaal 2 karakters bevatten',
  naamTooLong: 'Naam mag maximaal 100 karakters bevatten',
  email: 'Voer een geldig e-mailadres in',
  emailTooLong: `E-mailadres mag maximaal ${TEXT_MAX.email} karakters bevatten`,
  telefoonTooShort: 'Telefoonnummer moet minimaal 9 cijfers bevatten',
  telefoon: 'Voer een geldig Nederlands telefoonnummer in (zonder 0)',
  straat: 'Straat is verplicht',
  straatTooLong: `Straat mag maximaal ${TEXT_MAX.straat} karakters bevatten`,
  postcodeTooShort: 'Postcode moet minimaal 6 karakters bevatten',
  postcodeTooLong: 'Postcode mag maximaal 7 karakters bevatten',
  postcode: 'Voer een geldige postcode in (bijv. 1234AB)',
  huisnummerTooLow: 'Huisnummer moet minimaal 1 zijn',
  huisnummerTooHigh: 'Huisnummer mag maximaal 99999 zijn',
  toevoegingTooLong: `Toevoeging mag maximaal ${TEXT_MAX.toevoeging} karakters bevatten`,
  woonplaats: 'Woonplaats is verplicht',
  woonplaatsTooLong: `Woonplaats mag maximaal ${TEXT_MAX.woonplaats} karakters bevatten`,
  woningtype: 'Woningtype is verplicht',
} as const;

/** Toasts around sending the form (spec, section 8). */
export const SUBMIT_MESSAGES = {
  refused: 'Er ging iets mis bij het verwerken van uw gegevens. Probeer het opnieuw.',
  unexpected: 'Er ging iets mis. Probeer het opnieuw.',
  success: 'Uw rapport wordt nu gegenereerd...',
} as const;

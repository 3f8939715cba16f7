/** Every code an error answer can carry; a code is stable, its sentence may change. */
const ERROR_CODES = [
  'malformed_body',
  'malformed_query',
  'cross_site',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'expectation_failed',
  'headers_too_large',
  'too_slow',
  'invalid_fields',
  'key_reused',
  'too_many_requests',
  'too_many_for_mailbox',
  'internal_error',
  'busy',
  'store_unavailable',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Dutch sentences per code, fit for a visitor's eyes. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  malformed_body: 'Wij konden uw bericht niet lezen. Probeer het opnieuw.',
  malformed_query: 'Dit adres klopt niet. Controleer wat er na het vraagteken staat.',
  cross_site: 'Deze aanvraag kwam van een andere site. Vul het formulier op onze eigen site in.',
  not_found: 'Dit is niet gevonden.',
  method_not_allowed: 'Deze manier van opvragen kan hier niet.',
  body_too_large: 'Uw bericht is te groot. Maak het korter en probeer het opnieuw.',
  unsupported_media_type: 'Dit soort bericht kunnen wij niet verwerken.',
  expectation_failed: 'Deze manier van opvragen kan hier niet.',
  headers_too_large:
    'Uw browser stuurde te veel mee. Wis de cookies van deze site en probeer het opnieuw.',
  too_slow: 'Uw bericht kwam niet op tijd binnen. Probeer het opnieuw.',
  invalid_fields: 'Controleer de gemarkeerde velden.',
  key_reused:
    'Deze aanvraag is al verstuurd, met andere gegevens. Laad de pagina opnieuw en verstuur hem nog eens.',
  too_many_requests:
    'Er kwamen te veel aanvragen achter elkaar. Wacht even en probeer het opnieuw, of bel ons gerust.',
  too_many_for_mailbox:
    'Met dit e-mailadres kregen wij het afgelopen uur al veel aanvragen. Bel ons gerust, of probeer het later opnieuw.',
  internal_error: 'Er ging iets mis. Probeer het opnieuw.',
  busy: 'Het is hier even druk. Probeer het zo opnieuw.',
  store_unavailable: 'Wij kunnen uw aanvraag nu even niet bewaren. Probeer het zo opnieuw.',
};

/** One Dutch message per wrong field, whatever was sent. */
export type FieldMessages = Readonly<Partial<Record<string, string>>>;

/** The one shape of an error answer (decisions, section 9). */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldMessages };
}

/**
 * What a failure of ours says besides its sentence, so that whoever calls can tell which it was.
 * @param id of the request, as it stands in the log
 */
export const requestIdSentence = (id: string) => `Belt u ons hierover? Noem dan code ${id}.`;

import { expect, test } from 'vitest';
import { CONSENT_TEXTS, CONSENT_VERSION, consentText, isConsentVersion } from './consent.ts';

test('a text that was shown is never changed: other words are another version', () => {
  expect(Object.keys(CONSENT_TEXTS)).toContain(CONSENT_VERSION);
  expect(consentText('2026-11')).toBe(
    'Wij bellen u over uw rapport en een gratis bezoek. Met verzenden gaat u akkoord met onze ' +
      'privacyverklaring. Wij gebruiken uw gegevens alleen om uw rapport te maken en om er contact ' +
      'met u over op te nemen.',
  );
});

test.each(['2025-01', '', '__proto__', 'toString', 7, null, undefined])(
  '%j is no version',
  (given) => {
    expect(isConsentVersion(given)).toBe(false);
  },
);

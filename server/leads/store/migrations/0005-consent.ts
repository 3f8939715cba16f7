/** Which text on calling and personal data the form showed (contract, CONSENT_TEXTS), and when. */
export const consent = `
  alter table leads add column consent_version text;
  alter table leads add column consent_at text;
`;

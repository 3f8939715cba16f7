/**
 * Tells the data layer that a lead was sent. Without consent it carries no personal data
 * (decisions, section 7); the consent issue adds the user data behind marketing consent.
 */
export function pushGenerateLead(source: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'generate_lead',
    lead_source: source,
    lead_type: 'verduurzamingsrapport',
    form_location: window.location.pathname,
  });
}

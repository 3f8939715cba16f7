import { type LeadForm, toSubmission } from '@sens/contract';
import { agreedTo } from './consent.ts';

/** An ad blocker may have put anything in the place of these, or hold them: the page must not notice. */
function quietly(tell: () => unknown): void {
  try {
    tell();
  } catch {
    // Nobody is waiting for it.
  }
}

/** What the spec lets an advertiser recognise a request by, under the names that Google gave it. */
function userData(form: LeadForm, source: string) {
  const { email, phone, first_name, last_name, postcode, straat, woonplaats } = toSubmission(
    form,
    source,
  );
  const address = {
    first_name,
    last_name,
    street: straat,
    postal_code: postcode,
    city: woonplaats,
    country: 'NL',
  };
  return { email, phone_number: phone, address };
}

/**
 * Tells the data layer that a lead was sent: a list in this page, which nobody reads before consent.
 * Only with consent for marketing it says whose (decisions, section 7).
 */
export function pushGenerateLead(source: string, form: LeadForm): void {
  quietly(() => {
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: 'generate_lead',
      lead_source: source,
      lead_type: 'verduurzamingsrapport',
      form_location: window.location.pathname,
      ...(agreedTo('marketing') ? { user_data: userData(form, source) } : {}),
    });
  });
}

/** Tells an advertisement that it led to a request, on the company's own host and where that is asked for. */
export function reportConversion(): void {
  const { productionHost } = document.documentElement.dataset;
  if (productionHost !== window.location.hostname || !agreedTo('marketing')) return;
  quietly(() => window.gtag_report_conversion?.());
}

/** The events of the spec, section 7, by name with what goes with each. */
export interface SpecEvents {
  exit_intent_shown: { page_path: string; mobile_scroll_up?: boolean };
  exit_intent_cta_click: { destination: string };
  exit_intent_dismissed: Record<string, never>;
}

/** Tells an analytics function of an event, where there is one: after consent, and not before. */
export function trackEvent<Name extends keyof SpecEvents>(
  name: Name,
  details: SpecEvents[Name],
): void {
  quietly(() => window.gtag?.('event', name, details));
}

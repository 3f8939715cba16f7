import { checkLeadForm, type LeadForm } from '@sens/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushGenerateLead, reportConversion, trackEvent } from './analytics.ts';
import { type Consent, keepConsent, NO_CONSENT, readConsent } from './consent.ts';

const RESULT = checkLeadForm({
  naam: 'Jan de Vries',
  email: 'jan@voorbeeld.example',
  telefoon: '612345678',
  straat: 'Dorpsstraat',
  postcode: '2991 AB',
  huisnummer: '12',
  woonplaats: 'Barendrecht',
  woningtype: 'hoekwoning',
});
const FORM = (RESULT as { values: LeadForm }).values;

const LEAD = {
  event: 'generate_lead',
  lead_source: 'homepage',
  lead_type: 'verduurzamingsrapport',
  form_location: '/',
};

/** A browser's window and document, as far as these reach. */
let page: {
  location: object;
  dataLayer?: unknown[];
  gtag?: unknown;
  gtag_report_conversion?: unknown;
};
let html: { gtm?: string; productionHost?: string };

beforeEach(() => {
  const location = { pathname: '/', hostname: 'www.sens.example', protocol: 'https:' };
  page = { location };
  html = { gtm: 'GTM-AB12CD3', productionHost: 'www.sens.example' };
  const jar = { cookie: '' };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', {
    documentElement: { dataset: html },
    get cookie() {
      return jar.cookie;
    },
    set cookie(line: string) {
      jar.cookie = line.split(';')[0] ?? '';
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const choose = (choice: Partial<Consent>) => keepConsent({ ...NO_CONSENT, ...choice });

test.each([{}, { statistics: true }, { marketing: true }, { statistics: true, marketing: true }])(
  'a choice of %j is read back',
  (choice) => {
    expect(readConsent()).toBeUndefined();
    choose(choice);
    Reflect.deleteProperty(page, 'sensConsent');
    expect(readConsent()).toEqual({ ...NO_CONSENT, ...choice });
  },
);

test('a choice about something else, or of somebody’s own hand, is none', () => {
  for (const cookie of ['sens-cookiekeuze=v0.marketing', 'sens-cookiekeuze=', 'x=v1.marketing']) {
    Reflect.set(document, 'cookie', cookie);
    expect(readConsent()).toBeUndefined();
  }
});

test.each([undefined, {}, { statistics: true }])(
  'with the choice %j a lead is told without whose it is',
  (choice) => {
    if (choice) choose(choice);
    pushGenerateLead('homepage', FORM);
    expect(page.dataLayer).toEqual([LEAD]);
  },
);

test('with consent for marketing a lead is told with what the spec lists, and no more', () => {
  choose({ marketing: true });
  pushGenerateLead('homepage', FORM);
  expect(page.dataLayer).toEqual([
    {
      ...LEAD,
      user_data: {
        email: 'jan@voorbeeld.example',
        phone_number: '+31612345678',
        address: {
          first_name: 'Jan',
          last_name: 'de Vries',
          street: 'Dorpsstraat',
          postal_code: '2991AB',
          city: 'Barendrecht',
          country: 'NL',
        },
      },
    },
  ]);
});

test('a choice from before counts for nothing where there is nothing to consent to', () => {
  choose({ marketing: true });
  delete html.gtm;
  pushGenerateLead('homepage', FORM);
  expect(page.dataLayer).toEqual([LEAD]);
});

test('a conversion is reported on the company’s own host and with consent only', () => {
  const report = vi.fn();
  page.gtag_report_conversion = report;
  reportConversion();
  expect(report).not.toHaveBeenCalled();
  choose({ marketing: true });
  html.productionHost = 'www.anders.example';
  reportConversion();
  expect(report).not.toHaveBeenCalled();
  html.productionHost = 'www.sens.example';
  reportConversion();
  expect(report).toHaveBeenCalledOnce();
});

test('events reach an analytics function where there is one, and are dropped where there is none', () => {
  trackEvent('exit_intent_cta_click', { destination: '/contact' });
  const gtag = vi.fn();
  page.gtag = gtag;
  trackEvent('exit_intent_shown', { page_path: '/', mobile_scroll_up: true });
  expect(gtag.mock.calls).toEqual([
    ['event', 'exit_intent_shown', { page_path: '/', mobile_scroll_up: true }],
  ]);
});

test('what an ad blocker left in their place stops nothing', () => {
  Object.defineProperty(page, 'dataLayer', { value: undefined, writable: false });
  Object.defineProperty(page, 'gtag', { value: 'blocked' });
  Object.defineProperty(page, 'gtag_report_conversion', {
    get: () => {
      throw new Error('blocked');
    },
  });
  choose({ marketing: true });
  pushGenerateLead('homepage', FORM);
  reportConversion();
  trackEvent('exit_intent_dismissed', {});
  expect(page.dataLayer).toBeUndefined();
});

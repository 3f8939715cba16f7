/** Which measuring of others visitors are asked consent for. */
export interface TagManagerSettings {
  gtmId?: string;
  productionHost?: string;
}

const HTML_TAG = '<html lang="nl"';

/**
 * The page with its root saying which container to load after consent. An attribute, so that the hashes
 * of the page's scripts stay as they are and a page without the setting stays as it was built; a request
 * of every page for its settings would cost each visitor one.
 * Pages made for one visitor (a report, a form that came back) never get it: their address or their
 * text is personal.
 */
export function withTagManager(
  html: string,
  { gtmId, productionHost }: TagManagerSettings,
): string {
  if (!gtmId) return html;
  const host = productionHost ? ` data-production-host="${productionHost}"` : '';
  return html.replace(HTML_TAG, `${HTML_TAG} data-gtm="${gtmId}"${host}`);
}

/** Tells whether a page may load the tag manager once there is consent. */
export const mayMeasure = (html: string): boolean => /<html lang="nl"[^>]* data-gtm="/.test(html);

const MANAGER = 'https://www.googletagmanager.com';
const ADS = ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'];

/**
 * From where Google's tags load and whereto they report: Google's own list for Tag Manager, Analytics 4
 * and the conversions of Ads. A tag with script of its own ("custom HTML") stays out: our policy knows
 * no `unsafe-inline`.
 */
export const TAG_MANAGER_SOURCES = {
  script: [MANAGER, ...ADS],
  image: [MANAGER, 'https://*.google-analytics.com', ...ADS, 'https://www.google.com'],
  connect: [
    MANAGER,
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    ...ADS,
    'https://www.google.com',
  ],
  frame: [MANAGER, 'https://td.doubleclick.net'],
} as const;

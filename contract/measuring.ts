import { SERVICE_SLUGS } from './sources.ts';

/** Where the browser leaves what it measured, when the page goes out of sight. */
export const VITALS_PATH = '/functions/v1/vitals';

/** The kinds of page that are told apart in measuring; never the page itself. */
export const PAGE_TEMPLATES = [
  'home',
  'service',
  'town',
  'article',
  'tool',
  'request',
  'report',
  'other',
] as const;

export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

/** The web vitals: CLS is a score, the others are milliseconds. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

export type Vital = (typeof VITALS)[number];

/**
 * What kind of page stands at a path of the site.
 * @param isArticle what the page says of itself, as its path does not tell
 */
export function pageTemplate(path: string, isArticle: boolean): PageTemplate {
  const slug = path.slice(1);
  if (slug === '') return 'home';
  if (isArticle) return 'article';
  if (slug.startsWith('rapport/')) return 'report';
  if (slug === 'verduurzamingsrapportage') return 'request';
  if (slug.startsWith('tools/')) return 'tool';
  if (SERVICE_SLUGS.some((service) => slug === service)) return 'service';
  return SERVICE_SLUGS.some((service) => slug.startsWith(`${service}-`)) ? 'town' : 'other';
}

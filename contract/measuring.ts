import * as z from 'zod/mini';
import { LEAD_MESSAGES } from './lead-messages.ts';
import { SERVICE_SLUGS } from './sources.ts';
import { TOOL_NAMES } from './tool-names.ts';

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

/** A larger value than this is a clock gone wrong: ten minutes. */
const VITAL_MAX = 600_000;

const LEAD_ERRORS = Object.keys(LEAD_MESSAGES) as (keyof typeof LEAD_MESSAGES)[];

/** How sending the form ended. */
const SUBMIT_OUTCOMES = ['sent', 'refused', 'failed'] as const;

/** What became of a conversation with the assistant. */
const ASSISTANT_OUTCOMES = ['opened', 'answered', 'handed-over', 'callback'] as const;

/** Every step that is counted, all of them named here: no count can say who somebody is. */
export const COUNTED = [
  'page-view',
  'form-start',
  ...LEAD_ERRORS.map((code) => `field-error:${code}` as const),
  ...SUBMIT_OUTCOMES.map((outcome) => `submit:${outcome}` as const),
  ...TOOL_NAMES.map((tool) => `tool-use:${tool}` as const),
  ...ASSISTANT_OUTCOMES.map((outcome) => `assistant:${outcome}` as const),
] as const;

export type Counted = (typeof COUNTED)[number];

/** How often a step can be taken in one page view before it is somebody playing. */
const COUNT_MAX = 50;

/** What one page view leaves behind: no address, no path, nothing of the browser or the visitor. */
export const measuredSchema = z.strictObject({
  template: z.enum(PAGE_TEMPLATES),
  vitals: z.partialRecord(z.enum(VITALS), z.number().check(z.minimum(0), z.maximum(VITAL_MAX))),
  counts: z.partialRecord(z.enum(COUNTED), z.int().check(z.minimum(1), z.maximum(COUNT_MAX))),
});

export type Measured = z.output<typeof measuredSchema>;

/** The error codes of messages as the form shows them; a message of the server's own has none. */
export const errorCodesOf = (messages: Iterable<string | undefined>): Counted[] => {
  const shown = new Set(messages);
  return LEAD_ERRORS.filter((code) => shown.has(LEAD_MESSAGES[code])).map(
    (code) => `field-error:${code}` as const,
  );
};

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

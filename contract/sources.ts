/** The five services; a landing page's form carries its service slug as the lead's source. */
export const SERVICE_SLUGS = [
  'energielabels',
  'isolatie',
  'zonnepanelen',
  'warmtepompen',
  'advies',
] as const;

export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

/** The report page's own source tag. */
export const REPORT_SOURCE = 'verduurzamingsrapportage';

/** The home page's source tag. */
export const HOME_SOURCE = 'homepage';

/** Where the form stood (decisions, section 4). */
export type LeadSource =
  | typeof HOME_SOURCE
  | ServiceSlug
  | typeof REPORT_SOURCE
  | `tool:${string}`
  | 'chatbot'
  | 'exit-intent';

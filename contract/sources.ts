/** The five services; a form on their pages, and on their town pages, carries the slug as its source. */
export const SERVICE_SLUGS = [
  'energielabels',
  'isolatie',
  'zonnepanelen',
  'warmtepompen',
  'advies',
] as const;

/** The home page's source tag. */
export const HOME_SOURCE = 'homepage';

/** Sources of a form that stands on no page of its own. */
export const LOOSE_SOURCES = ['chatbot', 'exit-intent'] as const;

/** What is kept in the place of a source that no page has. */
export const UNKNOWN_SOURCE = 'onbekend';

/** The site lists its sources here for the server: the source of every page with its title. */
export const SOURCES_FILE = 'lead-sources.json';

/**
 * Where a form stands, from the path of its page (decisions, section 4): `homepage`, the service slug
 * on service and town pages, `tool:<name>`, and on any other page its own slug.
 */
export function pageSource(path: string): string {
  const slug = path.slice(1);
  if (slug === '') return HOME_SOURCE;
  const service = SERVICE_SLUGS.find((each) => slug.startsWith(`${each}-`));
  return service ?? slug.replace(/^tools\//, 'tool:');
}

import type { PageKind } from '#lib/search/search-index.ts';

/** Words of the search over the site. */
export const SEARCH_COPY = {
  title: 'Zoeken op deze site',
  label: 'Waar bent u naar op zoek?',
  hint: 'Bijvoorbeeld: dakisolatie, subsidie warmtepomp, of uw woonplaats.',
  close: 'Zoeken sluiten',
  count: (count: number) =>
    count === 1 ? '1 antwoord gevonden.' : `${count} antwoorden gevonden.`,
  /** What is read out: how many, and the one that Enter opens. */
  said: (count: number, first: string) =>
    count === 1 ? `1 antwoord: ${first}.` : `${count} antwoorden, eerste: ${first}.`,
  keys: 'Met de pijltjes loopt u erlangs.',
  saidNone: 'Niets gevonden.',
  none: [
    'Niets gevonden. Probeer een ander woord, kijk bij ',
    { text: 'alle pagina’s', href: '/sitemap' },
    ' of ',
    { text: 'vraag het ons', href: '/contact' },
    '.',
  ],
  kinds: {
    service: 'Dienst',
    tool: 'Rekenhulp',
    article: 'Artikel',
    page: 'Pagina',
    town: 'In uw plaats',
    question: 'Vraag',
  } satisfies Record<PageKind, string>,
} as const;

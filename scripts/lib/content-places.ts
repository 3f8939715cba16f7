/** A part of a page and the text file that its words stand in. */
export interface Place {
  /** CSS selector of the part; the first that fits. */
  part: string;
  /** Where its words stand, as one would look for it: file, then field. */
  file: string;
}

/** A page of which docs/inhoud.md shows a picture. */
export interface ShownPage {
  name: string;
  path: string;
  places: readonly Place[];
}

const SHELL: readonly Place[] = [
  { part: 'header', file: 'content/navigation.yaml, company.yaml' },
  { part: 'footer', file: 'content/navigation.yaml, company.yaml' },
];

const TEXT_PAGE = (file: string): readonly Place[] => [
  ...SHELL,
  { part: 'main h1', file: `${file}: hero.title` },
  { part: 'main h1 + p', file: `${file}: hero.subtitle` },
  { part: 'main .prose', file: `${file}: tekst onder de streepjes` },
  { part: 'section[aria-labelledby="faq-titel"]', file: `${file}: vragen en antwoorden` },
  { part: 'main details:has(> summary + div > dl)', file: 'content/begrippen.yaml' },
  { part: 'section[aria-labelledby="toelichting"]', file: 'content/claims.yaml' },
];

/** What the pictures of `npm run content-pictures` show. */
export const SHOWN_PAGES: readonly ShownPage[] = [
  { name: 'dienst', path: '/isolatie', places: TEXT_PAGE('content/services/isolatie.md') },
  {
    name: 'artikel',
    path: '/kozijnen-materiaaladvies',
    places: TEXT_PAGE('content/articles/kozijnen-materiaaladvies.md'),
  },
];

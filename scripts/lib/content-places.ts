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

const section = (id: string) => `section[aria-labelledby="${id}"]`;

const HOME = (id: string, field: string): Place => ({
  part: section(id),
  file: `content/home.yaml: ${field}`,
});

const TOWN = 'content/landing.yaml';

/** What the pictures of `npm run content-pictures` show. */
export const SHOWN_PAGES: readonly ShownPage[] = [
  {
    name: 'homepage',
    path: '/',
    places: [
      ...SHELL,
      { part: 'main h1', file: 'content/home.yaml: hero' },
      HOME('diensten', 'services'),
      HOME('stappen', 'steps'),
      HOME('huis-verandert', 'change'),
      HOME('inhoud-rapport', 'contents'),
      HOME('gratis', 'free'),
      HOME('vragen', 'questions'),
      { part: section('certificaten'), file: 'content/company.yaml: certifications' },
      HOME('overzicht', 'overview'),
      { part: section('reviews'), file: 'content/reviews.yaml' },
      { part: section('kennisbank'), file: 'content/articles: shortDescription' },
      HOME('faq-titel', 'faq'),
      HOME('daarna', 'timeline'),
      HOME('film', 'film'),
      HOME('bedrijf', 'about'),
      { part: section('bereikbaar'), file: 'content/company.yaml, home.yaml: map' },
      HOME('regio', 'regions'),
      { part: section('toelichting'), file: 'content/claims.yaml' },
    ],
  },
  { name: 'dienst', path: '/isolatie', places: TEXT_PAGE('content/services/isolatie.md') },
  {
    name: 'plaats',
    path: '/isolatie-ridderkerk',
    places: [
      ...SHELL,
      { part: 'main h1 + p', file: 'content/town-rules/isolatie.yaml' },
      { part: 'main .prose', file: 'content/towns/ridderkerk.yaml, town-rules/isolatie.yaml' },
      { part: 'main section:has(> #bouwjaren)', file: 'content/towns/ridderkerk.yaml: figures' },
      { part: 'main section:has(> #redenen)', file: TOWN },
      { part: 'main section:has(> #voordelen)', file: 'content/services/isolatie.md: landing' },
      {
        part: section('faq-titel'),
        file: 'content/town-rules/isolatie.yaml, services/isolatie.md',
      },
    ],
  },
  {
    name: 'artikel',
    path: '/kozijnen-materiaaladvies',
    places: TEXT_PAGE('content/articles/kozijnen-materiaaladvies.md'),
  },
];

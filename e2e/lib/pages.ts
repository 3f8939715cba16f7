import { loadCompany } from '../../server/content/company.ts';

/** The company as content/company.yaml says it is. */
export const COMPANY = loadCompany();

/** The spec's routes (section 2) that answer 200. */
const ROUTES = [
  '/',
  '/energielabels',
  '/advies',
  '/zonnepanelen',
  '/isolatie',
  '/warmtepompen',
  '/verduurzamingsrapportage',
  '/subsidies',
  '/prijzen',
  '/over-sens',
  '/meer-informatie',
  '/contact',
  '/privacy',
  '/algemene-voorwaarden',
  '/cookies',
  '/kozijnen-materiaaladvies',
  '/kozijnen-vervangen-wanneer',
  '/kozijnen-energielabel-subsidie',
  '/persoonlijk-advies-aan-huis',
  '/sitemap',
  '/tools',
  '/tools/subsidie-calculator',
  '/tools/energielabel-simulator',
  '/tools/warmtepomp-check',
  '/tools/roi-calculator',
] as const;

/** The services by slug, under the names their landing pages carry. */
export const SERVICES: Record<string, string> = {
  energielabels: 'Energielabels',
  isolatie: 'Isolatie',
  zonnepanelen: 'Zonnepanelen',
  warmtepompen: 'Warmtepompen',
  advies: 'Verduurzamingsadvies',
};

/** The towns of the spec's section 3 by slug. */
export const TOWNS: Record<string, string> = {
  rotterdam: 'Rotterdam',
  ridderkerk: 'Ridderkerk',
  rhoon: 'Rhoon',
  albrandswaard: 'Albrandswaard',
  zwijndrecht: 'Zwijndrecht',
  dordrecht: 'Dordrecht',
  'hendrik-ido-ambacht': 'Hendrik-Ido-Ambacht',
  alblasserdam: 'Alblasserdam',
  papendrecht: 'Papendrecht',
  sliedrecht: 'Sliedrecht',
  'capelle-aan-den-ijssel': 'Capelle aan den IJssel',
  'krimpen-aan-den-ijssel': 'Krimpen aan den IJssel',
  spijkenisse: 'Spijkenisse',
  'hoogvliet-rotterdam': 'Hoogvliet Rotterdam',
  'oud-beijerland': 'Oud-Beijerland',
};

/** Path and prescribed title of the 75 landing pages. */
export const LANDING_PAGES = Object.entries(SERVICES).flatMap(([service, name]) =>
  Object.entries(TOWNS).map(([slug, town]) => ({
    path: `/${service}-${slug}`,
    title: `${name} ${town} | ${COMPANY.name} | Bel ${COMPANY.phone.display}`,
  })),
);

/** Every page of the site by its address. */
export const ALL_PATHS = [
  ...ROUTES,
  '/veelgestelde-vragen',
  '/veelgestelde-vragen/warmtepomp-en-zonnepanelen',
  '/veelgestelde-vragen/isolatie-en-glas',
  '/veelgestelde-vragen/rapport-offerte-en-werk',
  '/veelgestelde-vragen/batterij-stroom-en-techniek',
  '/veelgestelde-vragen/vve-verhuur-en-bedrijf',
  '/veelgestelde-vragen/energielabel-en-hypotheek',
  '/veelgestelde-vragen/ventilatie-vocht-en-warm-water',
  '/toegankelijkheid',
  ...LANDING_PAGES.map(({ path }) => path),
];

/** One page of each kind, for what is judged by the eye. */
export const PAGE_KINDS = {
  home: '/',
  service: '/isolatie',
  landing: '/warmtepompen-capelle-aan-den-ijssel',
  article: '/kozijnen-energielabel-subsidie',
  'report form': '/verduurzamingsrapportage',
  contact: '/contact',
  prices: '/prijzen',
  legal: '/privacy',
  tools: '/tools',
  tool: '/tools/subsidie-calculator',
  sitemap: '/sitemap',
  'not found': '/bestaat-niet',
} as const;

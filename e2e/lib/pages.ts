import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSettings } from '../../scripts/lib/content-file.ts';
import { loadCompany } from '../../server/content/company.ts';
import { townsBuilt } from '../../site/src/lib/landing-pages.ts';
import { townSchema } from '../../site/src/town-schemas.ts';

/** The company as content/company.yaml says it is. */
export const COMPANY = loadCompany();

const CONTENT = join(import.meta.dirname, '../../content');

/** What a text says of its page: services and articles have a slug, pages of text a path of their own. */
interface OwnPage {
  slug: string;
  name: string;
  path: string;
  order: number;
}

/** What the heads of the texts in a folder say, in the order that the site gives them. */
const headsIn = (folder: 'services' | 'articles' | 'pages') =>
  globSync(`${folder}/*.md`, { cwd: CONTENT })
    .sort()
    .map((file) => readSettings(join(CONTENT, file)).value as OwnPage)
    .sort((a, b) => a.order - b.order);

/** The services by slug, under the names their landing pages carry. */
export const SERVICES: Record<string, string> = Object.fromEntries(
  headsIn('services').map(({ slug, name }) => [slug, name]),
);

/** The towns by slug, in the order of their tiers. */
export const TOWNS: Record<string, string> = Object.fromEntries(
  globSync('towns/*.yaml', { cwd: CONTENT })
    .sort()
    .map((file) => townSchema.parse(parse(readFileSync(join(CONTENT, file), 'utf8'))))
    .sort((a, b) => a.tier - b.tier || a.order - b.order)
    .map(({ slug, name }) => [slug, name]),
);

/** The knowledge articles by address. */
export const ARTICLES = headsIn('articles').map(({ slug }) => `/${slug}`);

/** Texts that are shown where another page was asked for. */
const AT_NO_ADDRESS = ['/404', '/rapport-verlopen'];

/** Path and prescribed title of the landing page of every service in every town whose pages are built. */
export const LANDING_PAGES = Object.entries(SERVICES).flatMap(([service, name]) =>
  townsBuilt(Object.entries(TOWNS)).map(([slug, town]) => ({
    path: `/${service}-${slug}`,
    title: `${name} ${town} | ${COMPANY.name} | Bel ${COMPANY.phone.display}`,
  })),
);

/**
 * Every page of the site by its address. They are those of content/, so that a new town, article or page is tested
 * like the others; `built/asked-for.test.ts` holds those that the spec asks for.
 */
export const ALL_PATHS: readonly string[] = [
  '/',
  ...Object.keys(SERVICES).map((slug) => `/${slug}`),
  ...ARTICLES,
  ...headsIn('pages')
    .map(({ path }) => path)
    .filter((path) => !AT_NO_ADDRESS.includes(path)),
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

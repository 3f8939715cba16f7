import { expect, test } from 'vitest';
import { ALL_PATHS, ARTICLES, LANDING_PAGES, SERVICES, TOWNS } from '../e2e/lib/pages.ts';
import { isBuilt } from './lib/built-page.ts';

/** The spec's routes (section 2) but those of services, articles and towns. */
const ROUTES = [
  '/',
  '/verduurzamingsrapportage',
  '/subsidies',
  '/prijzen',
  '/over-sens',
  '/meer-informatie',
  '/contact',
  '/privacy',
  '/algemene-voorwaarden',
  '/cookies',
  '/sitemap',
  '/tools',
  '/tools/subsidie-calculator',
  '/tools/energielabel-simulator',
  '/tools/warmtepomp-check',
  '/tools/roi-calculator',
];

/** The spec's services under the names their landing pages carry. */
const SPEC_SERVICES = {
  energielabels: 'Energielabels',
  isolatie: 'Isolatie',
  zonnepanelen: 'Zonnepanelen',
  warmtepompen: 'Warmtepompen',
  advies: 'Verduurzamingsadvies',
};

/** The towns of the spec's section 3. */
const SPEC_TOWNS = {
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

const SPEC_ARTICLES = [
  '/kozijnen-materiaaladvies',
  '/kozijnen-vervangen-wanneer',
  '/kozijnen-energielabel-subsidie',
  '/persoonlijk-advies-aan-huis',
];

test('the pages that the spec asks for are there, beside those that came later', () => {
  expect(SERVICES).toMatchObject(SPEC_SERVICES);
  expect(TOWNS).toMatchObject(SPEC_TOWNS);
  expect(ARTICLES).toEqual(expect.arrayContaining(SPEC_ARTICLES));
  expect(ALL_PATHS).toEqual(expect.arrayContaining(ROUTES));
  const landing = Object.keys(SPEC_SERVICES).flatMap((service) =>
    Object.keys(SPEC_TOWNS).map((town) => `/${service}-${town}`),
  );
  expect(landing).toHaveLength(75);
  expect(LANDING_PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(landing));
});

test('no page is counted twice, and each is built', () => {
  expect(new Set(ALL_PATHS).size).toBe(ALL_PATHS.length);
  expect(ALL_PATHS.filter((path) => !isBuilt(path))).toEqual([]);
});

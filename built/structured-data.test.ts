import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ALL_PATHS, ARTICLES, LANDING_PAGES, SERVICES, TOWNS } from '../e2e/lib/pages.ts';
import { companySchema } from '../site/src/content-schemas/company.ts';
import { attributeOf, isBuilt, pageOf } from './lib/built-page.ts';
import { pageFacts } from './lib/page-facts.ts';

type Node = Record<string, unknown> & { '@type': string; '@id': string };

/** The nodes of a page's one graph. */
function graphOf(path: string): Node[] {
  const { structuredData } = pageFacts(path);
  expect([path, structuredData.length]).toEqual([path, 1]);
  const data = JSON.parse(structuredData[0] ?? '');
  expect(Object.keys(data)).toEqual(['@context', '@graph']);
  return data['@graph'];
}

const ofType = (path: string, type: string) =>
  graphOf(path).filter((node) => node['@type'] === type);

/** Every value under a name, however deep. */
function valuesUnder(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...valuesUnder(value, name),
  ]);
}

test('every page names the company, the site and itself, and every reference leads to a node', () => {
  for (const path of ALL_PATHS) {
    const graph = graphOf(path);
    const types = graph.map((node) => node['@type']);
    expect(types, path).toEqual(
      expect.arrayContaining(['HomeAndConstructionBusiness', 'WebSite', 'WebPage']),
    );
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size, path).toBe(ids.length);
    const dangling = valuesUnder(graph, '@id').filter((id) => !ids.includes(String(id)));
    expect([path, dangling]).toEqual([path, []]);
    const [page] = ofType(path, 'WebPage');
    const { title, meta, canonical } = pageFacts(path);
    expect(page).toMatchObject({ name: title, description: meta.description, url: canonical });
  }
});

test('no page rates the company itself, or tells machines a sample value', () => {
  const { placeholders, phone, email, visitAddress, legalName } = companySchema.parse(
    parse(readFileSync(join(import.meta.dirname, '../content/company.yaml'), 'utf8')),
  );
  const samples = Object.entries({
    phone: [phone.e164, phone.display],
    email: [email],
    visitAddress: [visitAddress.street, visitAddress.postcode],
    legalName: [legalName],
  }).flatMap(([name, values]) => (placeholders.includes(name) ? values : []));
  for (const path of ALL_PATHS) {
    const [business] = ofType(path, 'HomeAndConstructionBusiness');
    const text = JSON.stringify(graphOf(path));
    expect([path, /rating|review"|\{\{|\{town\}/i.exec(text)?.[0]]).toEqual([path, undefined]);
    const told = samples.filter((sample) => JSON.stringify(business).includes(sample));
    expect([path, told]).toEqual([path, []]);
  }
});

test('every page but the home page has its trail, the same as visitors see', () => {
  for (const path of ALL_PATHS.filter((each) => each !== '/')) {
    const [trail] = ofType(path, 'BreadcrumbList');
    const items = trail?.itemListElement as { name: string; position: number; item: string }[];
    expect([path, items?.map(({ position }) => position)]).toEqual([
      path,
      items?.map((_, i) => i + 1),
    ]);
    expect([path, new URL(items.at(-1)?.item ?? '').pathname]).toEqual([path, path]);
    for (const { item } of items)
      expect([path, isBuilt(new URL(item).pathname)]).toEqual([path, true]);
  }
});

test('service pages serve all towns, a town page its own', () => {
  for (const slug of Object.keys(SERVICES)) {
    const [service] = ofType(`/${slug}`, 'Service');
    const served = (service?.areaServed ?? []) as { name: string }[];
    expect([slug, served.map(({ name }) => name).toSorted()]).toEqual([
      slug,
      Object.values(TOWNS).toSorted(),
    ]);
  }
  for (const { path } of LANDING_PAGES) {
    const [service, more] = ofType(path, 'Service');
    const served = (service?.areaServed ?? []) as { name: string }[];
    expect([path, more, served.length]).toEqual([path, undefined, 1]);
    expect(service?.name, path).toContain(served[0]?.name);
  }
});

test('articles have their dates and the company as their author', () => {
  const articles = ALL_PATHS.filter((path) => pageFacts(path).meta['og:type'] === 'article');
  expect(articles.toSorted()).toEqual(ARTICLES.toSorted());
  for (const path of articles) {
    const [article] = ofType(path, 'Article');
    const [business] = ofType(path, 'HomeAndConstructionBusiness');
    const { meta } = pageFacts(path);
    expect(article).toMatchObject({
      datePublished: meta['article:published_time'],
      dateModified: meta['article:modified_time'],
      author: { '@id': business?.['@id'] },
      image: meta['og:image'],
    });
  }
});

test('the film is described where it stands, with files that are there', () => {
  const [film] = ofType('/', 'VideoObject');
  expect(film?.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const name of ['contentUrl', 'thumbnailUrl']) {
    expect(isBuilt(new URL(String(film?.[name])).pathname)).toBe(true);
  }
  const [poster] = pageOf('/').querySelectorAll('#film [data-facade-stage] img');
  const src = poster && attributeOf(poster, 'src');
  expect(src).toBe(new URL(String(film?.thumbnailUrl)).pathname);
});

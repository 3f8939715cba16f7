import { LANDING_PAGES, SERVICES, TOWNS } from '../../e2e/lib/pages.ts';
import { pageOf, textOf } from './built-page.ts';
import { sharedOf, shinglesOf, wordsOf } from './shingles.ts';

/** Two pages and which share of the smaller one they have in common. */
export interface Pair {
  one: string;
  other: string;
  shared: number;
}

const path = (service: string, town: string) => `/${service}-${town}`;

const pairsOf = (pages: readonly string[], shingles: ReadonlyMap<string, Set<string>>): Pair[] =>
  pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      one,
      other,
      shared: sharedOf(shingles.get(one) ?? new Set(), shingles.get(other) ?? new Set()),
    })),
  );

const worstFirst = (pairs: Pair[]) => pairs.sort((a, b) => b.shared - a.shared);

/** How much town pages have in common: any two towns of a service, any two services of a town. */
export function townPairs(): { towns: Pair[]; services: Pair[] } {
  const shingles = new Map<string, Set<string>>();
  for (const service of Object.keys(SERVICES)) {
    for (const [town, name] of Object.entries(TOWNS)) {
      shingles.set(path(service, town), shinglesOf(wordsOf(path(service, town), name)));
    }
  }
  return {
    towns: worstFirst(
      Object.keys(SERVICES).flatMap((service) =>
        pairsOf(
          Object.keys(TOWNS).map((town) => path(service, town)),
          shingles,
        ),
      ),
    ),
    services: worstFirst(
      Object.keys(TOWNS).flatMap((town) =>
        pairsOf(
          Object.keys(SERVICES).map((service) => path(service, town)),
          shingles,
        ),
      ),
    ),
  };
}

/** What names a source: a year behind it, in brackets. */
const SOURCED = /\((?:CBS|[^()]*\b(?:19|20)\d\d\b|Gemeente[^()]*)[^()]*\)/;

/** What a page says with a source beside it: sentences with a figure, and rows of a sourced table. */
function statementsOf(page: string): string[] {
  const [main] = pageOf(page).querySelectorAll('main');
  const texts = main?.querySelectorAll('.prose p').map(textOf) ?? [];
  const sentences = texts
    .filter((text) => SOURCED.test(text))
    .flatMap((text) => text.split(/(?<=[.?!]) (?=\p{Lu})/u))
    .filter((sentence) => /\d/.test(sentence));
  const tables = main?.querySelectorAll('.prose').filter((each) => /\bCBS, /.test(textOf(each)));
  const rows = tables?.flatMap((each) => each.querySelectorAll('tbody tr').map(textOf)) ?? [];
  return [...sentences, ...rows];
}

/** Per town page how many of its statements with a source stand on no other page. */
export function ownStatements(): { page: string; own: number }[] {
  const all = LANDING_PAGES.map(({ path: page }) => ({ page, told: new Set(statementsOf(page)) }));
  const times = new Map<string, number>();
  for (const { told } of all) for (const one of told) times.set(one, (times.get(one) ?? 0) + 1);
  return all
    .map(({ page, told }) => ({
      page,
      own: [...told].filter((one) => times.get(one) === 1).length,
    }))
    .sort((a, b) => a.own - b.own);
}

import { listed } from './neighbourhood-kinds.ts';

/** Where a figure or a fact is from. */
export interface Source {
  source: string;
  year: number | 'onbekend';
  url?: string | undefined;
}

const CBS = 'CBS, ';

/** A name and what stands behind it between brackets: which of its figures were taken. */
const WITH_PART = /^(.+) \(.+\)$/;

/** Names each once: one with its part in brackets says what the bare one does. */
const eachOnce = (names: ReadonlySet<string>): string[] => {
  const told = new Set([...names].flatMap((each) => WITH_PART.exec(each)?.[1] ?? []));
  return [...names].filter((each) => !told.has(each));
};

/**
 * Sources by name and year, each once, as Markdown that links where an address is known; those of Statistics
 * Netherlands together per year.
 */
export function sourceNames(all: readonly Source[]): readonly string[] {
  const cbs = new Map<Source['year'], Set<string>>();
  const others = new Map<string, string | undefined>();
  for (const { source, year, url } of all) {
    for (const name of source.split(/ en (?=CBS, )/)) {
      if (name.startsWith(CBS)) {
        cbs.set(year, (cbs.get(year) ?? new Set()).add(name.slice(CBS.length)));
      } else {
        const dated = year === 'onbekend' || name.includes(String(year));
        const shown = dated ? name : `${name}, ${year}`;
        others.set(shown, others.get(shown) ?? url);
      }
    }
  }
  const counted = [...cbs].map(([year, names]) => `CBS ${year}: ${listed(eachOnce(names))}`);
  return [...counted, ...[...others].map(([name, url]) => (url ? `[${name}](${url})` : name))];
}

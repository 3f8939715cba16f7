import { listed } from './neighbourhood-kinds.ts';

/** Where a figure or a fact is from. */
export interface Source {
  source: string;
  year: number | 'onbekend';
}

const CBS = 'CBS, ';

/** Sources by name and year, each once; those of Statistics Netherlands together per year. */
export function sourceNames(all: readonly Source[]): readonly string[] {
  const cbs = new Map<Source['year'], Set<string>>();
  const others = new Set<string>();
  for (const { source, year } of all) {
    for (const name of source.split(/ en (?=CBS, )/)) {
      if (name.startsWith(CBS)) {
        cbs.set(year, (cbs.get(year) ?? new Set()).add(name.slice(CBS.length)));
      } else {
        others.add(year === 'onbekend' || name.includes(String(year)) ? name : `${name}, ${year}`);
      }
    }
  }
  const counted = [...cbs].map(([year, names]) => `CBS ${year}: ${listed([...names])}`);
  return [...counted, ...others];
}

import { formatNumber } from '#lib/format-nl.ts';
import type { Town } from '../../town-schemas.ts';
import { ages, PERIODS } from './town-values.ts';

type Neighbourhood = Town['neighbourhoods'][number];
type Cell = (each: Neighbourhood) => string | undefined;

/** The largest neighbourhoods tell a town; a list of all of them nobody reads. */
const MOST_ROWS = 12;

const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`);
const number = (value: number | undefined) =>
  value === undefined ? undefined : formatNumber(value);
const mostly: Cell = ({ periods }) => {
  if (!periods) return undefined;
  const most = Math.max(...periods);
  return `${PERIODS[periods.indexOf(most)]?.replace('-', '–')} (${most}%)`;
};
const before1975: Cell = ({ periods }) => percent(periods && ages(periods).old);
const since1995: Cell = ({ periods }) => percent(periods && ages(periods).young);
const type =
  (from: number, to: number): Cell =>
  ({ types }) =>
    percent(types?.slice(from, to).reduce((all, each) => all + each, 0));

/** What each service looks at in a neighbourhood; the first column decides whether a row stands. */
const COLUMNS: Record<string, readonly [head: string, cell: Cell][]> = {
  isolatie: [
    ['Vooral uit', mostly],
    ['Voor 1975', before1975],
    ['1975–1994', ({ periods }) => percent(periods && ages(periods).middle)],
    ['Vanaf 1995', since1995],
  ],
  energielabels: [
    ['Rij- en hoekwoning', type(0, 2)],
    ['Vrij of half vrij', type(2, 4)],
    ['Appartement', type(4, 5)],
  ],
  zonnepanelen: [
    ['Panelen', ({ panels }) => percent(panels)],
    ['Stroom (kWh)', ({ power }) => number(power)],
    ['Met eigen dak', type(0, 4)],
    ['Woningen', ({ homes }) => number(homes)],
  ],
  warmtepompen: [
    ['Gas (m³)', ({ gas }) => number(gas)],
    ['Stadswarmte', ({ districtHeating }) => percent(districtHeating)],
    ['Vanaf 1995', since1995],
    ['In een rij', type(0, 2)],
    ['Vrij of half vrij', type(2, 4)],
  ],
  advies: [
    ['Woningen', ({ homes }) => number(homes)],
    ['Koop', ({ owned }) => percent(owned)],
    ['Appartement', type(4, 5)],
    ['Gas (m³)', ({ gas }) => number(gas)],
  ],
};

/** A table of a town's neighbourhoods. */
export interface NeighbourhoodTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The names and years of where it is from. */
  sources: readonly string[];
}

/** The town's neighbourhoods as one service sees them; null where too few are known. */
export function neighbourhoodTable(
  { neighbourhoods }: Pick<Town, 'neighbourhoods'>,
  service: string,
): NeighbourhoodTable | null {
  const columns = COLUMNS[service] ?? [];
  const known = neighbourhoods
    .filter((each) => columns[0]?.[1](each) !== undefined)
    .sort((a, b) => (b.homes ?? 0) - (a.homes ?? 0))
    .slice(0, MOST_ROWS);
  if (known.length < 2) return null;
  // A column that nobody fills says nothing.
  const filled = columns.filter(([, cell]) => known.some((each) => cell(each) !== undefined));
  return {
    heads: filled.map(([head]) => head),
    rows: known.map((each) => [each.name, ...filled.map(([, cell]) => cell(each) ?? '–')]),
    sources: [...new Set(known.map(({ source, year }) => `${source}, ${year}`))],
  };
}

import { formatNumber } from '#lib/format-nl.ts';
import type { Town } from '../../town-schemas.ts';
import { adviceFor, type Neighbourhood } from './neighbourhood-kinds.ts';
import { asSentences } from './phrases.ts';
import type { Source } from './source-names.ts';
import { ages, PERIODS } from './town-values.ts';

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
  ],
  energielabels: [
    ['In een rij', type(0, 2)],
    ['Vrij of half vrij', type(2, 4)],
    ['Appartement', type(4, 5)],
  ],
  zonnepanelen: [
    ['Panelen', ({ panels }) => percent(panels)],
    ['Stroom (kWh)', ({ power }) => number(power)],
    ['Eigen dak', type(0, 4)],
  ],
  warmtepompen: [
    ['Gas (m³)', ({ gas }) => number(gas)],
    ['Stadswarmte', ({ districtHeating }) => percent(districtHeating)],
    ['Vanaf 1995', since1995],
  ],
  advies: [
    ['Woningen', ({ homes }) => number(homes)],
    ['Koop', ({ owned }) => percent(owned)],
    ['Appartement', type(4, 5)],
  ],
};

/** A table of a town's neighbourhoods. */
export interface NeighbourhoodTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** Where it is from. */
  sources: readonly Source[];
  /** It sets the town beside other villages of its municipality: of its neighbourhoods too little is known. */
  isOfVillages: boolean;
}

/** A town as a row beside the villages around it. */
const asRow = ({ name, figures }: Pick<Town, 'name' | 'figures'>): Neighbourhood => ({
  name,
  homes: figures.homes.value,
  periods: figures.periods.value,
  types: figures.types.value,
  owned: figures.owned.value,
  gas: figures.gas.value,
  power: figures.power.value,
  panels: figures.panels.value,
  year: figures.homes.year,
  source: figures.homes.source,
  confidence: figures.homes.confidence,
});

type Placed = Pick<Town, 'name' | 'figures' | 'neighbourhoods' | 'villages'>;

/**
 * The town's neighbourhoods as one service sees them; null where too few are known.
 * @param advice what the service says per kind of neighbourhood, in the last column
 */
export function neighbourhoodTable(
  town: Placed,
  service: string,
  advice: { head: string; cells: Readonly<Record<string, string>> },
): NeighbourhoodTable | null {
  const columns = COLUMNS[service] ?? [];
  const largest = (all: readonly Neighbourhood[]) =>
    all
      .filter((each) => columns[0]?.[1](each) !== undefined)
      .sort((a, b) => (b.homes ?? 0) - (a.homes ?? 0))
      .slice(0, MOST_ROWS);
  const own = largest(town.neighbourhoods);
  const isOfVillages = own.length < 2 && town.villages !== undefined;
  const known = isOfVillages ? largest([asRow(town), ...(town.villages ?? [])]) : own;
  if (known.length < 2) return null;
  const all: readonly [string, Cell][] = [
    ...columns,
    [advice.head, (each) => adviceFor(each, advice.cells)],
  ];
  // A column that nobody fills says nothing.
  const filled = all.filter(([, cell]) => known.some((each) => cell(each) !== undefined));
  return {
    heads: [isOfVillages ? 'Dorp' : 'Buurt', ...filled.map(([head]) => head)],
    rows: known.map((each) => [
      asSentences(each.name),
      ...filled.map(([, cell]) => cell(each) ?? '–'),
    ]),
    sources: known,
    isOfVillages,
  };
}

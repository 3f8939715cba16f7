import {
  type DwellingAnswers,
  type Figures,
  type MeasureId,
  makeReport,
  type PlannedMeasure,
  type Report,
  type WorkedOutMeasure,
} from '@sens/engine';
import { capital } from '#lib/capital.ts';
import { formatEuroRange, formatNumber } from '#lib/format-nl.ts';
import type { Town } from '../../town-schemas.ts';
import { MEASURE_WORDS } from '../plan/measure-words.ts';
import { listed, type Neighbourhood } from './neighbourhood-kinds.ts';
import { type TownValues, TYPES } from './town-values.ts';

/**
 * A year of each build period, in its middle; before the war one in which walls had become hollow,
 * as the examples say.
 */
const YEARS = [1935, 1956, 1970, 1980, 1990, 2000, 2010, 2018] as const;
/** The last build period in which homes were built with little insulation. */
const LAST_BARE = 3;

const HOUSE_WORDS: Record<(typeof TYPES)[number], string> = {
  tussenwoning: 'tussenwoning',
  hoekwoning: 'hoekwoning',
  'twee-onder-een-kap': 'twee-onder-een-kapwoning',
  vrijstaand: 'vrijstaand huis',
  appartement: 'appartement',
};

const NOUNS: Partial<Record<MeasureId, string>> = {
  spouwmuurisolatie: 'spouwmuurisolatie',
  dakisolatie: 'dakisolatie',
  vloerisolatie: 'vloerisolatie',
  gevelisolatie: 'gevelisolatie',
  warmtepomp: 'een volledig elektrische warmtepomp',
  'hybride-warmtepomp': 'een hybride warmtepomp',
};

const PUMPS: Partial<Record<MeasureId, string>> = {
  warmtepomp: 'volledig elektrisch',
  'hybride-warmtepomp': 'hybride',
};

const noun = (id: MeasureId) => {
  const { name } = MEASURE_WORDS[id];
  return NOUNS[id] ?? (name.startsWith('HR') ? name : name.charAt(0).toLowerCase() + name.slice(1));
};
const largest = (values: readonly number[]) => values.indexOf(Math.max(...values));

/** The house that stands for a town: its commonest type and build period. */
export interface TownHouse {
  woningtype: (typeof TYPES)[number];
  bouwjaar: number;
}

/** Services whose example is a house with walls and a roof of its own. */
const hasOwnRoof = (service: string) =>
  ['isolatie', 'zonnepanelen', 'warmtepompen'].includes(service);

/** The commonest house of these building years and types. */
function commonest(
  periods: readonly number[],
  types: readonly number[],
  service: string,
): TownHouse {
  const period = largest(service === 'isolatie' ? periods.slice(0, LAST_BARE + 1) : periods);
  const type = largest(hasOwnRoof(service) ? types.slice(0, 4) : types);
  return { woningtype: TYPES[type] ?? 'tussenwoning', bouwjaar: YEARS[period] ?? 1970 };
}

/**
 * The commonest house of a town, for one service.
 * @param service insulation, panels and pumps take a house with walls and a roof of its own;
 *   insulation takes one that was built with little of it
 */
export const townHouse = ({ figures }: Pick<Town, 'figures'>, service: string): TownHouse =>
  commonest(figures.periods.value, figures.types.value, service);

const reports = new Map<string, Report>();

/** Towns share houses: each is worked out once a build. */
function reportOf(house: TownHouse, figures: Figures, today: string): Report {
  const key = `${house.woningtype} ${house.bouwjaar} ${today}`;
  const kept = reports.get(key) ?? makeReport(house satisfies DwellingAnswers, figures, today);
  reports.set(key, kept);
  return kept;
}

const isShell = (id: MeasureId) => /isolatie|glas|kierdichting/.test(id);
const isPump = (id: MeasureId) => /^(hybride-)?warmtepomp$/.test(id);

/** The measure that a service's example is about. */
function subjectOf(service: string, { plan, considered }: Report) {
  const all: (PlannedMeasure | WorkedOutMeasure)[] = [...plan, ...considered];
  if (service === 'zonnepanelen') return all.find(({ id }) => id === 'zonnepanelen');
  if (service === 'warmtepompen') return all.find(({ id }) => isPump(id));
  return plan.find(({ id }) => isShell(id)) ?? plan[0];
}

/** What the engine says of a town's commonest house, in words for the sentences. */
export function exampleValues(
  house: TownHouse,
  service: string,
  figures: Figures,
  today: string,
): TownValues {
  const report = reportOf(house, figures, today);
  const { now, after, plan, totals } = report;
  const subject = subjectOf(service, report);
  const step = plan.find(({ id }) => isShell(id));
  const shown = service === 'zonnepanelen' || service === 'warmtepompen' ? step : subject;
  const list = plan.map(({ id }) => noun(id));
  const order = list.length > 1 ? `${list.slice(0, -1).join(', ')} en ${list.at(-1)}` : list[0];
  const { best, worst } = now.label;
  const quantity = subject?.quantity.unit === 'panelen' ? subject.quantity.value : undefined;
  return {
    huis: HOUSE_WORDS[house.woningtype],
    bouwjaar: String(house.bouwjaar),
    labelNu: now.label.likely,
    labelSpreiding: best === worst ? undefined : `${best} tot ${worst}`,
    labelPlan: after.label.likely,
    labelDaarna: subject?.labelAfter,
    stap: shown && noun(shown.id),
    pomp: subject && isPump(subject.id) ? noun(subject.id) : undefined,
    pompSoort: subject && isPump(subject.id) ? PUMPS[subject.id] : undefined,
    aantal: quantity === undefined ? undefined : formatNumber(quantity),
    kosten: subject?.investmentCents ? formatEuroRange(subject.investmentCents) : undefined,
    isde: subject?.subsidyCents ? formatEuroRange(subject.subsidyCents) : undefined,
    besparing: subject && formatEuroRange(subject.savingCentsPerYear),
    volgorde: order,
    labelVanTot: `${now.label.likely} naar ${after.label.likely}`,
    isdeJaar: String(figures.isde.year),
    totaal: formatEuroRange(totals.investmentCents),
    isdeTotaal: totals.subsidyCents.mid > 0 ? formatEuroRange(totals.subsidyCents) : undefined,
    netto: formatEuroRange(totals.netInvestmentCents),
    besparingTotaal: formatEuroRange(totals.savingCentsPerYear),
  };
}

/** Houses of a town worked out side by side. */
export interface ExampleTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Of more houses than this nobody finds their own. */
const MOST_HOUSES = 3;
const MOST_NAMES = 3;

/** Whether so little of a neighbourhood is bare that insulating it is no example. */
const isWellBuilt = ({ periods = [] }: Neighbourhood) =>
  periods.slice(0, LAST_BARE + 1).reduce((all, each) => all + each, 0) < 40;

/** Of a neighbourhood where nearly all are flats no house with a roof of its own is an example. */
const ALL_FLATS = 80;
const isAllFlats = ({ types }: Neighbourhood) => (types?.[4] ?? 0) > ALL_FLATS;

const isSame = (one: TownHouse, other: TownHouse) =>
  one.woningtype === other.woningtype && one.bouwjaar === other.bouwjaar;

/** The houses that stand for a town and where each stands: its commonest, then those of large neighbourhoods. */
function townHouses(town: Pick<Town, 'figures' | 'neighbourhoods'>, service: string) {
  const houses = [{ house: townHouse(town, service), names: [] as string[] }];
  const known = town.neighbourhoods
    .filter((each) => each.periods && !(service === 'isolatie' && isWellBuilt(each)))
    .filter((each) => !(hasOwnRoof(service) && isAllFlats(each)))
    .sort((a, b) => (b.homes ?? 0) - (a.homes ?? 0));
  for (const { name, periods = [], types } of known) {
    const house = commonest(periods, types ?? town.figures.types.value, service);
    const same = houses.find(({ house: other }) => isSame(other, house));
    if (same) same.names.push(name);
    else if (houses.length < MOST_HOUSES) houses.push({ house, names: [name] });
  }
  return houses;
}

/**
 * A town's houses worked out by the engine, a row each.
 * @param columns per column head what it is filled with, as `{kosten}`
 */
export function exampleTable(
  town: Pick<Town, 'figures' | 'neighbourhoods'>,
  service: string,
  columns: Readonly<Record<string, string>>,
  figures: Figures,
  today: string,
): ExampleTable {
  const rows: { house: TownHouse; years: number[]; names: string[]; cells: readonly string[] }[] =
    [];
  for (const { house, names } of townHouses(town, service)) {
    const values = exampleValues(house, service, figures, today);
    const cells = Object.values(columns).map((name) => values[name.slice(1, -1)] ?? '–');
    // Houses that come out alike are one row.
    const same = rows.find(
      (row) => row.house.woningtype === house.woningtype && row.cells.join() === cells.join(),
    );
    if (same) {
      same.years.push(house.bouwjaar);
      same.names.push(...names);
    } else {
      rows.push({ house, years: [house.bouwjaar], names, cells });
    }
  }
  return {
    heads: ['Huis', ...Object.keys(columns)],
    rows: rows.map(({ house, years, names, cells }) => {
      const where = listed(names.slice(0, MOST_NAMES));
      const built = listed(years.sort().map(String), 'of');
      const title = `${capital(HOUSE_WORDS[house.woningtype])}, ${built}`;
      return [where ? `${title} (${where})` : title, ...cells];
    }),
  };
}

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
import { listed } from './neighbourhood-kinds.ts';
import { neighbourhoodHouse, type TownHouse, townHouses } from './town-houses.ts';
import { PERIODS, type TownValues, type TYPES } from './town-values.ts';

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

/**
 * What the engine says of the house of the neighbourhood that a question names; nothing where it has none
 * of its own, for the town's house is another.
 */
export function oldestValues(
  town: Pick<Town, 'figures' | 'neighbourhoods'>,
  name: string | undefined,
  service: string,
  figures: Figures,
  today: string,
): TownValues {
  const oldest = town.neighbourhoods.find((each) => each.name === name);
  const house = oldest && neighbourhoodHouse(town, oldest, service);
  if (!oldest?.periods || !house) return {};
  const { huis, bouwjaar, stap, kosten } = exampleValues(house, service, figures, today);
  const most = Math.max(...oldest.periods);
  return {
    oudHuis: huis,
    oudJaar: bouwjaar,
    oudStap: stap,
    oudKosten: kosten,
    oudPeriode: PERIODS[oldest.periods.indexOf(most)]?.replace('-', '\u2013'),
    oudPeriodeN: formatNumber(most),
  };
}

/** Houses of a town worked out side by side. */
export interface ExampleTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** More names make a title that nobody reads. */
const MOST_NAMES = 3;

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

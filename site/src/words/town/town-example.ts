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
import { subsidyWords } from '../money/money-words.ts';
import { planTotals } from '../money/plan-totals.ts';
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
  warmtepompboiler: 'een warmtepompboiler',
  zonneboiler: 'een zonneboiler',
};

const PUMPS: Partial<Record<MeasureId, string>> = {
  warmtepomp: 'volledig elektrisch',
  'hybride-warmtepomp': 'hybride',
};

const noun = (id: MeasureId) => {
  const { name } = MEASURE_WORDS[id];
  return NOUNS[id] ?? (name.startsWith('HR') ? name : name.charAt(0).toLowerCase() + name.slice(1));
};

const isShell = (id: MeasureId) => /isolatie|glas|kierdichting/.test(id);
const isPump = (id: MeasureId) => /^(hybride-)?warmtepomp$/.test(id);

const reports = new Map<string, Report>();

/** Towns share houses: each is worked out once a build. */
function reportOf(house: DwellingAnswers, figures: Figures, today: string): Report {
  const key = JSON.stringify([house, today]);
  const kept = reports.get(key) ?? makeReport(house, figures, today);
  reports.set(key, kept);
  return kept;
}

/** What is not done yet where a measure is the first step. */
const NOT_DONE: Partial<Record<MeasureId, Partial<DwellingAnswers>>> = {
  spouwmuurisolatie: { wall: 'niet' },
  gevelisolatie: { wall: 'niet' },
  dakisolatie: { roof: 'niet' },
  vloerisolatie: { floor: 'niet' },
};

/** Services that show what a first step changes where it is not set yet; the others show such homes' mean. */
const ofFirstStep = (service: string) => service === 'isolatie' || service === 'energielabels';

/**
 * The house before its first step, and that step. Such homes are insulated in part, and a first step beside
 * their mean would change too little. Which step is first, what it costs and its grant do not turn on what
 * the house uses; what it saves does.
 */
function beforeFirstStep(house: TownHouse, figures: Figures, today: string) {
  const { woningtype, bouwjaar } = house;
  const firstOf = ({ plan }: Report) => plan.find(({ id }) => isShell(id));
  const mean = firstOf(reportOf({ woningtype, bouwjaar }, figures, today));
  const notDone = mean && NOT_DONE[mean.id];
  const first = firstOf(reportOf({ woningtype, bouwjaar, ...notDone }, figures, today));
  if (!first) return undefined;
  const report = reportOf({ ...house, ...notDone }, figures, today);
  const used = [...report.plan, ...report.considered].find(({ id }) => id === first.id) ?? first;
  const { savingCentsPerYear, labelAfter } = used;
  return { report, notDone, subject: { ...first, savingCentsPerYear, labelAfter } };
}

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
  const { woningtype, bouwjaar, gasM3PerYear: gas, electricityKwhPerYear: power } = house;
  const report = reportOf(house, figures, today);
  const { now, after, plan } = report;
  const totals = planTotals(report);
  const before = ofFirstStep(service) ? beforeFirstStep(house, figures, today) : undefined;
  const subject = before?.subject ?? subjectOf(service, report);
  const modelled = reportOf({ woningtype, bouwjaar, ...before?.notDone }, figures, today).now;
  const aboutGas = formatNumber(Math.round(modelled.gasM3PerYear.mid / 10) * 10);
  const aboutPower = formatNumber(Math.round(modelled.electricityKwhPerYear.mid / 10) * 10);
  const step = plan.find(({ id }) => isShell(id));
  const shown = service === 'zonnepanelen' || service === 'warmtepompen' ? step : subject;
  const { best, worst } = now.label;
  const quantity = subject?.quantity.unit === 'panelen' ? subject.quantity.value : undefined;
  return {
    huis: HOUSE_WORDS[woningtype],
    bouwjaar: String(bouwjaar),
    gasModel: aboutGas,
    gasHuis: gas === undefined ? `circa ${aboutGas}` : formatNumber(gas),
    stroomHuis: power === undefined ? `circa ${aboutPower}` : formatNumber(power),
    labelNu: now.label.likely,
    labelSpreiding: best === worst ? undefined : `${best} tot ${worst}`,
    labelPlan: after.label.likely,
    labelZonder: (before?.report ?? report).now.label.likely,
    labelDaarna: subject?.labelAfter,
    stap: shown && noun(shown.id),
    pomp: subject && isPump(subject.id) ? noun(subject.id) : undefined,
    pompSoort: subject && isPump(subject.id) ? PUMPS[subject.id] : undefined,
    aantal: quantity === undefined ? undefined : formatNumber(quantity),
    kosten: subject?.investmentCents ? formatEuroRange(subject.investmentCents) : undefined,
    isde: subject?.subsidyCents?.high ? subsidyWords(subject) : undefined,
    besparing: subject && formatEuroRange(subject.savingCentsPerYear),
    volgorde: listed(plan.map(({ id }) => noun(id))),
    labelVanTot:
      now.label.likely === after.label.likely
        ? `blijft ${now.label.likely}`
        : `${now.label.likely} naar ${after.label.likely}`,
    isdeJaar: String(figures.isde.year),
    totaal: formatEuroRange(totals.investmentCents),
    isdeTotaal: totals.subsidyCents.mid > 0 ? formatEuroRange(totals.subsidyCents) : undefined,
    netto: formatEuroRange(totals.netCents),
    besparingTotaal: formatEuroRange(totals.savingCentsPerYear),
  };
}

/**
 * What the engine says of the house of the neighbourhood that a question names; nothing where it has none
 * of its own, for the town's house is another. All names are there, known or not: by them a text is checked.
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
  const { huis, bouwjaar, stap, kosten }: TownValues = house
    ? exampleValues(house, service, figures, today)
    : {};
  const periods = (house && oldest?.periods) ?? [];
  const most = Math.max(...periods);
  const isFlat = house?.woningtype === 'appartement';
  // Who has nothing to insulate does not begin with panels: they are what is left.
  const isDone = !isFlat && stap === noun('zonnepanelen');
  return {
    oudHuis: huis,
    oudJaar: bouwjaar,
    oudStap: isFlat || isDone ? undefined : stap,
    oudStapVve: isFlat ? stap : undefined,
    oudPanelen: isDone ? kosten : undefined,
    oudKosten: kosten,
    oudPeriode: PERIODS[periods.indexOf(most)]?.replace('-', '\u2013'),
    oudPeriodeN: periods.length > 0 ? formatNumber(most) : undefined,
  };
}

/** Houses of a town worked out side by side. */
export interface ExampleTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A sentence takes its article, a cell of a table none. */
const inCell = (value = '–') => value.replace(/^een /, '');

/** More names make a title that nobody reads. */
const MOST_NAMES = 3;

/** Names in a row; of postcodes that follow one another only the first says that it is one. */
const places = (names: readonly string[]) =>
  listed(names.slice(0, MOST_NAMES))?.replace(/(?<=postcode \d{4}(?:,| en) )postcode /g, '');

/**
 * A town's houses worked out by the engine, a row each.
 * @param columns per column head what it is filled with, as `{kosten}`
 */
export function exampleTable(
  town: Pick<Town, 'name' | 'figures' | 'neighbourhoods'>,
  service: string,
  columns: Readonly<Record<string, string>>,
  figures: Figures,
  today: string,
): ExampleTable {
  const rows: { house: TownHouse; years: number[]; names: string[]; cells: readonly string[] }[] =
    [];
  for (const { house, names } of townHouses(town, service)) {
    const values = exampleValues(house, service, figures, today);
    // A house with nothing left to do is no example.
    if (values.volgorde === undefined) continue;
    const cells = Object.values(columns).map((name) => inCell(values[name.slice(1, -1)]));
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
      const isMean = house.gasM3PerYear !== undefined || house.electricityKwhPerYear !== undefined;
      const where = places(names) ?? (isMean ? `heel ${town.name}` : undefined);
      const built = listed(years.sort().map(String), 'of');
      const title = `${capital(HOUSE_WORDS[house.woningtype])}, ${built}`;
      return [where ? `${title} (${where})` : title, ...cells];
    }),
  };
}

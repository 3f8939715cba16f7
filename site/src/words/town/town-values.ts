import { formatDecimal, formatNumber } from '#lib/format-nl.ts';
import type { Province, Town } from '../../town-schemas.ts';

/** What the sentences of a town's pages are filled with, by the name between the braces. */
export type TownValues = Readonly<Record<string, string | undefined>>;

/** Build periods in the order of the figures. */
export const PERIODS = [
  'voor 1945',
  '1945-1964',
  '1965-1974',
  '1975-1984',
  '1985-1994',
  '1995-2004',
  '2005-2014',
  'vanaf 2015',
] as const;

/** House types in the order of the figures. */
export const TYPES = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'appartement',
] as const;

const TYPE_WORDS = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kapwoning',
  'vrijstaand huis',
  'appartement',
];

/** What a town's building years add up to; it decides what comes first there. */
export type Era = 'vooroorlogs' | 'naoorlogs' | 'jaren-zeventig-tachtig' | 'jong' | 'gemengd';

const sum = (values: readonly number[], from: number, to: number) =>
  values.slice(from, to).reduce((all, each) => all + each, 0);

/** Share built before 1975, in 1975-1994 and since 1995. */
export const ages = (periods: readonly number[]) => ({
  old: sum(periods, 0, 3),
  middle: sum(periods, 3, 5),
  young: sum(periods, 5, 8),
});

/** Which era a town's homes are of: the first that is large enough. */
export function eraOf(periods: readonly number[]): Era {
  const { middle, young } = ages(periods);
  if ((periods[0] ?? 0) >= 20) return 'vooroorlogs';
  if (sum(periods, 1, 3) >= 39) return 'naoorlogs';
  if (young >= 40) return 'jong';
  if (middle >= 40) return 'jaren-zeventig-tachtig';
  return 'gemengd';
}

const inOrder = (values: readonly number[]) =>
  values.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);

const difference = (value: number, other: number) => {
  if (Math.abs(value - other) < 15) return 'ongeveer gelijk aan';
  const more = formatNumber(Math.abs(value - other));
  return `${more} m³ ${value > other ? 'meer' : 'minder'} dan`;
};

type Neighbourhood = Town['neighbourhoods'][number];

/** The neighbourhoods with the most and the least of something, where two are known at all. */
function extremes(all: readonly Neighbourhood[], of: (each: Neighbourhood) => number | undefined) {
  const known = all
    .flatMap((each) => {
      const value = of(each);
      return value === undefined ? [] : [{ name: each.name, value }];
    })
    .sort((a, b) => b.value - a.value);
  const [most, least] = [known[0], known.at(-1)];
  return known.length > 1 && most?.value !== least?.value ? { most, least } : {};
}

/** Everything a sentence about this town may name; what is not known is left out. */
export function townValues(town: Town, province: Province): TownValues {
  const { figures, neighbourhoods } = town;
  const periods = figures.periods.value;
  const types = figures.types.value;
  const number = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value);
  const { old, middle, young } = ages(periods);
  const [p1, p2, p3] = inOrder(periods);
  const [t1, t2, t3] = inOrder(types);
  const values: Record<string, string | undefined> = {
    town: town.name,
    municipality: town.municipality,
    jaar: String(figures.periods.year),
    homes: number(figures.homes.value),
    inwoners:
      figures.population &&
      `In ${town.name} wonen ${formatNumber(figures.population.value)} mensen (CBS, 1 januari ${figures.population.year}).`,
    vooroorlogs: number(periods[0]),
    naoorlogs: number(sum(periods, 1, 3)),
    oud: number(old),
    midden: number(middle),
    jong: number(young),
    flats: number(types[4]),
    rij: number(sum(types, 0, 2)),
    vrij: number(sum(types, 2, 4)),
    koop: number(figures.owned.value),
    corp: number(figures.social?.value),
    gas: number(figures.gas.value),
    gasWaar: figures.gas.about ?? town.name,
    gasVerschil: difference(figures.gas.value, province.gas.value),
    stroom: number(figures.power.value),
    stroomWaar: figures.power.about ?? town.name,
    terug: number(figures.fedIn?.value),
    panelen: number(figures.panels.value),
    panelenWaar: figures.panels.about ?? town.name,
    gashuizen: number(figures.gasHomes?.value),
    warmtenet: number(figures.districtHeating?.value),
    kwp: number(figures.solarCapacity?.value),
    kwpJaar: figures.solarCapacity && String(figures.solarCapacity.year),
    perHuis:
      figures.solarCapacity && formatDecimal(figures.solarCapacity.value / figures.homes.value),
    zhGas: number(province.gas.value),
    zhStroom: number(province.power.value),
    zhTerug: number(province.fedIn.value),
    zhPanelen: number(province.panels.value),
    zhKoop: number(province.owned.value),
  };
  for (const [place, one] of [p1, p2, p3].entries()) {
    values[`p${place + 1}`] = one && PERIODS[one.index]?.replace('-', '\u2013');
    values[`p${place + 1}n`] = number(one?.value);
  }
  for (const [place, one] of [t1, t2, t3].entries()) {
    values[`t${place + 1}`] = one && TYPE_WORDS[one.index];
    values[`t${place + 1}n`] = number(one?.value);
  }
  const name = (key: string, one: { name: string; value: number } | undefined) => {
    values[key] = one?.name;
    values[`${key}N`] = number(one?.value);
  };
  const byAge = (key: 'old' | 'young') =>
    extremes(neighbourhoods, ({ periods: own }) => own && ages(own)[key]).most;
  name('wijkOud', byAge('old'));
  name('wijkJong', byAge('young'));
  const gas = extremes(neighbourhoods, ({ gas: own, districtHeating = 0 }) =>
    districtHeating > 10 ? undefined : own,
  );
  name('wijkGas', gas.most);
  name('wijkZuinig', gas.least);
  const sun = extremes(neighbourhoods, ({ panels }) => panels);
  name('wijkZon', sun.most);
  name('wijkWeinigZon', sun.least);
  const owned = extremes(neighbourhoods, (each) => each.owned);
  name('wijkKoop', owned.most);
  name('wijkHuur', owned.least);
  name('wijkFlats', extremes(neighbourhoods, (each) => each.types?.[4]).most);
  name('wijkWarmtenet', extremes(neighbourhoods, (each) => each.districtHeating).most);
  return values;
}

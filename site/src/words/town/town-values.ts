import { formatDecimal, formatNumber } from '#lib/format-nl.ts';
import type { Province, Town } from '../../town-schemas.ts';
import {
  listed,
  type Neighbourhood,
  type NeighbourhoodKind,
  namesOf,
} from './neighbourhood-kinds.ts';

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

/** Rounded shares may add up to more than all there is. */
const share = (periods: readonly number[], from: number, to: number) =>
  Math.min(100, sum(periods, from, to));

/** Share built before 1975, in 1975-1994 and since 1995. */
export const ages = (periods: readonly number[]) => ({
  old: share(periods, 0, 3),
  middle: share(periods, 3, 5),
  young: share(periods, 5, 8),
});

/** Share of a town's homes from before 1975, in per cent. */
export const builtBefore1975 = ({
  before1975,
  periods,
}: Pick<Town['figures'], 'before1975' | 'periods'>): number =>
  before1975?.value ?? ages(periods.value).old;

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

/** A share of the homes as a round number of them. */
const about = (homes: number, share: number) =>
  formatNumber(Math.round((homes * share) / 10_000) * 100);

/** The neighbourhoods with the most and the least of something, where two are known at all. */
function extremes(all: readonly Neighbourhood[], of: (each: Neighbourhood) => number | undefined) {
  const known = all
    .flatMap((each) => {
      const value = of(each);
      return value === undefined ? [] : [{ name: each.name, value }];
    })
    .sort((a, b) => b.value - a.value);
  const [most, second] = known;
  const least = known.at(-1);
  if (known.length < 2 || most?.value === least?.value) return {};
  return { most, least, second: known.length > 2 ? second : undefined };
}

/** The lists of neighbourhoods that a sentence may name, by the kind they are of. */
const LISTS = {
  wijkenVooroorlogs: 'vooroorlogs',
  wijkenKaal: 'kaal',
  wijkenDun: 'dun',
  wijkenDunVroeg: 'dun-vroeg',
  wijkenJong: 'jong',
} as const;

/** What lowers a town's mean gas use below that of an older house, as words for a sentence, in per cent. */
const countedToo = (flats: number, districtHeating: number, young: number) => {
  const reasons = [
    ...(flats >= 15 ? [`appartementen (${flats}%)`] : []),
    ...(districtHeating >= LEAST_HEATED ? [`huizen met stadswarmte (${districtHeating}%)`] : []),
    ...(young >= 15 ? [`huizen van na 1994 (${young}%)`] : []),
  ];
  return reasons.length > 0 ? listed(['geïsoleerde huizen', ...reasons]) : undefined;
};

/** Below this share of the homes, in per cent, district heating is no reason to name a neighbourhood. */
const LEAST_HEATED = 5;

/** A list of neighbourhoods under its name, and under the one that a question takes: "Woont u in A of B?" */
const bothLists = (
  key: string,
  all: readonly Neighbourhood[],
  kind: NeighbourhoodKind,
): TownValues => ({ [key]: namesOf(all, kind), [`${key}Of`]: namesOf(all, kind, 'of') });

/** A place of which most homes are so, not only more than elsewhere. */
const mostly = (one: { name: string; value: number } | undefined) =>
  one && one.value >= 50 ? one : undefined;

/** Two places that hardly differ say nothing beside each other, in per cent. */
const LEAST_APART = 5;

const worthTelling = (found: ReturnType<typeof extremes>): ReturnType<typeof extremes> =>
  (found.most?.value ?? 0) - (found.least?.value ?? 0) < LEAST_APART ? {} : found;

/** Nobody says to live in a postcode: only what is counted by it is told of one, as a `gebied`. */
const isCalled = ({ name }: Neighbourhood) => !/^postcode \d/.test(name);

/**
 * Everything a sentence about this town may name; what is not known is left out.
 * @param named the neighbourhoods that the sentences may name; all of them may have district heating named
 */
export function townValues(
  town: Town,
  province: Province,
  named: readonly Neighbourhood[] = town.neighbourhoods,
): TownValues {
  const { figures, neighbourhoods: all } = town;
  const called = named.filter(isCalled);
  const periods = figures.periods.value;
  const types = figures.types.value;
  const number = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value);
  const { middle, young } = ages(periods);
  const old = builtBefore1975(figures);
  const [p1, p2, p3] = inOrder(periods);
  const [t1, t2, t3] = inOrder(types);
  const isPlanned = town.facts.some(({ topic }) => topic === 'warmteplan');
  const [heated] = all
    .filter(({ districtHeating = 0 }) => districtHeating >= LEAST_HEATED)
    .sort((a, b) => (b.districtHeating ?? 0) - (a.districtHeating ?? 0));
  const isHeated = heated !== undefined || figures.districtHeating !== undefined;
  const values: Record<string, string | undefined> = {
    town: town.name,
    municipality: town.municipality,
    // Nobody is sent to a plan of which we know nothing.
    plan: isPlanned ? `het plan van de gemeente ${town.municipality}` : undefined,
    geenPlan: isPlanned
      ? undefined
      : `Een plan van de gemeente ${town.municipality} om van het aardgas af te gaan, vonden wij niet.`,
    gasReden: countedToo(types[4] ?? 0, figures.districtHeating?.value ?? 0, young),
    warmtenetOnbekend: isHeated
      ? undefined
      : 'Hoeveel woningen stadswarmte hebben, meldt het CBS hier niet.',
    jaar: String(figures.periods.year),
    homes: number(figures.homes.value),
    inwoners:
      figures.population &&
      `In ${town.name} wonen ${formatNumber(figures.population.value)} mensen (CBS, 1 januari ${figures.population.year}).`,
    vooroorlogs: number(periods[0]),
    naoorlogs: number(sum(periods, 1, 3)),
    oud: number(old),
    midden: number(middle),
    middenVroeg: number(periods[3]),
    middenLaat: number(periods[4]),
    jong: number(young),
    flats: number(types[4]),
    dakN: number(Math.min(100, sum(types, 0, 4))),
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
    // Told beside the gas, in one place.
    gashuizen:
      figures.gasHomes?.about === figures.gas.about ? number(figures.gasHomes?.value) : undefined,
    warmtenet: number(figures.districtHeating?.value),
    kwp: number(figures.solarCapacity?.value),
    kwpJaar: figures.solarCapacity && String(figures.solarCapacity.year),
    perHuis:
      figures.solarCapacity && formatDecimal(figures.solarCapacity.value / figures.homes.value),
    naoorlogsAantal: about(figures.homes.value, sum(periods, 1, 3)),
    oudAantal: about(figures.homes.value, old),
    jongAantal: about(figures.homes.value, young),
    flatsAantal: about(figures.homes.value, types[4] ?? 0),
    koopAantal: about(figures.homes.value, figures.owned.value),
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
  const byAge = (key: 'old' | 'young', of: readonly Neighbourhood[] = called) =>
    extremes(of, ({ periods: own }) => own && ages(own)[key]);
  const [old1, young1, oldArea] = [byAge('old'), byAge('young'), byAge('old', named)];
  name('wijkOud', old1.most);
  name('wijkMeestOud', mostly(old1.most));
  name('wijkOud2', old1.second);
  name('wijkMinstOud', worthTelling(old1).least);
  name('wijkJong', young1.most);
  name('wijkMeestJong', mostly(young1.most));
  name('wijkJong2', young1.second);
  name('gebiedOud', oldArea.most);
  name('gebiedOud2', oldArea.second);
  const youngArea = byAge('young', named).most;
  name('gebiedJong', youngArea);
  name('gebiedMeestJong', mostly(youngArea));
  const around = all.some((each) => each.gas !== undefined) ? [] : (town.villages ?? []);
  for (const [kind, places] of [
    ['wijk', called],
    ['dorp', around],
  ] as const) {
    const gas = extremes(places, ({ gas: own, districtHeating = 0 }) =>
      districtHeating > 10 ? undefined : own,
    );
    name(`${kind}Gas`, gas.most);
    name(`${kind}Gas2`, gas.second);
    name(`${kind}Zuinig`, gas.least);
    const sun = worthTelling(extremes(places, ({ panels }) => panels));
    name(`${kind}Zon`, sun.most);
    name(`${kind}Zon2`, sun.second);
    name(`${kind}WeinigZon`, sun.least);
    const owned = extremes(places, (each) => each.owned);
    name(`${kind}Koop`, owned.most);
    name(`${kind}Koop2`, owned.second);
    name(`${kind}Huur`, owned.least);
    const power = extremes(places, (each) => each.power);
    name(`${kind}Stroom`, power.most);
    name(`${kind}WeinigStroom`, power.least);
    const flats = extremes(places, (each) => each.types?.[4]);
    name(`${kind}Flats`, flats.most);
    name(`${kind}Flats2`, flats.second);
    name(`${kind}Huizen`, flats.least);
    name(`${kind}Rij`, extremes(places, (each) => each.types && sum(each.types, 0, 2)).most);
    name(`${kind}Vrij`, extremes(places, (each) => each.types && sum(each.types, 2, 4)).most);
  }
  name('wijkWarmtenet', heated && { name: heated.name, value: heated.districtHeating ?? 0 });
  const lists = Object.entries(LISTS).map(([key, kind]) => bothLists(key, called, kind));
  return Object.assign(
    values,
    ...lists,
    bothLists('wijkenStadswarmte', all, 'stadswarmte'),
    bothLists('wijken', all.filter(isCalled), 'anders'),
  );
}

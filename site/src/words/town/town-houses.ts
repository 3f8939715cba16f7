import type { Town } from '../../town-schemas.ts';
import { isOfKind, type Neighbourhood } from './neighbourhood-kinds.ts';
import { TYPES } from './town-values.ts';

/**
 * A year of each build period, in its middle; before the war one in which walls had become hollow,
 * as the examples say.
 */
const YEARS = [1935, 1956, 1970, 1980, 1990, 2000, 2010, 2018] as const;
/** The last build period in which homes were built with little insulation. */
const LAST_BARE = 3;

/** The house that stands for a town or a neighbourhood: its commonest type and build period. */
export interface TownHouse {
  woningtype: (typeof TYPES)[number];
  bouwjaar: number;
  /** The mean of where it stands, where that is a fair measure of such a house. */
  gasM3PerYear?: number;
  electricityKwhPerYear?: number;
}

/** A house and the neighbourhoods it stands for; none for the town's own. */
export interface PlacedHouse {
  house: TownHouse;
  names: string[];
}

const largest = (values: readonly number[]) => values.indexOf(Math.max(...values));

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

/** With more flats, or more district heating, in per cent, a mean over all homes says little of a house. */
const MOST = { flats: 35, districtHeating: 10 };

interface Means {
  gas?: number | undefined;
  power?: number | undefined;
  flats: number;
  districtHeating?: number | undefined;
}

/** What such a house may be taken to use, of what its service is about. */
function usedBy(
  { woningtype }: TownHouse,
  { gas, power, flats, districtHeating = 0 }: Means,
  service: string,
): Pick<TownHouse, 'gasM3PerYear' | 'electricityKwhPerYear'> {
  const isFair = flats <= MOST.flats && districtHeating <= MOST.districtHeating;
  if (!isFair || woningtype === 'appartement') return {};
  if (service === 'zonnepanelen')
    return power === undefined ? {} : { electricityKwhPerYear: power };
  // A label is of the house, not of who lives in it.
  return gas === undefined || service === 'energielabels' ? {} : { gasM3PerYear: gas };
}

/**
 * The commonest house of a town, for one service.
 * @param service insulation, panels and pumps take a house with walls and a roof of its own;
 *   insulation takes one that was built with little of it
 */
export function townHouse({ figures }: Pick<Town, 'figures'>, service: string): TownHouse {
  const { periods, types, gas, power, districtHeating } = figures;
  const house = commonest(periods.value, types.value, service);
  const own = ({ value, about }: { value: number; about?: string | undefined }) =>
    about === undefined ? value : undefined;
  const means = {
    gas: own(gas),
    power: own(power),
    flats: types.value[4] ?? 0,
    districtHeating: districtHeating?.value,
  };
  return { ...house, ...usedBy(house, means, service) };
}

/** Whether so little of a neighbourhood is bare that insulating it is no example. */
const isWellBuilt = ({ periods = [] }: Neighbourhood) =>
  periods.slice(0, LAST_BARE + 1).reduce((all, each) => all + each, 0) < 40;

/** Of a neighbourhood where nearly all are flats no house with a roof of its own is an example. */
const ALL_FLATS = 80;
const isAllFlats = ({ types }: Neighbourhood) => (types?.[4] ?? 0) > ALL_FLATS;

/** Services whose example uses gas: where most homes have district heating no such house is one. */
const usesGas = (service: string) => !['zonnepanelen', 'energielabels'].includes(service);

type Placed = Pick<Town, 'figures' | 'neighbourhoods'>;

/** The house that stands for a neighbourhood; undefined where it is no example for this service. */
export function neighbourhoodHouse(
  { figures }: Placed,
  neighbourhood: Neighbourhood,
  service: string,
): TownHouse | undefined {
  const { periods, types = figures.types.value, gas, power, districtHeating } = neighbourhood;
  if (!periods || (service === 'isolatie' && isWellBuilt(neighbourhood))) return undefined;
  if (hasOwnRoof(service) && isAllFlats(neighbourhood)) return undefined;
  if (usesGas(service) && isOfKind(neighbourhood, 'stadswarmte')) return undefined;
  const house = commonest(periods, types, service);
  const means = { gas, power, flats: types[4] ?? 0, districtHeating };
  return { ...house, ...usedBy(house, means, service) };
}

/** Of more houses than this nobody finds their own. */
const MOST_HOUSES = 4;

const isSame = (one: TownHouse, other: TownHouse) =>
  one.woningtype === other.woningtype &&
  one.bouwjaar === other.bouwjaar &&
  one.gasM3PerYear === other.gasM3PerYear &&
  one.electricityKwhPerYear === other.electricityKwhPerYear;

/** The houses that stand for a town and where each stands: its commonest, then those of large neighbourhoods. */
export function townHouses(town: Placed, service: string): readonly PlacedHouse[] {
  const houses: PlacedHouse[] = [{ house: townHouse(town, service), names: [] }];
  const bySize = [...town.neighbourhoods].sort((a, b) => (b.homes ?? 0) - (a.homes ?? 0));
  for (const neighbourhood of bySize) {
    const house = neighbourhoodHouse(town, neighbourhood, service);
    if (!house) continue;
    const same = houses.find(({ house: other }) => isSame(other, house));
    if (same) same.names.push(neighbourhood.name);
    else if (houses.length < MOST_HOUSES) houses.push({ house, names: [neighbourhood.name] });
  }
  return houses;
}

import type { Province, Town } from '../../town-schemas.ts';
import { eraOf } from './town-values.ts';

/** Much more or much less than the province, in points of a per cent or in m³. */
const MUCH = { panels: 8, fewPanels: 5, gas: 40 };

const flats = ({ figures }: Town) => figures.types.value[4] ?? 0;
const district = ({ figures }: Town) => figures.districtHeating?.value ?? 0;
const ahead = ({ figures }: Town, province: Province) =>
  figures.panels.value - province.panels.value;
const era = (name: string) => (town: Town) => eraOf(town.figures.periods.value) === name;

/** What a town may be, by the name that rules and sentences call it. */
const KINDS: Readonly<Record<string, (town: Town, province: Province) => boolean>> = {
  vooroorlogs: era('vooroorlogs'),
  naoorlogs: era('naoorlogs'),
  'jaren-zeventig-tachtig': era('jaren-zeventig-tachtig'),
  jong: era('jong'),
  gemengd: era('gemengd'),
  'veel-panelen': (town, province) => ahead(town, province) >= MUCH.panels,
  'weinig-panelen': (town, province) => ahead(town, province) <= -MUCH.fewPanels,
  'gewoon-panelen': (town, province) =>
    ahead(town, province) < MUCH.panels && ahead(town, province) > -MUCH.fewPanels,
  'veel-warmtenet': (town) => district(town) >= 15,
  stadswarmte: (town) => district(town) >= 9,
  corporaties: ({ figures }) => (figures.social?.value ?? 0) >= 33,
  appartementen: (town) => flats(town) >= 40,
  'eigen-dak': (town) => flats(town) < 40,
  'eigen-huis': ({ figures }) => figures.owned.value >= 55,
  'veel-gas': ({ figures }, province) => figures.gas.value >= province.gas.value + MUCH.gas,
  anders: () => true,
};

/** Whether a rule holds for a town. One that names no kind holds where its facts are known. */
export const holds = (rule: string, town: Town, province: Province): boolean =>
  KINDS[rule]?.(town, province) ?? true;

/**
 * Whether a town is of a kind that a sentence is written for.
 * @throws Error when there is no such kind, so that a typing error stops the build
 */
export function isOf(kind: string, town: Town, province: Province): boolean {
  const is = KINDS[kind];
  if (!is) {
    const known = Object.keys(KINDS).join(', ');
    throw new Error(`content/town-rules: "${kind}" is geen soort plaats: kies uit ${known}`);
  }
  return is(town, province);
}

import { type HeatPumpKind, heatPumpPowerKw, toolFigures2026 } from '@sens/engine';
import { isPerM2, KINDS, type MeasureDetails, type MeasureKey } from './measures.ts';
import type { SubsidyState } from './state.ts';

const { referenceDwellings, heatPumps, assumptions, isde } = toolFigures2026;

/** Build year of a house whose year was not given. */
export const ASSUMED_BOUWJAAR = assumptions.defaultBouwjaar.value;

/** A house of this year or later is taken to have a cavity wall. */
export const CAVITY_FROM_YEAR = assumptions.cavityFromYear.value;

/** Two kinds of glass, or of doors, share what the house has. */
const PAIRS: readonly (readonly MeasureKey[])[] = [
  ['hrpp', 'triple'],
  ['deur', 'deur-nieuw'],
];

function shareOf(key: MeasureKey, { chosen }: SubsidyState): number {
  const pair = PAIRS.find((keys) => keys.includes(key)) ?? [];
  return pair.length > 0 && pair.every((one) => chosen.includes(one)) ? 1 / pair.length : 1;
}

/** To tenths of m2, as exact as the example dwellings are. */
const tenths = (m2: number) => Math.round(m2 * 10) / 10;

/**
 * Area of a part in the example dwelling of this type, in m2; attic and soil as the ground floor. Not
 * rounded to whole m2: the report computes with the same area, and must come to the same amount.
 */
function typicalM2(key: MeasureKey, state: SubsidyState): number {
  const { wallM2, roofM2, groundFloorM2, windowM2, doorM2 } =
    referenceDwellings[state.answers.woningtype].value;
  const share = shareOf(key, state);
  if (key === 'spouw' || key === 'gevel') return wallM2;
  if (key === 'dak') return roofM2;
  if (key === 'hrpp' || key === 'triple') return tenths(windowM2 * share);
  if (key === 'deur' || key === 'deur-nieuw') return tenths(doorM2 * share);
  // No source says how large panels are: the least that gets a grant.
  if (key === 'paneel' || key === 'paneel-nieuw') return isde.glassRates.paneel.value.minM2;
  return groundFloorM2;
}

/** The largest collector of the first list. */
const COLLECTOR_M2 = isde.solarBoilers.value.upToM2;

const ENGINE_KIND: Record<string, HeatPumpKind> = {
  'lucht-water-elektrisch': 'volledig-elektrisch',
  'bodem-water': 'bodemwarmtepomp',
  'water-water': 'bodemwarmtepomp',
};

/** Power of a hybrid as it is priced; of the others what the heat-pump check takes for this house. */
function typicalKw(kind: string, { answers }: SubsidyState): number {
  const whole = ENGINE_KIND[kind];
  return whole
    ? heatPumpPowerKw(whole, answers, toolFigures2026)
    : heatPumps.hybridPrice.value.powerKw;
}

/** What is taken for granted of a measure as long as the visitor does not say. */
export function assumedDetails(key: MeasureKey, state: SubsidyState): MeasureDetails {
  if (isPerM2(key)) return { m2: typicalM2(key, state) };
  if (key === 'zonneboiler') return { m2: COLLECTOR_M2 };
  if (key === 'ventilatie') return { kind: KINDS.ventilatie[0] };
  if (key !== 'warmtepomp') return {};
  const kind = state.details.warmtepomp?.kind ?? KINDS.warmtepomp[0];
  return { kind, kw: typicalKw(kind, state), label: 'A+++' };
}

/** What a measure is computed with: the visitor's word, and for the rest what is assumed. */
export const detailsUsed = (key: MeasureKey, state: SubsidyState): MeasureDetails => ({
  ...assumedDetails(key, state),
  ...state.details[key],
});

/** Whether this heat pump is paid by power: air-to-water; the others by RVO's list. */
export const isAirPump = ({ kind }: MeasureDetails) => kind?.startsWith('lucht-water-') === true;

import { hasSoftFloor, unsuitableParts } from '../dwelling/heat-pump-fit.ts';
import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { measureForPart } from '../measures/part-measures.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import type { MeasureId } from '../terms/measures.ts';
import type {
  HeatPumpExtras,
  HeatPumpGroundCode,
  HeatPumpReason,
  HeatPumpSuitability,
} from './heat-pump-types.ts';

/** A verdict before it is worked out. */
export interface Judgement {
  suitability: HeatPumpSuitability;
  measures: MeasureId[];
  grounds: HeatPumpReason<HeatPumpGroundCode>[];
}

type Ground = HeatPumpReason<HeatPumpGroundCode>;

/** The measure of the plan that a kind is. */
export const measureOf: Record<HeatPumpKind, MeasureId> = {
  hybride: 'hybride-warmtepomp',
  'volledig-elektrisch': 'warmtepomp',
  bodemwarmtepomp: 'bodemwarmtepomp',
};

function not(code: HeatPumpGroundCode): Judgement {
  return { suitability: 'niet-geschikt', measures: [], grounds: [{ code }] };
}

/** What the present heating rules out; a hybrid may still become all-electric. */
function heatingGround({ heating }: House, kind: HeatPumpKind): HeatPumpGroundCode | undefined {
  if (heating === 'warmtenet') return 'warmtenet';
  if (isPumpAlone(heating)) return 'al-warmtepomp';
  return heating === 'hybride' && kind === 'hybride' ? 'al-hybride' : undefined;
}

/**
 * What the place rules out. In a block all-electric waits for the association's word and a place, as
 * the plan has it; the ground under a flat is not the owner's.
 */
function placeGround(
  house: House,
  kind: HeatPumpKind,
  { outdoorSpace, vve }: HeatPumpExtras,
): HeatPumpGroundCode | undefined {
  const isFlat = house.woningtype === 'appartement';
  if (kind === 'bodemwarmtepomp') {
    if (isFlat) return 'geen-eigen-grond';
    return outdoorSpace === undefined || outdoorSpace === 'tuin' ? undefined : 'geen-eigen-grond';
  }
  if (outdoorSpace === 'geen') return 'geen-buitenruimte';
  if (!isFlat) return undefined;
  if (vve === 'nee') return 'vve-weigert';
  const agreed = vve === 'akkoord' && outdoorSpace !== undefined;
  return kind === 'volledig-elektrisch' && !agreed ? 'vve-buitenunit' : undefined;
}

/** All-electric and ground source: by what the shell falls short of (`hp.suit`). */
function byShell(house: House, figures: Figures): Judgement {
  const { testSupplyCelsius, testBelowOutsideCelsius } = figures.heatPumps.suitability.value;
  const short = unsuitableParts(house, figures);
  const grounds: Ground[] =
    short.length === 0
      ? [{ code: 'goed-geisoleerd' }]
      : [{ code: 'eerst-isoleren', values: { onderdelen: short.join(',') } }];
  if (hasSoftFloor(house, figures)) grounds.push({ code: 'vloer-zonder-kruipruimte' });
  if (house.emitters === 'radiatoren') {
    const values = { graden: testSupplyCelsius, buitenC: testBelowOutsideCelsius };
    grounds.push({ code: 'vijftig-graden-proef', values });
  }
  return {
    suitability: short.length === 0 ? 'nu-geschikt' : 'na-maatregelen',
    measures: short.map((part) => measureForPart(part, house)),
    grounds,
  };
}

/** Hybrid: any house with a boiler; insulating pays all the same. */
function byBoiler(house: House, figures: Figures): Judgement {
  const short = unsuitableParts(house, figures);
  const grounds: Ground[] = [{ code: 'werkt-naast-ketel' }];
  if (short.length > 0) {
    grounds.push({ code: 'isoleren-loont', values: { onderdelen: short.join(',') } });
  }
  return { suitability: 'nu-geschikt', measures: [], grounds };
}

/** Whether a kind fits this house: now, after which measures, or not, and on what ground. */
export function judge(
  house: House,
  kind: HeatPumpKind,
  extras: HeatPumpExtras,
  figures: Figures,
): Judgement {
  const ground = heatingGround(house, kind) ?? placeGround(house, kind, extras);
  if (ground !== undefined) return not(ground);
  const verdict = kind === 'hybride' ? byBoiler(house, figures) : byShell(house, figures);
  if (house.woningtype === 'appartement' && extras.vve !== 'akkoord') {
    verdict.grounds.push({ code: 'vve-toestemming' });
  }
  return verdict;
}

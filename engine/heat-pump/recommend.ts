import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { planFor } from '../plan/plan.ts';
import {
  HEAT_PUMP_KINDS,
  type HeatPumpExtras,
  type HeatPumpKind,
  type HeatPumpReason,
  type RecommendationCode,
} from './heat-pump-types.ts';
import { changeOf } from './outcome.ts';
import { withMeasures } from './suitability.ts';
import { type Judgement, judge, measureOf } from './verdicts.ts';
import { offerOf } from './work-out.ts';

/** Every kind's verdict for a house. */
type Judgements = Record<HeatPumpKind, Judgement>;

/** What a house comes to: its verdicts, the kind that gains most, and that gain. */
export interface Advice {
  judgements: Judgements;
  kind: HeatPumpKind | null;
  /** Over the lifetime, after the net investment; EUR. */
  gainEur: number;
  savingEur: number;
}

function judgeAll(house: House, extras: HeatPumpExtras, figures: Figures): Judgements {
  return {
    hybride: judge(house, 'hybride', extras, figures),
    'volledig-elektrisch': judge(house, 'volledig-elektrisch', extras, figures),
    bodemwarmtepomp: judge(house, 'bodemwarmtepomp', extras, figures),
  };
}

/** Net investment in the middle, EUR. */
function netEur(kind: HeatPumpKind, house: House, figures: Figures): number {
  const { investmentCents, grantCents } = offerOf(kind, house, figures);
  return (investmentCents.mid - (grantCents?.single.mid ?? 0)) / 100;
}

/**
 * The kind that gains most over its life. All are set against each other in one house, the one with
 * the measures done that the most demanding of them needs; as in the plan, what those measures cost
 * is not the pump's.
 */
export function adviceFor(house: House, extras: HeatPumpExtras, figures: Figures): Advice {
  const judgements = judgeAll(house, extras, figures);
  const possible = HEAT_PUMP_KINDS.filter(
    (kind) => judgements[kind].suitability !== 'niet-geschikt',
  );
  const measures = possible.flatMap((kind) => judgements[kind].measures);
  const after = withMeasures(house, [...new Set(measures)], figures);
  const now = energyUseOf(after, figures);
  const years = figures.heatPumps.lifetime.value.years;
  const ranked = possible
    .map((kind) => {
      const { savingEur } = changeOf(after, kind, figures, now);
      return { kind, savingEur, gainEur: savingEur * years - netEur(kind, after, figures) };
    })
    .sort((a, b) => b.gainEur - a.gainEur);
  return { judgements, ...(ranked[0] ?? { kind: null, savingEur: 0, gainEur: 0 }) };
}

/**
 * What a kind gains over its life (EUR) in the house that its own figures are for: as it is, or with
 * the measures done that it needs itself. This is the gain one can check from those figures.
 */
function ownGainEur(
  kind: HeatPumpKind,
  { measures }: Judgement,
  house: House,
  figures: Figures,
): number {
  const own = withMeasures(house, measures, figures);
  const { savingEur } = changeOf(own, kind, figures, energyUseOf(own, figures));
  return savingEur * figures.heatPumps.lifetime.value.years - netEur(kind, own, figures);
}

/** The ground on which no kind is left. */
function noneReason(house: House): RecommendationCode {
  if (house.heating === 'warmtenet') return 'warmtenet';
  return house.heating === 'cv-ketel' || house.heating === 'hybride'
    ? 'geen-plek'
    : 'al-warmtepomp';
}

/**
 * The kind that the plan takes, so that a house has one advice: the plan counts what insulating costs as
 * well, and may keep the present heating.
 * @returns null where it keeps that; undefined where its kind cannot be had here
 */
function plannedKind(
  judgements: Judgements,
  house: House,
  figures: Figures,
): HeatPumpKind | null | undefined {
  const { id } = planFor(house, figures).route;
  const kind = HEAT_PUMP_KINDS.find((one) => measureOf[one] === id);
  if (kind === undefined) return null;
  return judgements[kind].suitability === 'niet-geschikt' ? undefined : kind;
}

/** Why this kind goes before the others that are possible. */
function choiceReason(
  planned: HeatPumpKind | null | undefined,
  best: HeatPumpKind,
  gainEur: number,
): RecommendationCode {
  if (planned === null) return 'plan-houdt-huidig';
  if (planned && planned !== best) return 'plan-kiest-deze';
  return gainEur < 0 ? 'kost-het-minst' : 'meeste-voordeel';
}

/**
 * The kind that is recommended and why, or none: the plan's, else the one that gains most. Where the plan
 * keeps the present heating, the kind that gains most is what the figures are of.
 */
export function recommendationOf(
  { judgements, kind: best }: Advice,
  house: House,
  figures: Figures,
): { kind: HeatPumpKind | null; reasons: HeatPumpReason<RecommendationCode>[] } {
  if (best === null) return { kind: best, reasons: [{ code: noneReason(house) }] };
  const possible = HEAT_PUMP_KINDS.filter((one) => judgements[one].suitability !== 'niet-geschikt');
  const planned = plannedKind(judgements, house, figures);
  const kind = planned ?? best;
  const { suitability, measures } = judgements[kind];
  const gainEur = ownGainEur(kind, judgements[kind], house, figures);
  const values = {
    voordeelEur: Math.round(gainEur),
    jaren: figures.heatPumps.lifetime.value.years,
    maatregelen: measures.length,
  };
  const reasons: HeatPumpReason<RecommendationCode>[] = [];
  if (possible.length === 1) reasons.push({ code: 'enige-mogelijkheid' });
  if (gainEur < 0) reasons.push({ code: 'niet-terugverdiend', values });
  if (possible.length > 1 || planned === null) {
    reasons.push({ code: choiceReason(planned, best, gainEur), values });
  }
  if (suitability === 'na-maatregelen') {
    reasons.push({ code: 'eerst-maatregelen', values: { aantal: measures.length } });
    if (judgements.hybride.suitability === 'nu-geschikt' && planned !== null) {
      reasons.push({ code: 'hybride-kan-nu-al' });
    }
  }
  return { kind, reasons };
}

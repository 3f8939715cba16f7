import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { isPriced } from '../measures/candidate.ts';
import { workedOut } from '../measures/catalogue.ts';
import { withMeasures } from '../measures/part-measures.ts';
import { planFor } from '../plan/plan.ts';
import { costEur, type Worth, worthOf } from '../plan/worth.ts';
import { HEAT_PUMP_KINDS, type HeatPumpKind, heatsWithBoiler } from '../terms/heat-pumps.ts';
import type {
  HeatPumpExtras,
  HeatPumpOutcome,
  HeatPumpReason,
  RecommendationCode,
} from './heat-pump-types.ts';
import { withPump } from './outcome.ts';
import { type Judgement, judge, measureOf } from './verdicts.ts';
import { offerOf } from './work-out.ts';

/** Every kind's verdict for a house. */
type Judgements = Record<HeatPumpKind, Judgement>;

/** What a kind comes to with what has to be done first. */
export interface KindWorth extends Worth {
  /** Power, whole kW. */
  kW: number;
}

/** What a house comes to: its verdicts, what each kind that can be had comes to, and the one that gains most. */
export interface Advice {
  judgements: Judgements;
  worths: Partial<Record<HeatPumpKind, KindWorth>>;
  kind: HeatPumpKind | null;
}

function judgeAll(house: House, extras: HeatPumpExtras, figures: Figures): Judgements {
  return {
    hybride: judge(house, 'hybride', extras, figures),
    'volledig-elektrisch': judge(house, 'volledig-elektrisch', extras, figures),
    bodemwarmtepomp: judge(house, 'bodemwarmtepomp', extras, figures),
  };
}

/** What a kind comes to with all that it needs, against the house as it is: by the plan's own rule. */
function worthIn(
  kind: HeatPumpKind,
  { measures }: Judgement,
  house: House,
  figures: Figures,
): KindWorth {
  const after = withMeasures(house, measures, figures);
  const first = measures.map((id) => workedOut(id, house, figures)).filter(isPriced);
  const offer = offerOf(kind, after, figures);
  const parts = [...first, offer].map((candidate) => ({ candidate }));
  const savingEur = costEur(house, figures) - costEur(withPump(after, kind), figures);
  const worth = worthOf(parts, savingEur, { doubled: measures.length > 0 });
  return { ...worth, kW: offer.quantity.value };
}

/** The kind that gains most when all costs count, those of what it needs first included. */
export function adviceFor(house: House, extras: HeatPumpExtras, figures: Figures): Advice {
  const judgements = judgeAll(house, extras, figures);
  const ranked = HEAT_PUMP_KINDS.filter((kind) => judgements[kind].suitability !== 'niet-geschikt')
    .map((kind) => [kind, worthIn(kind, judgements[kind], house, figures)] as const)
    .sort(([, a], [, b]) => b.gainEur - a.gainEur);
  return { judgements, worths: Object.fromEntries(ranked), kind: ranked[0]?.[0] ?? null };
}

/** The ground on which no kind is left. */
function noneReason(house: House): RecommendationCode {
  if (house.heating === 'warmtenet') return 'warmtenet';
  return heatsWithBoiler(house.heating) ? 'geen-plek' : 'al-warmtepomp';
}

/** What the plan does with the heating of a house. */
interface Planned {
  /** Null where it keeps the present heating; undefined where its kind cannot be had here. */
  kind: HeatPumpKind | null | undefined;
  gainsMost: boolean;
}

/** The plan's own choice, so that a house has one advice. */
function plannedFor(judgements: Judgements, house: House, figures: Figures): Planned {
  const { route, others } = planFor(house, figures);
  const kind = HEAT_PUMP_KINDS.find((one) => measureOf[one] === route.id);
  const gainsMost = others.every(({ heat }) => heat.gainEur <= route.heat.gainEur);
  if (kind === undefined) return { kind: null, gainsMost };
  const isPossible = judgements[kind].suitability !== 'niet-geschikt';
  return { kind: isPossible ? kind : undefined, gainsMost };
}

/** Why this kind goes before the others. */
function choiceReason(planned: Planned, possible: number): RecommendationCode {
  if (planned.kind === null) return 'plan-houdt-huidig';
  if (possible === 1) return 'enige-mogelijkheid';
  return planned.kind && !planned.gainsMost ? 'zekerst' : 'voordeligst';
}

/**
 * What is gained over the lifetime, of the sums that the visitor sees: with what has to come first, and of a whole with
 * what is bought again before its longest-lived part goes. The payback tool comes to the same over as many years.
 */
function gainOf(outcome: HeatPumpOutcome) {
  const { first } = outcome;
  const { savingCentsPerYear, netInvestmentCents, lifetimeYears } = first?.together ?? outcome;
  const renewedCents = first?.together.renewedCents ?? 0;
  const cents = savingCentsPerYear.mid * lifetimeYears - netInvestmentCents.mid - renewedCents;
  return {
    voordeelEur: Math.round(cents / 100),
    jaren: lifetimeYears,
    ...(renewedCents > 0 ? { nieuwNaJaar: outcome.lifetimeYears } : {}),
  };
}

/** Every kind worked out; null where it does not fit. */
export type Outcomes = Record<HeatPumpKind, HeatPumpOutcome | null>;

/**
 * The kind that is recommended and why, or none: the plan's, else the one that gains most. Where the plan
 * keeps the present heating, the kind that gains most is what the figures are of.
 */
export function recommendationOf(
  { judgements, kind: best }: Advice,
  outcomes: Outcomes,
  house: House,
  figures: Figures,
): { kind: HeatPumpKind | null; reasons: HeatPumpReason<RecommendationCode>[] } {
  if (best === null) return { kind: best, reasons: [{ code: noneReason(house) }] };
  const possible = HEAT_PUMP_KINDS.filter((one) => outcomes[one] !== null);
  const planned = plannedFor(judgements, house, figures);
  const kind = planned.kind ?? best;
  const { suitability, measures } = judgements[kind];
  const values = gainOf(outcomes[kind] as HeatPumpOutcome);
  const reasons: HeatPumpReason<RecommendationCode>[] = [
    { code: choiceReason(planned, possible.length) },
  ];
  if (values.voordeelEur < 0) reasons.push({ code: 'niet-terugverdiend', values });
  else if (planned.kind !== null) reasons.push({ code: 'levert-op', values });
  if (suitability === 'na-maatregelen') {
    reasons.push({ code: 'eerst-maatregelen', values: { aantal: measures.length } });
    if (judgements.hybride.suitability === 'nu-geschikt' && planned.kind !== null) {
      reasons.push({ code: 'hybride-kan-nu-al' });
    }
  }
  return { kind, reasons };
}

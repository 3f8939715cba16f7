import { open, payEur, payList } from './devices.ts';
import type { HeatPumpMeasure } from './subsidy-request.ts';
import {
  breakTie,
  byDay,
  type Context,
  doneBefore,
  note,
  refuse,
  size,
  type ToolContext,
  type Work,
} from './work.ts';

const isAir = ({ kind }: HeatPumpMeasure) => String(kind).startsWith('lucht-water-');
const isFurther = ({ unit }: HeatPumpMeasure) => (unit ?? 1) >= 2;

/** What `refuse` takes after the work. */
type Refusal = typeof refuse extends (work: Work, ...ground: infer Ground) => void ? Ground : never;

/** The ground on which the kind, the label (A++ or better) or the GWP refuses; boilers for tap water have no such label. */
function refusal(
  work: Work,
  measure: HeatPumpMeasure,
  { figures }: ToolContext,
): Refusal | undefined {
  const { airToAir, heatPumpLabel, heatPumpGwp, heatPumpLists } = figures.isde;
  const { kind, label } = measure;
  if (kind === 'lucht-lucht') return ['niet-in-isde', {}, airToAir];
  if (!isAir(measure) && !Object.hasOwn(heatPumpLists, kind)) return ['onbekende-maatregel'];
  const labelled = label !== undefined && kind !== 'warmtepompboiler';
  if (labelled && !heatPumpLabel.value.granted.includes(label)) {
    return ['wp-label-te-laag', { label }, heatPumpLabel];
  }
  const isSplit = measure.splitGwpAbove750 === true && isAir(measure);
  if (isSplit && !doneBefore(work, heatPumpGwp.value.workFrom)) {
    return ['wp-split-gwp', { ...heatPumpGwp.value }, heatPumpGwp];
  }
  if (!isAir(measure)) return isFurther(measure) ? ['wp-volgende-onbekend'] : undefined;
  // The list's amounts do not depend on the power, so only the formula asks for a valid one.
  return measure.powerKw > 0 ? undefined : ['invoer-ongeldig'];
}

type Pump = ReturnType<typeof open<'warmtepomp'>>[number];

/** Best paid first: with the bonus, then the one that may have it, then the strongest. */
function byGrant(a: Pump, b: Pump): number {
  const kW = ({ measure }: Pump) => Math.min(measure.powerKw, Number.MAX_VALUE);
  const rank = ({ label }: HeatPumpMeasure) => ['A++', undefined, 'A+++'].indexOf(label);
  return rank(b.measure) - rank(a.measure) || kW(b) - kW(a) || breakTie(a.work, b.work);
}

/**
 * Which of a home's units is the first: the one that was done first. `isde.wp.second` speaks of second
 * and further units, which is read in time. Of units of one day, or all still to be done, the owner may
 * choose: the best paid one. A unit that gets no grant is none; one of before these rules is.
 */
const byTurn = (a: Pump, b: Pump): number => byDay(a.work, b.work);

/**
 * Units that RVO's list pays, by what they do: heat for rooms from ground or water, or hot water. No
 * source gives the amount of a second one (`isde.wp.gw.formula`: not found), so only the first is paid.
 */
function refuseFurtherListed(works: readonly Work[], { figures }: Context): void {
  const lists = figures.isde.heatPumpLists;
  const eur = ({ measure }: Pump) => lists[measure.kind as keyof typeof lists].value.medianEur;
  const listed = open(works, 'warmtepomp')
    .filter(({ measure }) => !isAir(measure))
    .sort((a, b) => byTurn(a, b) || eur(b) - eur(a) || breakTie(a.work, b.work));
  const paid = new Set<boolean>();
  for (const { work, measure } of listed) {
    const isBoiler = measure.kind === 'warmtepompboiler';
    if (paid.has(isBoiler)) refuse(work, 'wp-volgende-onbekend');
    paid.add(isBoiler);
  }
}

/** Refuses what gets no grant, before measures are counted. */
export function judgeHeatPumps(works: readonly Work[], context: ToolContext): void {
  for (const { work, measure } of open(works, 'warmtepomp')) {
    const ground = refusal(work, measure, context);
    if (ground !== undefined) refuse(work, ...ground);
  }
  refuseFurtherListed(works, context);
}

/** First air-to-water unit (`isde.wp.lw`): start amount, an amount per kW, a bonus for A+++, at least the minimum. */
function payFirst(work: Work, measure: HeatPumpMeasure, kW: number, { figures }: Context): void {
  const { startEur, eurPerKw, bonusAppPEur, minimumEur } = figures.isde.heatPump.value;
  const bonusEur = measure.label === 'A+++' ? bonusAppPEur : 0;
  const eur = startEur + eurPerKw * kW + bonusEur;
  payEur(work, Math.max(minimumEur, eur), figures.isde.heatPump);
  work.bonusCents = bonusEur * 100;
  if (eur < minimumEur) note(work, 'wp-minimum', { eur: minimumEur });
  if (bonusEur > 0) note(work, 'wp-bonus', { eur: bonusEur });
  if (measure.label === undefined) {
    note(work, 'wp-label-onbekend', { bonusEur: bonusAppPEur });
    work.amount.high = Math.round(Math.max(minimumEur, eur + bonusAppPEur) * 100);
  }
}

/**
 * Heat pumps: air-to-water by the formula, the first unit whole and further ones per kW only
 * (`isde.wp.second`, taken to be of this kind: its 225 is the formula's); ground and water source and
 * boilers by RVO's list. Never doubled.
 */
export function payHeatPumps(works: readonly Work[], context: ToolContext): void {
  const { heatPumpLists, furtherHeatPump, heatPumpPower } = context.figures.isde;
  const pumps = open(works, 'warmtepomp');
  const air = pumps.filter(({ measure }) => isAir(measure));
  air.sort((a, b) => byTurn(a, b) || byGrant(a, b));
  const first = air.find(({ measure }) => !isFurther(measure));
  for (const { work, measure } of air) {
    const kW = size(work, measure.powerKw, heatPumpPower.value.maxKw);
    if (work === first?.work) payFirst(work, measure, kW, context);
    else {
      payEur(work, furtherHeatPump.value.eurPerKw * kW, furtherHeatPump);
      note(work, 'wp-volgende', { eurPerKw: furtherHeatPump.value.eurPerKw });
    }
  }
  for (const { work, measure } of pumps) {
    if (!isAir(measure)) payList(work, heatPumpLists[measure.kind as keyof typeof heatPumpLists]);
  }
}

/** An unknown build year leaves the grant open: it may also be nothing. */
export function openBuildYear(works: readonly Work[]): void {
  for (const work of works) {
    if (work.grounds.some(({ code }) => code === 'bouwjaar-onbekend')) work.amount.low = 0;
  }
}

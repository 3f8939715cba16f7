import { open, payEur, payList } from './devices.ts';
import type { HeatPumpMeasure } from './subsidy-request.ts';
import { breakTie, type Context, note, refuse, size, type Work } from './work.ts';

const isAir = ({ kind }: HeatPumpMeasure) => String(kind).startsWith('lucht-water-');
const isFurther = ({ unit }: HeatPumpMeasure) => (unit ?? 1) >= 2;

/** What `refuse` takes after the work. */
type Refusal = typeof refuse extends (work: Work, ...ground: infer Ground) => void ? Ground : never;

/** The ground on which the kind, the label (A++ or better) or the GWP refuses; boilers for tap water have no such label. */
function refusal(measure: HeatPumpMeasure, { figures }: Context): Refusal | undefined {
  const { airToAir, heatPumpLabel, heatPumpGwp, heatPumpLists } = figures.isde;
  const { kind, label } = measure;
  if (kind === 'lucht-lucht') return ['niet-in-isde', {}, airToAir];
  if (!isAir(measure) && !Object.hasOwn(heatPumpLists, kind)) return ['onbekende-maatregel'];
  const labelled = label !== undefined && kind !== 'warmtepompboiler';
  if (labelled && !heatPumpLabel.value.granted.includes(label)) {
    return ['wp-label-te-laag', { label }, heatPumpLabel];
  }
  if (measure.splitGwpAbove750 === true && isAir(measure)) {
    return ['wp-split-gwp', { ...heatPumpGwp.value }, heatPumpGwp];
  }
  if (!isAir(measure)) return isFurther(measure) ? ['wp-volgende-onbekend'] : undefined;
  // The list's amounts do not depend on the power, so only the formula asks for a valid one.
  return measure.powerKw > 0 ? undefined : ['invoer-ongeldig'];
}

/** Refuses what gets no grant, before measures are counted. */
export function judgeHeatPumps(works: readonly Work[], context: Context): void {
  for (const { work, measure } of open(works, 'warmtepomp')) {
    const ground = refusal(measure, context);
    if (ground !== undefined) refuse(work, ...ground);
  }
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

type Pump = ReturnType<typeof open<'warmtepomp'>>[number];

/** Best paid first: with the bonus, then the one that may have it, then the strongest. */
function byGrant(a: Pump, b: Pump): number {
  const kW = ({ measure }: Pump) => Math.min(measure.powerKw, Number.MAX_VALUE);
  const rank = ({ label }: HeatPumpMeasure) => ['A++', undefined, 'A+++'].indexOf(label);
  return rank(b.measure) - rank(a.measure) || kW(b) - kW(a) || breakTie(a.work, b.work);
}

/**
 * Heat pumps: air-to-water by the formula, the first unit whole and further ones per kW only
 * (`isde.wp.second`); ground and water source and boilers by RVO's list. Never doubled.
 */
export function payHeatPumps(works: readonly Work[], context: Context): void {
  const { heatPumpLists, furtherHeatPump, heatPumpPower } = context.figures.isde;
  const pumps = open(works, 'warmtepomp');
  const air = pumps.filter(({ measure }) => isAir(measure)).sort(byGrant);
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
